import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseEnv } from 'node:util'
import * as z from 'zod/mini'
import { brand } from '#brand/brand.ts'
import { type MessageChannel, messageChannels } from '#contract/phone-messages.ts'
import { databaseHosts } from './database-hosts.ts'
import type { InvoiceMail } from './invoice-mail.ts'
import { addressIn, type MailAddress } from './mail-address.ts'
import { closestName, nearestName } from './nearest-name.ts'
import { type GatewaySettings, readTemplates } from './phone-messages/template.ts'
import { problem } from './problem.ts'
import { secretIn } from './secrets/keys.ts'
import {
  isLoopback,
  type SingleSignOn,
  singleSignOnFaults,
  singleSignOnOf,
  singleSignOnSettings,
} from './single-sign-on.ts'

export type Config = {
  port: number
  host: string
  publicUrl: string
  dataDir: string
  /** Absent for the embedded server under `dataDir`. */
  databaseUrl: string | undefined
  /** The first is the newest. Empty for the keys in `dataDir`. */
  secretKeys: readonly Buffer[]
  demo: boolean
  /** Nobody else can reach it, so the demo world with its known passwords needs no setting. */
  isLocal: boolean
  smtpUrl: string | undefined
  /** Whom mails are from. */
  mailFrom: MailAddress
  mailReplyTo: MailAddress | undefined
  /** By which messages go to phones. */
  messages: (GatewaySettings & { channel: MessageChannel; perHour: number }) | undefined
  filesUrl: URL
  /** Certificates of the authorities that issuers of invoices sign under. */
  trustDir: string | undefined
  /** Into it distributors' files are dropped. */
  feedsDir: string | undefined
  /** Absent where invoices are not taken by mail. */
  invoiceMail: InvoiceMail | undefined
  cepUrls: string[]
  pushServices: string[]
  /** Whether webhooks may lead to private addresses, and go without TLS. */
  webhooksPrivate: boolean
  /** Whether everything is exported each night. */
  exports: boolean
  /** Absent where the team signs in with passwords alone. */
  singleSignOn: SingleSignOn | undefined
  /** Whether the team signs in with passwords. */
  staffPasswords: boolean
  roles: { web: boolean; worker: boolean }
  limits: boolean
  /** How long a stopping process still answers, so that load balancers can turn away first. */
  drainSeconds: number
  logLevel: string
  /** Speaks OTLP over HTTP. */
  traceCollector: string | undefined
  /** Where a worker without web tells how it is. */
  metricsPort: number | undefined
}

/** `fromFile`: the names in `.env`, which is ours alone, so that a name which is no setting is a mistake there. */
export function readConfig(
  env: Record<string, string | undefined> = environment(),
  fromFile: readonly string[] = env === process.env ? namesInFile() : [],
): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([name, value]) => value !== undefined && (value !== '' || isAddress(name))),
  )
  const parsed = Settings.safeParse(given)
  const wrong = [
    ...(parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')} ${issue.message}`),
    ...misspelt(Object.keys(given), fromFile),
    ...(parsed.data ? [...messageFaults(parsed.data), ...invoiceMailFaults(parsed.data)] : []),
    ...(parsed.success ? singleSignOnFaults(parsed.data) : []),
  ]
  if (!parsed.success || wrong.length > 0) throw problem(asSentence(`Wrong settings: ${wrong.join('; ')}`))
  const settings = parsed.data
  const dataDir = resolve(settings.DATA_DIR)
  const publicUrl = settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`
  return {
    port: settings.PORT,
    host: settings.HOST,
    publicUrl,
    dataDir,
    databaseUrl: settings.DATABASE_URL,
    secretKeys: settings.SECRET_KEY,
    demo: (settings.DEMO ?? (isLocal(settings) ? 'on' : 'off')) === 'on',
    isLocal: isLocal(settings),
    smtpUrl: settings.SMTP_URL,
    mailFrom: { name: brand.name, ...(settings.MAIL_FROM ?? noReplyAt(publicUrl)) },
    mailReplyTo: settings.MAIL_REPLY_TO,
    messages: messagesIn(settings),
    filesUrl: new URL(settings.FILES_URL ?? pathToFileURL(resolve(dataDir, 'files')).href),
    trustDir: settings.TRUST_DIR === undefined ? undefined : resolve(settings.TRUST_DIR),
    feedsDir: settings.FEEDS_DIR === undefined ? undefined : resolve(settings.FEEDS_DIR),
    invoiceMail: invoiceMailIn(settings),
    cepUrls: settings.CEP_URLS,
    pushServices: settings.PUSH_SERVICES,
    webhooksPrivate: settings.WEBHOOKS_PRIVATE === 'on',
    exports: settings.EXPORTS === 'on',
    singleSignOn: singleSignOnOf(settings),
    staffPasswords: settings.STAFF_PASSWORDS === 'on',
    roles: { web: settings.ROLE !== 'worker', worker: settings.ROLE !== 'web' },
    limits: settings.LIMITS === 'on',
    drainSeconds: settings.DRAIN_SECONDS ?? (isLocal(settings) ? 0 : 3),
    logLevel: settings.LOG_LEVEL,
    traceCollector: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
    metricsPort: settings.METRICS_PORT,
  }
}

function invoiceMailIn(settings: z.infer<typeof Settings>): Config['invoiceMail'] {
  const { INVOICE_MAIL_ADDRESS: address, INVOICE_MAIL_IMAP_URL: url, INVOICE_MAIL_SERVER: server } = settings
  if (address === undefined) return undefined
  return { address, mailbox: url && server ? { url, server } : undefined }
}

function invoiceMailFaults(settings: z.infer<typeof Settings>): string[] {
  const { INVOICE_MAIL_ADDRESS: address, INVOICE_MAIL_IMAP_URL: url, INVOICE_MAIL_SERVER: server } = settings
  if (url && !server)
    return [
      'INVOICE_MAIL_IMAP_URL needs INVOICE_MAIL_SERVER, the name by which your mail server says whether senders are proved',
    ]
  if (server && !url) return ['INVOICE_MAIL_SERVER has no use without INVOICE_MAIL_IMAP_URL, the mailbox']
  return url && !address ? ['INVOICE_MAIL_IMAP_URL has no use without INVOICE_MAIL_ADDRESS'] : []
}

function messagesIn(settings: z.infer<typeof Settings>): Config['messages'] {
  if (settings.MESSAGES_URL === undefined) return undefined
  return {
    url: settings.MESSAGES_URL,
    headers: settings.MESSAGES_HEADERS,
    body: settings.MESSAGES_BODY,
    codeBody: settings.MESSAGES_CODE_BODY,
    channel: settings.MESSAGES_CHANNEL,
    perHour: settings.MESSAGES_PER_HOUR,
  }
}

function messageFaults(settings: z.infer<typeof Settings>): string[] {
  const messages = messagesIn(settings)
  if (messages) return readTemplates(messages).faults
  const idle = (['MESSAGES_HEADERS', 'MESSAGES_BODY', 'MESSAGES_CODE_BODY'] as const).find(
    (name) => settings[name],
  )
  return idle ? [`${idle} has no use without MESSAGES_URL, the address of the gateway`] : []
}

/** An empty setting counts as absent, but an empty address would silently point elsewhere. */
function isAddress(name: string) {
  return name.endsWith('_URL')
}

/** If the setting itself is given too, a similar name belongs to another program. */
function misspelt(names: readonly string[], fromFile: readonly string[]) {
  const missing = settingNames.filter((name) => !names.includes(name))
  const others = names.filter((name) => !settingNames.includes(name) && !ofOthers.includes(name))
  return others.flatMap((name) => {
    const meant = nearestName(name, missing)
    if (meant) return [`${name} is not a setting: did you mean ${meant}?`]
    if (!fromFile.includes(name)) return []
    return [`${name} in .env is not a setting: the nearest name is ${closestName(name, settingNames)}`]
  })
}

const ofOthers = ['LOGLEVEL', 'BROWSER_PATH', 'NODE_ENV', 'NODE_OPTIONS', 'NODE_EXTRA_CA_CERTS', 'TZ']

function noReplyAt(publicUrl: string): MailAddress {
  return { address: `nao-responda@${new URL(publicUrl).hostname}` }
}

function asSentence(text: string) {
  return text.endsWith('?') ? text : `${text}.`
}

/** Phones of the demo world may be somebody's. */
function isLocal(settings: z.infer<typeof Settings>) {
  const { HOST, PUBLIC_URL, DATABASE_URL, SMTP_URL, FILES_URL, MESSAGES_URL } = settings
  return !DATABASE_URL && !SMTP_URL && !FILES_URL && !PUBLIC_URL && !MESSAGES_URL && isLoopback(HOST)
}

const file = '.env'

function environment() {
  if (existsSync(file)) process.loadEnvFile(file)
  return process.env
}

function namesInFile() {
  return existsSync(file) ? Object.keys(parseEnv(readFileSync(file, 'utf8'))) : []
}

const emptyAddress = 'is empty: give it a value, or leave it out'

const url = (protocols: string[], example: string) =>
  z.string().check(
    z.refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
      error: ({ input }) => (input === '' ? emptyAddress : `must be an address like ${example}`),
    }),
  )

function isPostgres(text: string) {
  return URL.canParse(text) && ['postgres:', 'postgresql:'].includes(new URL(text).protocol)
}

const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` })

const wholeNumberTo = (most: number) => {
  const error = `must be a number from 0 to ${most}`
  return z.pipe(
    z.string().check(z.regex(/^\d+$/, { error })),
    z.pipe(z.transform(Number), z.int().check(z.lte(most, { error }))),
  )
}

const listOf = (isRight: (part: string) => boolean, error: string) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => text.split(',').map((part) => part.trim())),
    ),
    z.array(z.string().check(z.refine(isRight, { error }))),
  )

const mailAddress = z.pipe(
  z.string().check(
    z.refine((text) => addressIn(text) !== undefined, {
      error: 'must be an address like ola@petisco.example, or Petisco <ola@petisco.example>',
    }),
  ),
  z.transform(addressIn),
)

const web = url(['http:', 'https:'], 'https://petisco.example')

const Settings = z.object({
  PORT: z._default(wholeNumberTo(65_535), 3000),
  HOST: z._default(z.string(), '127.0.0.1'),
  PUBLIC_URL: z.optional(web),
  DATA_DIR: z._default(z.string(), 'data'),
  DATABASE_URL: z.optional(
    z.string().check(
      z.refine((text) => databaseHosts(text).every(isPostgres), {
        error: ({ input }) =>
          input === ''
            ? emptyAddress
            : 'must be an address like postgres://user:password@host:5432/petisco, with commas between several hosts',
      }),
      z.refine((text) => !/target_session_attrs=(?!(read-write|primary)(&|$))/.test(text), {
        error: 'must leave target_session_attrs out, or say read-write',
      }),
    ),
  ),
  SECRET_KEY: z._default(
    z.pipe(
      listOf(
        (text) => secretIn(text) !== undefined,
        'must be 32 bytes in base64; several are separated by commas, the newest first',
      ),
      z.transform((texts) => texts.flatMap((text) => secretIn(text) ?? [])),
    ),
    [],
  ),
  DEMO: z.optional(oneOf(['on', 'off'])),
  SMTP_URL: z.optional(url(['smtp:', 'smtps:'], 'smtp://user:password@host:587')),
  MAIL_FROM: z.optional(mailAddress),
  MAIL_REPLY_TO: z.optional(mailAddress),
  MESSAGES_URL: z.optional(z.string().check(z.minLength(1, { error: emptyAddress }))),
  MESSAGES_HEADERS: z.optional(z.string()),
  MESSAGES_BODY: z.optional(z.string()),
  MESSAGES_CODE_BODY: z.optional(z.string()),
  MESSAGES_CHANNEL: z._default(oneOf(messageChannels), 'sms'),
  MESSAGES_PER_HOUR: z._default(wholeNumberTo(1_000_000), 500),
  FILES_URL: z.optional(url(['file:', 's3:'], 'file:///srv/files or s3://key:secret@host/bucket')),
  TRUST_DIR: z.optional(z.string()),
  FEEDS_DIR: z.optional(z.string()),
  INVOICE_MAIL_ADDRESS: z.optional(
    z.string().check(
      z.regex(/^[\w.-]+@[\w-]+(?:\.[\w-]+)+$/, {
        error: 'must be an address like notas@petisco.example, to which +code is added for each member',
      }),
    ),
  ),
  INVOICE_MAIL_IMAP_URL: z.optional(url(['imap:', 'imaps:'], 'imaps://user:password@host/INBOX')),
  INVOICE_MAIL_SERVER: z.optional(
    z.string().check(z.regex(/^[\w.-]+$/, { error: 'must be a name like mx.petisco.example' })),
  ),
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
  WEBHOOKS_PRIVATE: z._default(oneOf(['on', 'off']), 'off'),
  EXPORTS: z._default(oneOf(['on', 'off']), 'off'),
  ...singleSignOnSettings,
  ROLE: z._default(oneOf(['all', 'web', 'worker']), 'all'),
  DRAIN_SECONDS: z.optional(wholeNumberTo(5)),
  LIMITS: z._default(oneOf(['on', 'off']), 'on'),
  METRICS_PORT: z.optional(wholeNumberTo(65_535)),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(web),
  LOG_LEVEL: z._default(oneOf(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
})

export const settingNames: readonly string[] = Object.keys(Settings.shape)
