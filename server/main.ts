import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { prepareFolder } from './invoices/feeds/prepare-folder.ts'
import { warnOfMailbox } from './invoices/mailed/mailbox.ts'
import { loadTrust } from './invoices/proof/trust.ts'
import { type Config, readConfig } from './platform/config.ts'
import { requireUsableDatabase } from './platform/database-faults.ts'
import { createLog, type Log } from './platform/log.ts'
import { migrate } from './platform/migrate.ts'
import { onParentGone } from './platform/parent.ts'
import { requireFreePort } from './platform/port.ts'
import { startPostgres } from './platform/postgres.ts'
import { closeToOthers } from './platform/private-folder.ts'
import { isProblem } from './platform/problem.ts'
import {
  requireAll,
  requireDataFolder,
  requireFileStore,
  requireReadableWebApp,
  warnOfMailServer,
} from './platform/start-checks.ts'
import { buildWebApp, webAppFolder } from './platform/web-build.ts'
import type { Running } from './program.ts'
import { warnOfProvider } from './staff/single-sign-on/provider.ts'

const running: Running = { stops: [], isStopping: false, stopJobs: async () => {} }
let drainMs = 0
/** Above what is awaited here, or it has no value while the start is on its way. */
const endsWithinMs = 9500

/** In development Vite serves the web app. */
const apiOnly = process.argv.includes('--api-only')

const starting = start()
process.once('SIGINT', stop).once('SIGTERM', stop)
if (process.argv.includes('--stop-with-parent')) onParentGone(() => void stop())
await starting.catch(giveUp)

async function start() {
  const config = readConfig()
  const log = createLog(config.logLevel)
  const { roles } = config
  drainMs = roles.web ? config.drainSeconds * 1000 : 0
  // One forgotten failure in a library must not take everybody's requests with it.
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'a failure that nobody awaited'))
  const servesWebApp = roles.web && !apiOnly
  await requireWhatIsNeeded(config, log)
  // Both take seconds at the first start, and neither needs the other.
  const [stores] = await Promise.all([openStores(config, log), servesWebApp && buildWebApp()])
  const { serve } = await loadProgram()
  await serve({ config, log, stores, servesWebApp }, running)
}

/** All features and their libraries: a second in which this process does nothing else, best while it waits anyway. */
function loadProgram() {
  return import('./program.ts')
}

async function openStores(config: Config, log: ReturnType<typeof createLog>) {
  const url = await migratedDatabase(config, log)
  await keepToOurselves(config)
  const program = await loadProgram()
  return program.openStores({ config, log, url }, running)
}

async function requireWhatIsNeeded(config: Config, log: Log) {
  const { roles } = config
  await requireAll([
    roles.web && requireFreePort(config),
    roles.web && !apiOnly && requireReadableWebApp(webAppFolder),
    requireDataFolder(config),
    requireFileStore(config, log),
    config.databaseUrl && requireUsableDatabase(config.databaseUrl),
    config.trustDir && loadTrust(config.trustDir),
    config.feedsDir && roles.worker && prepareFolder(config.feedsDir),
    warnOfMailServer(config, log),
    roles.worker && warnOfMailbox(config.invoiceMail, log),
    roles.web && warnOfProvider(config.singleSignOn, log),
  ])
}

/** From here on; anybody may read the web app, whose build began before. */
async function keepToOurselves({ databaseUrl, dataDir }: Config) {
  process.umask(0o077)
  // The embedded database has seen to its own folder.
  const folders = [...(databaseUrl ? [dataDir] : []), join(dataDir, 'mail'), join(dataDir, 'uploads')]
  for (const folder of folders) await closeToOthers(folder)
}

async function migratedDatabase(config: Config, log: Log) {
  const url = config.databaseUrl ?? (await embeddedDatabase(config, log))
  await migrate(url)
  return url
}

async function embeddedDatabase({ dataDir }: Config, log: Log) {
  const onDeath = (reason: unknown) => log.error({ err: reason }, 'PostgreSQL has died and is started again')
  const postgres = await startPostgres({ folder: dataDir, onDeath, onWait: () => void loadProgram() })
  running.stops.push(() => postgres.stop())
  return postgres.url
}

/**
 * Tells load balancers first and takes no new jobs, then ends requests, then the database. Neither a second
 * signal nor something that never ends is waited for.
 */
async function stop() {
  process.once('SIGINT', () => process.exit(130)).once('SIGTERM', () => process.exit(143))
  running.isStopping = true
  setTimeout(() => {
    process.stderr.write('Petisco did not end by itself and was cut off.\n')
    process.exit(1)
  }, endsWithinMs).unref()
  await starting.catch(() => undefined)
  void running.stopJobs().catch(() => undefined)
  await pause(drainMs)
  await stopAll()
  process.exit(0)
}

async function giveUp(error: unknown) {
  process.stderr.write(`${isProblem(error) ? error.message : describe(error)}\n`)
  await stopAll()
  process.exit(1)
}

async function stopAll() {
  for (const stopOne of running.stops.splice(0).reverse()) await stopOne()
}

function describe(error: unknown) {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
