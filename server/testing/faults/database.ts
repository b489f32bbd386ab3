import { chown, cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '#server/platform/port.ts'
import { startPostgres } from '#server/platform/postgres.ts'
import { type Cluster, openCluster } from '#server/platform/postgres-cluster.ts'
import { runningServer } from '#server/platform/postgres-process.ts'
import { runProgram } from '#server/platform/postgres-programs.ts'
import { workingUrl } from '#server/platform/postgres-role.ts'
import { startCluster } from '#server/platform/postgres-server.ts'

export type ClusterServer = {
  port: number
  url: string
  start(): Promise<void>
  stop(mode: 'fast' | 'immediate'): Promise<void>
  promote(): Promise<void>
  signal(name: 'SIGSTOP' | 'SIGCONT' | 'SIGKILL'): Promise<void>
  /** As the superuser. */
  query(text: string): Promise<void>
}

/** A server as an operator has it: nobody starts it again by himself. */
export async function createServer(folder: string): Promise<ClusterServer> {
  const prepared = await startPostgres({ folder })
  await prepared.stop()
  const server = await controlled(folder)
  await server.start()
  return server
}

/** A copy of the server that follows it, and confirms each commit before the caller hears of it. */
export async function createStandby(
  primary: ClusterServer,
  from: string,
  to: string,
): Promise<ClusterServer> {
  await primary.stop('fast')
  await cp(from, to, { recursive: true, preserveTimestamps: true })
  await giveTo(to, await openCluster(from, false))
  await primary.start()
  const standby = await controlled(to)
  const password = await readFile(join(from, 'postgres.password'), 'utf8')
  const place = `host=127.0.0.1 port=${primary.port} user=petisco password=${password} application_name=standby`
  await writeFile(join(to, 'postgres', 'standby.signal'), '')
  await writeFile(join(to, 'postgres', 'postgresql.auto.conf'), `primary_conninfo = '${place}'\n`)
  await standby.start()
  await primary.query(`alter system set synchronous_standby_names = 'standby'`)
  await primary.query('select pg_reload_conf()')
  return standby
}

async function controlled(folder: string): Promise<ClusterServer> {
  const cluster = await openCluster(folder, false)
  const port = await freePort()
  return {
    port,
    url: await workingUrl(folder, port),
    async start() {
      while (await startCluster(cluster, { throwAway: false, port }));
    },
    stop: (mode) => control(cluster, 'stop', [`--mode=${mode}`, '--wait']),
    promote: () => control(cluster, 'promote', ['--wait']),
    async signal(name) {
      for (const pid of await pidsOf(cluster)) signalIfThere(pid, name)
    },
    async query(text) {
      const { password } = cluster
      const client = new pg.Client({
        host: '127.0.0.1',
        port,
        user: 'petisco',
        password,
        database: 'petisco',
        options: '-c default_transaction_read_only=off',
      })
      await client.connect()
      await client.query(text)
      await client.end()
    },
  }
}

async function control({ data, folder, log, user }: Cluster, action: string, args: string[]) {
  const all = [action, '--silent', `--pgdata=${data}`, ...args]
  const { failure } = await runProgram({ program: 'pg_ctl', args: all, user, folder, log })
  if (failure) throw new Error(failure)
}

async function giveTo(folder: string, { user }: Cluster) {
  if (!user) return
  for (const path of ['', ...(await readdir(join(folder, 'postgres'), { recursive: true }))])
    await chown(join(folder, 'postgres', path), user.uid, user.gid)
}

/** The postmaster first. */
async function pidsOf({ data }: Cluster): Promise<number[]> {
  const server = await runningServer(data)
  if (!server) return []
  const children = await readFile(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8')
  return [server.pid, ...children.split(' ').filter(Boolean).map(Number)]
}

function signalIfThere(pid: number, name: NodeJS.Signals) {
  try {
    process.kill(pid, name)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}
