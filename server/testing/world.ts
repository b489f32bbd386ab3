import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildApp, claimDatabaseSecrets, claimFileStore, gauges, jobs, personalData } from '#server/app.ts'
import type { Clock } from '#server/platform/clock.ts'
import { openDatabase } from '#server/platform/db.ts'
import { openFiles } from '#server/platform/files.ts'
import type { Http } from '#server/platform/http-routes.ts'
import type { InvoiceMail } from '#server/platform/invoice-mail.ts'
import { runDueJobs } from '#server/platform/jobs.ts'
import { createLog } from '#server/platform/log.ts'
import { createMetrics } from '#server/platform/metrics.ts'
import type { PhoneGateway } from '#server/platform/phone-messages/gateway.ts'
import type { KeyPlace } from '#server/platform/secrets/keys.ts'
import type { SingleSignOn } from '#server/platform/single-sign-on.ts'
import { createApi } from './api.ts'
import { createTestClock } from './clock.ts'
import { copyDatabase } from './database-copy.ts'
import { createGiven } from './given.ts'
import { createMailbox } from './mailbox.ts'
import { testSecretKey } from './secret-key.ts'

type Options = {
  templateUrl: string
  webAppFolder?: string
  cepUrls?: readonly string[]
  pushServices?: readonly string[]
  heartbeatMs?: number
  /** Nothing is remembered by default, because tests change the database behind the server's back. */
  sessionsKeptForMs?: number
  isDemo?: boolean
  webhooksPrivate?: boolean
  exports?: boolean
  invoiceMail?: InvoiceMail | undefined
  phoneGateway?: PhoneGateway | undefined
  singleSignOn?: SingleSignOn
  staffPasswords?: boolean
  publicUrl?: string
  /** Empty for a key that is made in the world's folder. */
  secretKeys?: readonly Buffer[]
  /** A database and files that are there already. */
  place?: { databaseUrl: string; filesUrl: URL; keyPlace: KeyPlace }
  features?: (http: Http) => void
}

type ProcessOptions = {
  invoiceMail?: InvoiceMail | undefined
  phoneGateway?: PhoneGateway
  singleSignOn?: SingleSignOn | undefined
  staffPasswords?: boolean
  webhooksPrivate?: boolean
  trustDir?: string | undefined
  clock?: Clock
  heartbeatMs?: number
  features?: (http: Http) => void
}

/** Which invoices are hidden until somebody looked again goes by their ids, so by chance: who tests that asks for it. */
const noBlindChecks = 'update setting set blind_check_percent = 0, instant_blind_percent = 0'

export type World = Awaited<ReturnType<typeof createWorld>>

export async function createWorld({ templateUrl, features, ...settings }: Options) {
  const { webAppFolder = '', cepUrls = [], pushServices = ['https://push.test'], heartbeatMs } = settings
  const {
    webhooksPrivate = false,
    exports = false,
    invoiceMail,
    phoneGateway,
    isDemo = false,
    sessionsKeptForMs = 0,
    secretKeys = [testSecretKey],
    place,
    singleSignOn,
    staffPasswords,
    publicUrl = 'https://petisco.test',
  } = settings
  const databaseUrl = place?.databaseUrl ?? (await copyDatabase(templateUrl))
  const folder = await mkdtemp(join(tmpdir(), 'petisco-world-'))
  const logLines: string[] = []
  const log = createLog('info', { write: (line) => void logLines.push(line) })
  const database = openDatabase(databaseUrl, log)
  if (!place) await database.pool.query(noBlindChecks)
  const clock = createTestClock()
  const mailbox = createMailbox()
  const files = await openFiles(place?.filesUrl ?? pathToFileURL(join(folder, 'files')))
  await claimFileStore({ database, files, log })
  const keyPlace = place?.keyPlace ?? { secretKeys, dataDir: folder }
  const secrets = await claimDatabaseSecrets({ database, place: keyPlace })
  const metrics = createMetrics()
  metrics.watch(database, gauges)
  const uploadsFolder = join(folder, 'uploads')
  const foundation = {
    database,
    files,
    secrets,
    uploadsFolder,
    clock,
    log,
    limits: true,
    cepUrls,
    pushServices,
    heartbeatMs,
    isDemo,
    sendsMail: true,
    publicUrl,
    sessionsKeptForMs,
    storeKeptForMs: 0,
    trendsKeptForMs: 0,
    webAppFolder,
    metrics,
    // Nobody is there unless a test says otherwise.
    trustDir: join(folder, 'trust'),
    webhooksPrivate,
    exports,
    invoiceMail,
    phoneGateway,
    singleSignOn,
    staffPasswords,
  }
  const app = await buildApp({ ...foundation, worker: () => 'elsewhere' }, features)

  /** Another process on the same database, with connections of its own. */
  async function anotherProcess(its: ProcessOptions = {}) {
    const connections = openDatabase(databaseUrl, log)
    const process = { ...foundation, ...its, database: connections, worker: () => 'elsewhere' as const }
    const itsApp = await buildApp(process, its.features ?? features)
    return {
      app: itsApp,
      database: connections,
      api: createApi(itsApp),
      [Symbol.asyncDispose]: async () => {
        await itsApp.close()
        await connections.close()
      },
    }
  }

  return {
    app,
    anotherProcess,
    api: createApi(app),
    given: createGiven(database, clock, secrets),
    clock,
    database,
    databaseUrl,
    files,
    secrets,
    keyPlace,
    uploadsFolder,
    personalData: personalData(secrets),
    mailbox,
    logLines,
    runJobs: (
      its: {
        trustDir?: string | undefined
        feedsDir?: string
        webhooksPrivate?: boolean
        exports?: boolean
        invoiceMail?: InvoiceMail
        phoneGateway?: PhoneGateway
      } = {},
    ) => runDueJobs(jobs, { ...foundation, trustDir: undefined, mail: mailbox, ...its }),
    async stop() {
      await app.close()
      await database.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
