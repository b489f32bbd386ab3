import { join } from 'node:path'
import { brand } from '#brand/brand.ts'
import { type DemoPlace, demoPassword, demoSignIns, fillWithDemo, hasDemoWorld } from '#db/seed.ts'
import { buildApp, claimDatabaseSecrets, claimFileStore, jobs } from './app.ts'
import { systemClock as clock } from './platform/clock.ts'
import { type Config, readConfig } from './platform/config.ts'
import { openDatabase } from './platform/db.ts'
import { openFiles } from './platform/files.ts'
import { startWorker } from './platform/jobs.ts'
import { createLog } from './platform/log.ts'
import { openMail } from './platform/mail.ts'
import { migrate } from './platform/migrate.ts'
import { onParentGone } from './platform/parent.ts'
import { listenProblem, requireFreePort } from './platform/port.ts'
import { startPostgres } from './platform/postgres.ts'
import { closeToOthers } from './platform/private-folder.ts'
import { isProblem, problem } from './platform/problem.ts'
import { keyFile } from './platform/secrets/keys.ts'
import { warnOfSuperuser } from './platform/superuser.ts'
import { buildWebApp, webAppFolder } from './platform/web-build.ts'

const stops: Array<() => Promise<void>> = []

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
  if (roles.web) await requireFreePort(config)
  const [url] = await Promise.all([migratedDatabase(config), roles.web && !apiOnly && buildWebApp()])
  await keepToOurselves(config)
  const database = openDatabase(url, log)
  stops.push(() => database.close())
  await warnOfSuperuser(database.db, log)
  const secrets = await claimDatabaseSecrets({ database, place: config })
  const files = await openFiles(config.filesUrl)
  await claimFileStore({ database, files, log })
  const isDemo = await fillOrFindDemo(config, { database, files, secrets })

  const mail = openMail({
    smtpUrl: config.smtpUrl,
    from: sender(config),
    folder: join(config.dataDir, 'mail'),
  })
  const { publicUrl } = config
  const worker = roles.worker
    ? await startWorker(jobs, { database, mail, files, clock, log, publicUrl })
    : undefined
  if (worker) stops.push(() => worker.stop())
  if (roles.web) {
    const workerHealth = () => (worker ? (worker.running() ? 'ok' : 'down') : 'elsewhere')
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
      storeKeptForMs: 2000,
      trendsKeptForMs: 60_000,
      isDemo,
      publicUrl,
      webAppFolder,
      worker: workerHealth,
    })
    await app.listen(config).catch((error) => {
      throw listenProblem(error, config)
    })
    stops.push(() => app.close())
  }
  announce(config, isDemo)
}

/** From here on; anybody may read the web app built before. */
async function keepToOurselves({ databaseUrl, dataDir }: Config) {
  process.umask(0o077)
  // The embedded database has seen to its own folder.
  const folders = [...(databaseUrl ? [dataDir] : []), join(dataDir, 'mail'), join(dataDir, 'uploads')]
  for (const folder of folders) await closeToOthers(folder)
}

async function migratedDatabase(config: Config) {
  const url = config.databaseUrl ?? (await embeddedDatabase(config))
  await migrate(url)
  return url
}

async function embeddedDatabase({ dataDir }: Config) {
  const postgres = await startPostgres({ folder: dataDir })
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

function sender({ publicUrl }: Config) {
  return `${brand.name} <nao-responda@${new URL(publicUrl).hostname}>`
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

/** Ends requests first, then jobs, then the database. A second signal does not wait. */
async function stop() {
  process.once('SIGINT', () => process.exit(130)).once('SIGTERM', () => process.exit(143))
  await starting.catch(() => undefined)
  await stopAll()
  process.exit(0)
}

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
