import { join } from 'node:path'
import { brand } from '#brand/brand.ts'
import { type DemoPlace, demoPassword, demoSignIns, fillWithDemo, hasDemoWorld } from '#db/seed.ts'
import { type App, buildApp, claimDatabaseSecrets, claimFileStore, gauges, jobs } from './app.ts'
import { lineAboutSamples, samplesTrustDir, trustDirOf } from './demo-samples.ts'
import { loadTrust } from './invoices/proof/trust.ts'
import { systemClock as clock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import { openDatabase } from './platform/db.ts'
import { openFiles } from './platform/files.ts'
import { createServer } from './platform/http.ts'
import { serveHealth } from './platform/http-health.ts'
import { startWorker } from './platform/jobs.ts'
import type { createLog } from './platform/log.ts'
import { openMail } from './platform/mail.ts'
import { createMetrics } from './platform/metrics.ts'
import { openGateway } from './platform/phone-messages/gateway.ts'
import { listenProblem } from './platform/port.ts'
import { problem } from './platform/problem.ts'
import { keyFile } from './platform/secrets/keys.ts'
import { warnOfSuperuser } from './platform/superuser.ts'
import { startTracing } from './platform/tracing.ts'
import { compressWebApp, webAppFolder } from './platform/web-build.ts'

/** What the process stops when it ends, the last first. */
export type Running = {
  readonly stops: Array<() => Promise<void>>
  isStopping: boolean
  stopJobs(): Promise<void>
}

type Begun = { config: Config; log: ReturnType<typeof createLog> }
type Served = Begun & { stores: Awaited<ReturnType<typeof openStores>>; servesWebApp: boolean }

/** What the database and the files hold, which at the first start is the demo world. */
export async function openStores({ config, log, url }: Begun & { url: string }, running: Running) {
  if (config.traceCollector)
    running.stops.push(await startTracing(config.traceCollector, brand.name.toLowerCase()))
  const database = openDatabase(url, log)
  running.stops.push(() => database.close())
  await warnOfSuperuser(database.db, log)
  const secrets = await claimDatabaseSecrets({ database, place: config })
  const files = await openFiles(config.filesUrl)
  await claimFileStore({ database, files, log })
  const isDemo = await fillOrFindDemo(config, { database, files, secrets })
  return { database, secrets, files, isDemo }
}

export async function serve({ config, log, stores, servesWebApp }: Served, running: Running) {
  const { roles } = config
  const { database, secrets, files, isDemo } = stores
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
    running.stopJobs = worker.stop
    running.stops.push(worker.stop)
  }
  const readiness = {
    worker: () => stateOf(worker),
    isStopping: () => running.isStopping,
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
    await listen(app, config, running)
    if (servesWebApp) running.stops.push(compressWebApp(log))
  } else if (config.metricsPort !== undefined) {
    const app = createServer({ log, webApp: undefined, metrics, isStopping: readiness.isStopping })
    serveHealth(app, database, readiness)
    await listen(app, { host: config.host, port: config.metricsPort }, running)
  }
  announce(config, isDemo)
  if (trustDir === samplesTrustDir) say(lineAboutSamples(await loadTrust(trustDir), clock.now()))
}

function stateOf(worker: { running(): boolean } | undefined) {
  if (!worker) return 'elsewhere'
  return worker.running() ? 'ok' : 'down'
}

async function listen(app: App, place: { host: string; port: number }, running: Running) {
  const { host, port } = place
  await app.listen({ host, port }).catch((error) => {
    throw listenProblem(error, place)
  })
  running.stops.push(() => app.close())
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

function say(line: string) {
  process.stdout.write(`${line}\n`)
}
