import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Cluster } from './postgres-cluster.ts'
import { runningPort } from './postgres-process.ts'
import { programProblem, runProgram } from './postgres-programs.ts'

/** Gives the reason if it did not start, but may when tried again; anything else is a problem. */
async function startServer(cluster: Cluster, throwAway: boolean): Promise<string | undefined> {
  const settings = serverSettings(await freePort(), throwAway).map((setting) => `--${setting}`)
  const { failure } = await pgCtl(cluster, 'start', ['-o', settings.join(' '), '--timeout=600'])
  const passing = /Address already in use|lock file .* already exists|shared memory block .* still in use/
  if (failure && !passing.test(failure)) throw notStarting(cluster, failure)
  return failure
}

/** The lock is held until the server is gone, so that nobody takes over a server that is about to stop. */
async function stopServer(cluster: Cluster, owner: Client): Promise<void> {
  if (await runningPort(cluster.data)) {
    const { failure } = await pgCtl(cluster, 'stop', ['--mode=fast'])
    if (failure && (await runningPort(cluster.data))) {
      throw programProblem('PostgreSQL does not stop', failure, cluster.log)
    }
  }
  await owner.end()
}

function pgCtl({ data, folder, log, user }: Cluster, action: 'start' | 'stop', args: string[]) {
  return runProgram({
    program: 'pg_ctl',
    args: [action, '--silent', '--wait', `--pgdata=${data}`, ...args],
    user,
    folder,
    log,
  })
}

function serverSettings(port: number, throwAway: boolean): string[] {
  const shared = ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories=', 'timezone=UTC']
  // Errors go to the client; in the log their texts and statements could tell about people.
  const quiet = ['log_min_messages=log', 'log_min_error_statement=panic', 'log_error_verbosity=terse']
  const speed = throwAway
    ? ['max_connections=200', 'fsync=off', 'synchronous_commit=off', 'full_page_writes=off']
    : ['max_connections=100']
  return [...shared, ...quiet, 'log_checkpoints=off', 'log_timezone=UTC', 'shared_buffers=128MB', ...speed]
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address === 'object' && address) return address.port
  throw new Error('a listening server has no port')
}

