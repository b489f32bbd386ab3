import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as z from 'zod/mini'
import { problem } from './problem.ts'

export type Config = {
  port: number
  host: string
  publicUrl: string
  dataDir: string
  /** Absent: the embedded server under `dataDir`. */
  databaseUrl: string | undefined
  demo: boolean
  smtpUrl: string | undefined
  filesUrl: URL
  cepUrls: string[]
  pushServices: string[]
  roles: { web: boolean; worker: boolean }
  limits: boolean
  logLevel: string
}

/** Reads the settings once; every wrong one is named in a single line. */
export function readConfig(env: Record<string, string | undefined> = environment()): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = Settings.safeParse(given)
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
    throw problem(`Wrong settings: ${wrong.join('; ')}.`)
  }
  const settings = parsed.data
  const dataDir = resolve(settings.DATA_DIR)
  return {
    port: settings.PORT,
    host: settings.HOST,
    publicUrl: settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`,
    dataDir,
    databaseUrl: settings.DATABASE_URL,
    demo: (settings.DEMO ?? (settings.DATABASE_URL ? 'off' : 'on')) === 'on',
    smtpUrl: settings.SMTP_URL,
    filesUrl: new URL(settings.FILES_URL ?? pathToFileURL(resolve(dataDir, 'files')).href),
    cepUrls: settings.CEP_URLS,
    pushServices: settings.PUSH_SERVICES,
    roles: { web: settings.ROLE !== 'worker', worker: settings.ROLE !== 'web' },
    limits: settings.LIMITS === 'on',
    logLevel: settings.LOG_LEVEL,
  }
}

function environment() {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return process.env
}

const url = (protocols: string[], example: string) =>
  z.string().check(
    z.refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
      error: `must be an address like ${example}`,
    }),
  )

const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` })

const listOf = (isRight: (part: string) => boolean, error: string) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => text.split(',').map((part) => part.trim())),
    ),
    z.array(z.string().check(z.refine(isRight, { error }))),
  )

const web = url(['http:', 'https:'], 'https://petisco.example')

const Settings = z.object({
  PORT: z._default(
    z.pipe(
      z.string().check(z.regex(/^\d+$/, { error: 'must be a number from 0 to 65535' })),
      z.pipe(
        z.transform(Number),
        z.int().check(z.lte(65_535, { error: 'must be a number from 0 to 65535' })),
      ),
    ),
    3000,
  ),
  HOST: z._default(z.string(), '127.0.0.1'),
  PUBLIC_URL: z.optional(web),
  DATA_DIR: z._default(z.string(), 'data'),
  DATABASE_URL: z.optional(url(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/petisco')),
  DEMO: z.optional(oneOf(['on', 'off'])),
  SMTP_URL: z.optional(url(['smtp:', 'smtps:'], 'smtp://user:password@host:587')),
  FILES_URL: z.optional(url(['file:', 's3:'], 'file:///srv/files or s3://key:secret@host/bucket')),
  CEP_URLS: z._default(
    listOf(
      (text) => text.includes('{cep}') && URL.canParse(text),
      'must be addresses with {cep} in them, separated by commas',
    ),
    ['https://viacep.com.br/ws/{cep}/json/', 'https://opencep.com/v1/{cep}'],
  ),
  PUSH_SERVICES: z._default(
    listOf(
      (text) => /^https?:\/\/(\*\.)?[\w.-]+(:\d+)?$/.test(text),
      'must be addresses like https://push.example or https://*.push.example, separated by commas',
    ),
    [
      'https://fcm.googleapis.com',
      'https://updates.push.services.mozilla.com',
      'https://*.notify.windows.com',
      'https://web.push.apple.com',
    ],
  ),
  ROLE: z._default(oneOf(['all', 'web', 'worker']), 'all'),
  LIMITS: z._default(oneOf(['on', 'off']), 'on'),
  LOG_LEVEL: z._default(oneOf(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
})
