import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { claimDatabaseSecrets } from '#server/app.ts'
import { systemClock } from '#server/platform/clock.ts'
import { openDatabase } from '#server/platform/db.ts'
import { createLog } from '#server/platform/log.ts'
import { migrate } from '#server/platform/migrate.ts'
import { freePort } from '#server/platform/port.ts'
import { createGiven, type Person } from '#server/testing/given.ts'
import { startProxy } from '#server/testing/proxy.ts'
import { testSecretKey } from '#server/testing/secret-key.ts'
import { type MainProcess, ready, spawnMain } from '#server/testing/spawn-main.ts'
import { type ClusterServer, createServer, createStandby } from './database.ts'

export type WebProcess = MainProcess & { port: number; isReady: boolean }

export type System = Awaited<ReturnType<typeof startSystem>>

export type SystemWishes = {
  webs?: number
  standby?: boolean
  /** Prepares the folder before anything is in it, and returns how to undo that. */
  prepare?(folder: string): Promise<() => Promise<void>>
}

/** Several processes on one database, as an operator runs them, with people who have coins to spend. */
export async function startSystem({ webs = 2, standby: hasStandby = false, prepare }: SystemWishes = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'petisco-faults-'))
  const undo = await prepare?.(folder)
  const primary = await createServer(join(folder, 'primary'))
  await migrate(primary.url)
  const standby = hasStandby
    ? await createStandby(primary, join(folder, 'primary'), join(folder, 'standby'))
    : undefined
  const proxy = await startProxy({ port: primary.port })
  const shop = await createShop(primary.url)
  const dataDir = join(folder, 'app')
  await mkdir(dataDir)
  const settings = {
    DATABASE_URL: addressOf(primary, proxy.port, standby),
    DATA_DIR: dataDir,
    SECRET_KEY: testSecretKey.toString('base64'),
    LIMITS: 'off',
    DRAIN_SECONDS: '1',
  }

  const running: MainProcess[] = []
  async function startWeb(): Promise<WebProcess> {
    const port = await freePort()
    const started = { ...spawnMain({ ...settings, ROLE: 'web', PORT: String(port) }), port, isReady: false }
    running.push(started)
    await ready(port)
    return started
  }
  function startWorker(): MainProcess {
    const started = spawnMain({ ...settings, ROLE: 'worker' })
    running.push(started)
    return started
  }
  const worker = startWorker()
  const web = await Promise.all(Array.from({ length: webs }, startWeb))

  return {
    folder,
    primary,
    standby,
    proxy,
    shop,
    web,
    worker,
    startWeb,
    startWorker,
    /** The server that takes writes at the end. */
    database: (isPromoted: boolean) => (isPromoted && standby ? standby : primary),
    async mails(): Promise<string[]> {
      const names = await readdir(join(dataDir, 'mail')).catch(() => [])
      return Promise.all(names.map((name) => readFile(join(dataDir, 'mail', name), 'utf8')))
    },
    async stop() {
      for (const { process: child } of running) {
        if (child.exitCode !== null || child.signalCode !== null) continue
        const ended = once(child, 'exit')
        child.kill('SIGKILL')
        await ended
      }
      await proxy.stop()
      for (const server of [primary, standby]) await server?.stop('immediate').catch(() => undefined)
      await undo?.()
      await rm(folder, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}

/** With a standby the processes know both by their own addresses, else they go through the proxy. */
function addressOf(primary: ClusterServer, proxyPort: number, standby: ClusterServer | undefined) {
  const url = new URL(primary.url)
  const hosts = standby ? [primary.port, standby.port] : [proxyPort]
  const places = hosts.map((port) => `127.0.0.1:${port}`).join(',')
  return `postgres://${url.username}:${url.password}@${places}${url.pathname}`
}

export type Shop = { people: readonly Person[]; prizeId: string }

const shoppers = 8

async function createShop(databaseUrl: string): Promise<Shop> {
  const database = openDatabase(databaseUrl, createLog('silent'))
  try {
    const place = { secretKeys: [testSecretKey], dataDir: '' }
    const secrets = await claimDatabaseSecrets({ database, place })
    const given = createGiven(database, systemClock, secrets)
    const people: Person[] = []
    for (let each = 0; each < shoppers; each += 1)
      people.push(await given.member({ coins: 1_000_000, hasAddress: true }))
    const { id } = await given.prize({ price: 1, stock: 10_000_000 })
    return { people, prizeId: id }
  } finally {
    await database.close()
  }
}
