import { setTimeout } from 'node:timers/promises'
import { freePort } from './port.ts'
import type { Cluster } from './postgres-cluster.ts'
import { runningServer } from './postgres-process.ts'
import { programProblem, runProgram } from './postgres-programs.ts'

export type ServerChoice = {
  /** Loses data in a crash, and is faster. */
  throwAway: boolean
  /** Any free one, unless others already know it. */
  port?: number | undefined
  onWait?: () => void
}

/** Returns the reason if another try may succeed, for example on another port. Other failures are thrown. */
export async function startCluster(cluster: Cluster, { throwAway, port, onWait }: ServerChoice) {
  const settings = serverSettings(port ?? (await freePort()), throwAway).map((setting) => `--${setting}`)
  const args = ['-o', settings.join(' '), '--wait', '--timeout=600']
  const { failure } = await pgCtl(cluster, { action: 'start', args, onWait })
  // The last two happen while another start writes its lock file.
  const passing =
    /Address already in use|shared memory block .* still in use|lock file .* (?:already exists|is empty)|could not (?:open|read|remove old) lock file/
  if (failure && !passing.test(failure)) {
    throw programProblem('PostgreSQL does not start', failure, cluster.log)
  }
  return failure
}

/** pg_ctl waits until the pid file is gone, and would take the next server's file for this one's. */
export async function stopCluster(cluster: Cluster): Promise<void> {
  const server = await runningServer(cluster.data)
  if (!server) return
  const { failure } = await pgCtl(cluster, { action: 'stop', args: ['--mode=fast', '--no-wait'] })
  const giveUpAt = Date.now() + 60_000
  while ((await runningServer(cluster.data))?.pid === server.pid) {
    if (failure || Date.now() > giveUpAt) {
      throw programProblem('PostgreSQL does not stop', failure ?? 'still running after a minute', cluster.log)
    }
    await setTimeout(20)
  }
}

type Order = { action: 'start' | 'stop'; args: string[]; onWait?: (() => void) | undefined }

function pgCtl({ data, folder, log, user }: Cluster, { action, args, onWait }: Order) {
  return runProgram({
    program: 'pg_ctl',
    args: [action, '--silent', `--pgdata=${data}`, ...args],
    user,
    folder,
    log,
    onWait,
  })
}

function serverSettings(port: number, throwAway: boolean): string[] {
  const shared = ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories=', 'timezone=UTC']
  // Error texts and statements in the log could hold personal data.
  const quiet = ['log_min_messages=log', 'log_min_error_statement=panic', 'log_error_verbosity=terse']
  const speed = throwAway
    ? ['max_connections=200', 'fsync=off', 'synchronous_commit=off', 'full_page_writes=off']
    : ['max_connections=100']
  return [...shared, ...quiet, 'log_checkpoints=off', 'log_timezone=UTC', 'shared_buffers=128MB', ...speed]
}
