import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import { type Cluster, openCluster, removeDrafts } from './postgres-cluster.ts'
import { runningServer } from './postgres-process.ts'
import { programProblem } from './postgres-programs.ts'
import { handOver, prepareDatabase, prepareRole, workingUrl } from './postgres-role.ts'
import { type ServerChoice, startCluster, stopCluster } from './postgres-server.ts'
import { problem } from './problem.ts'

export type Postgres = { url: string; stop(): Promise<void> }

type OwnedServer = { port: number; owner: Client }

const ownerLock = 5_383_472
const patienceMs = 60_000
const restartAfterMs = 1000

type Options = {
  folder: string
  throwAway?: boolean
  /** Called when the server has died, and when it could not be started again. */
  onDeath?(reason: unknown): void
  /** Called when another program works for us, which takes long where the cluster has to be made. */
  onWait?(): void
}

/**
 * One Petisco at a time owns the data folder. A server left by a crash is taken over, and one that dies is
 * started again at the same address.
 */
export async function startPostgres(options: Options): Promise<Postgres> {
  const { folder, throwAway = false, onDeath = () => undefined, onWait = () => undefined } = options
  try {
    const cluster = await openCluster(folder, throwAway, onWait)
    const server = await takeOver(cluster, { throwAway, onWait })
    await prepare(cluster, server, throwAway)
    const stop = keepAlive(cluster, server, { throwAway, onDeath })
    return { url: await workingUrl(cluster.folder, server.port), stop }
  } catch (error) {
    throw isFileError(error)
      ? problem(`the data folder ${folder} cannot be used: ${error.message}`, error)
      : error
  }
}

async function prepare(cluster: Cluster, { port, owner }: OwnedServer, throwAway: boolean): Promise<void> {
  try {
    await prepareRole(owner, { folder: cluster.folder, throwAway })
    await prepareDatabase(owner)
    const inside = superuser(cluster, { port, database: 'petisco' })
    try {
      await inside.connect()
      await handOver(inside)
    } finally {
      await inside.end()
    }
    await removeDrafts(cluster)
  } catch (error) {
    await release(cluster, owner)
    throw error
  }
}

type Keeping = { throwAway: boolean; onDeath(reason: unknown): void }

function keepAlive(cluster: Cluster, { port, owner }: OwnedServer, { throwAway, onDeath }: Keeping) {
  const stopping = new AbortController()
  let current = owner
  async function watch() {
    while (!stopping.signal.aborted) {
      await new Promise((ended) => {
        current.once('end', ended)
        stopping.signal.addEventListener('abort', ended, { once: true })
      })
      if (stopping.signal.aborted) return
      onDeath(new Error('the connection to it has ended'))
      await startAgain()
    }
  }
  async function startAgain() {
    while (!stopping.signal.aborted) {
      try {
        current = (await takeOver(cluster, { throwAway, port })).owner
        return
      } catch (error) {
        onDeath(error)
        await setTimeout(restartAfterMs, undefined, { signal: stopping.signal }).catch(() => undefined)
      }
    }
  }
  const watching = watch()
  let stopped: Promise<void> | undefined
  async function stop() {
    stopping.abort()
    await watching
    await release(cluster, current)
  }
  return () => (stopped ??= stop())
}

/** The lock is held until the server is gone, so that nobody takes over a server that is stopping. */
async function release(cluster: Cluster, owner: Client): Promise<void> {
  await stopCluster(cluster)
  await owner.end()
}

async function takeOver(cluster: Cluster, choice: ServerChoice): Promise<OwnedServer> {
  const giveUpAt = Date.now() + patienceMs
  for (;;) {
    const server = await runningServer(cluster.data)
    const owner = server && (await connectAsOwner(cluster, server.port))
    if (owner) return { port: server.port, owner }
    const failure = server ? 'the server does not answer' : await startCluster(cluster, choice)
    if (!failure) continue
    if (Date.now() > giveUpAt) throw programProblem('PostgreSQL does not start', failure, cluster.log)
    await setTimeout(20)
  }
}

/** The process that holds this session's lock is the owner. Undefined if the server is not ready. */
async function connectAsOwner(cluster: Cluster, port: number): Promise<Client | undefined> {
  const client = superuser(cluster, { port, database: 'postgres', lock_timeout: 500 })
  try {
    await client.connect()
    await lockOrRefuse(client, cluster)
    return client
  } catch (error) {
    await client.end()
    if (isPassing(error)) return undefined
    throw codeOf(error) === '28P01' ? wrongPassword(cluster, error) : error
  }
}

function superuser({ password }: Cluster, place: { port: number; database: string; lock_timeout?: number }) {
  const client = new Client({
    host: '127.0.0.1',
    user: 'petisco',
    password,
    ssl: false,
    application_name: `petisco ${process.pid}`,
    ...place,
  })
  // The queries report a lost server; this event must only not be unhandled.
  client.on('error', () => undefined)
  return client
}

async function lockOrRefuse(client: Client, { folder }: Cluster): Promise<void> {
  try {
    await client.query('select pg_advisory_lock($1)', [ownerLock])
  } catch (error) {
    if (codeOf(error) !== '55P03') throw error
    const { rows } = await client.query(
      `select application_name from pg_locks join pg_stat_activity using (pid)
       where locktype = 'advisory' and granted and objid = $1`,
      [ownerLock],
    )
    const pid = rows[0]?.application_name.replace('petisco ', ' with pid ') ?? ''
    throw problem(`the data folder ${folder} is in use by another Petisco${pid}`, error)
  }
}

function wrongPassword({ folder, data }: Cluster, cause: unknown): Error {
  return problem(`the password in ${join(folder, 'postgres.password')} is not that of ${data}`, cause)
}

function isPassing(error: unknown): boolean {
  if (/^(57P|ECONN)/.test(codeOf(error))) return true
  // What the driver says without a code: of a connection that ends, and of one that has ended between two calls.
  return (
    error instanceof Error &&
    /^Connection terminated|connection error and is not queryable/.test(error.message)
  )
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

function isFileError(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error && 'path' in error
}
