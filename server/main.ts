import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { brand } from '#brand/brand.ts'
import { type DemoPlace, demoPassword, demoSignIns, fillWithDemo, hasDemoWorld } from '#db/seed.ts'
import { type App, buildApp, claimDatabaseSecrets, claimFileStore, gauges, jobs } from './app.ts'
import { lineAboutSamples, samplesTrustDir, trustDirOf } from './demo-samples.ts'
import { prepareFolder } from './invoices/feeds/watch-folder.ts'
import { warnOfMailbox } from './invoices/mailed/mailbox.ts'
import { loadTrust } from './invoices/proof/trust.ts'
import { systemClock as clock } from './platform/clock.ts'
import { type Config, readConfig } from './platform/config.ts'
import { requireUsableDatabase } from './platform/database-faults.ts'
import { openDatabase } from './platform/db.ts'
import { openFiles } from './platform/files.ts'
import { createServer } from './platform/http.ts'
import { serveHealth } from './platform/http-health.ts'
import { startWorker } from './platform/jobs.ts'
import { createLog, type Log } from './platform/log.ts'
import { openMail } from './platform/mail.ts'
import { createMetrics } from './platform/metrics.ts'
import { migrate } from './platform/migrate.ts'
import { onParentGone } from './platform/parent.ts'
import { openGateway } from './platform/phone-messages/gateway.ts'
import { listenProblem, requireFreePort } from './platform/port.ts'
import { startPostgres } from './platform/postgres.ts'
import { closeToOthers } from './platform/private-folder.ts'
import { isProblem, problem } from './platform/problem.ts'
import { keyFile } from './platform/secrets/keys.ts'
import {
  requireAll,
  requireDataFolder,
  requireFileStore,
  requireReadableWebApp,
  warnOfMailServer,
} from './platform/start-checks.ts'
import { warnOfSuperuser } from './platform/superuser.ts'
import { startTracing } from './platform/tracing.ts'
import { buildWebApp, compressWebApp, webAppFolder } from './platform/web-build.ts'
import { warnOfProvider } from './staff/single-sign-on/provider.ts'

const stops: Array<() => Promise<void>> = []
let isStopping = false
let drainMs = 0
let stopJobs = async () => {}

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
  const [{ database, secrets, files, isDemo }] = await Promise.all([
    openStores(config, log),
    servesWebApp && buildWebApp(),
  ])

  const metrics = createMetrics()
  metrics.watchProcess()
  metrics.watch(database, gauges)
  const mail = openMail({
    smtpUrl: config.smtpUrl,
    from: config.mailFrom,
    replyTo: config.mailReplyTo,
    folder: join(config.dataDir, 'mail'),
  })
  const phoneGateway = config.messages && openGateway(config.messages)
  const { publicUrl, feedsDir, invoiceMail, webhooksPrivate, exports } = config
  const trustDir = trustDirOf(config, isDemo)
  const worker = roles.worker
    ? await startWorker(jobs, {
        database,
        mail: metrics.counting(mail),
        files,
        secrets,
        clock,
        log,
        publicUrl,
        trustDir,
        feedsDir,
        invoiceMail,
        webhooksPrivate,
        exports,
        phoneGateway,
        metrics,
      })
    : undefined
  if (worker) {
    stopJobs = worker.stop
    stops.push(worker.stop)
  }
  const readiness = {
    worker: () => stateOf(worker),
    isStopping: () => isStopping,
  } as const
  if (roles.web) {
    const { limits, cepUrls, pushServices } = config
    const app = await buildApp({
      database,
      files,
      secrets,
      uploadsFolder: join(config.dataDir, 'uploads'),
      clock,
      log,
      limits,
      cepUrls,
      pushServices,
      sessionsKeptForMs: 5000,
      storeKeptForMs: 2000,
      trendsKeptForMs: 60_000,
      isDemo,
      sendsMail: config.smtpUrl !== undefined,
      trustDir,
      invoiceMail,
      webhooksPrivate,
      exports,
      phoneGateway,
      singleSignOn: config.singleSignOn,
      staffPasswords: config.staffPasswords,
      publicUrl,
      webAppFolder,
      metrics,
      ...readiness,
    })
    await listen(app, config)
    if (servesWebApp) stops.push(compressWebApp(log))
  } else if (config.metricsPort !== undefined) {
    const app = createServer({ log, webApp: undefined, metrics, isStopping: readiness.isStopping })
    serveHealth(app, database, readiness)
    await listen(app, { host: config.host, port: config.metricsPort })
  }
  announce(config, isDemo)
  if (trustDir === samplesTrustDir) say(lineAboutSamples(await loadTrust(trustDir), clock.now()))
}

async function openStores(config: Config, log: Log) {
  const url = await migratedDatabase(config, log)
  await keepToOurselves(config)
  if (config.traceCollector) stops.push(await startTracing(config.traceCollector, brand.name.toLowerCase()))
  const database = openDatabase(url, log)
  stops.push(() => database.close())
  await warnOfSuperuser(database.db, log)
  const secrets = await claimDatabaseSecrets({ database, place: config })
  const files = await openFiles(config.filesUrl)
  await claimFileStore({ database, files, log })
  const isDemo = await fillOrFindDemo(config, { database, files, secrets })
  return { database, secrets, files, isDemo }
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

function stateOf(worker: { running(): boolean } | undefined) {
  if (!worker) return 'elsewhere'
  return worker.running() ? 'ok' : 'down'
}

async function listen(app: App, place: { host: string; port: number }) {
  const { host, port } = place
  await app.listen({ host, port }).catch((error) => {
    throw listenProblem(error, place)
  })
  stops.push(() => app.close())
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
  const postgres = await startPostgres({ folder: dataDir, onDeath })
  stops.push(() => postgres.stop())
  return postgres.url
}

/** Refuses the demo world where other people can reach it, unless DEMO=on asks for it. */
async function fillOrFindDemo({ demo, isLocal }: Config, world: DemoPlace) {
  if (demo) return fillWithDemo(world, clock.now())
  const isDemo = await hasDemoWorld(world.database.db)
  if (isDemo && !isLocal)
    throw problem(
      'This database holds the demo world, whose passwords everybody knows: start with another one, or set DEMO=on.',
    )
  return isDemo
}

function announce({ publicUrl, roles, databaseUrl, dataDir, secretKeys }: Config, isDemo: boolean) {
  say(roles.web ? `Petisco is ready: ${publicUrl} (back office: ${publicUrl}/gestao)` : 'Petisco is working.')
  if (!databaseUrl) say(`Database: the embedded one in ${join(dataDir, 'postgres')}`)
  if (secretKeys.length === 0)
    say(`Secrets: sealed with the key in ${keyFile(dataDir)}, of which to keep a copy`)
  if (!isDemo || !roles.web) return
  say(`Demo sign-ins, password ${demoPassword}:`)
  for (const { email, who } of demoSignIns) say(`  ${email.padEnd(30)} ${who}`)
}

/**
 * Tells load balancers first and takes no new jobs, then ends requests, then the database. Neither a second
 * signal nor something that never ends is waited for.
 */
async function stop() {
  process.once('SIGINT', () => process.exit(130)).once('SIGTERM', () => process.exit(143))
  isStopping = true
  setTimeout(() => {
    process.stderr.write('Petisco did not end by itself and was cut off.\n')
    process.exit(1)
  }, endsWithinMs).unref()
  await starting.catch(() => undefined)
  void stopJobs().catch(() => undefined)
  await pause(drainMs)
  await stopAll()
  process.exit(0)
}

const endsWithinMs = 9500

async function giveUp(error: unknown) {
  process.stderr.write(`${isProblem(error) ? error.message : describe(error)}\n`)
  await stopAll()
  process.exit(1)
}

async function stopAll() {
  for (const stopOne of stops.splice(0).reverse()) await stopOne()
}

function describe(error: unknown) {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

function say(line: string) {
  process.stdout.write(`${line}\n`)
}
