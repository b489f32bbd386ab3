import { Logger, parseCronItem, type RunnerOptions, run, runOnce, type TaskList } from 'graphile-worker'
import type * as z from 'zod/mini'
import type { Clock } from './clock.ts'
import type { Database, Tx } from './db.ts'
import type { Files } from './files.ts'
import type { Log } from './log.ts'
import type { Mail } from './mail.ts'
import { addJob } from './queries.ts'

/** Work that happens after the commit that asked for it, retried until it succeeds; so it must bear being run twice. */
export type Job<Payload = unknown> = {
  readonly name: string
  readonly payload: z.ZodMiniType<Payload>
  /** When it runs by itself, as a crontab line in UTC. */
  readonly cron?: string
  run(context: JobContext, payload: Payload): Promise<void>
}

type JobContext = Pick<Database, 'db' | 'transaction'> & {
  mail: Mail
  files: Files
  now: Temporal.Instant
  /** Where the web app is, for links in mails. */
  publicUrl: string
}

/** Lets a list hold jobs of different payloads: what a job is run with has passed its own schema. */
export function job<Payload>(definition: Job<Payload>): Job {
  return {
    ...definition,
    run: (context, payload) => definition.run(context, definition.payload.parse(payload)),
  }
}

type Timing = { afterSeconds?: number }

/** Part of the transaction: the job exists if and only if the change does. It runs at once, or so much later. */
export async function enqueue<Payload>(
  tx: Tx,
  { name }: Pick<Job<Payload>, 'name'>,
  payload: Payload,
  { afterSeconds = 0 }: Timing = {},
) {
  await addJob(tx, { name, payload, afterSeconds })
}

type Surroundings = {
  database: Database
  mail: Mail
  files: Files
  clock: Clock
  log: Log
  publicUrl: string
}

export type Worker = { running(): boolean; stop(): Promise<void> }

export async function startWorker(jobs: readonly Job[], surroundings: Surroundings): Promise<Worker> {
  const { log } = surroundings
  const runner = await run({
    ...optionsFor(jobs, surroundings),
    concurrency: 2,
    parsedCronItems: jobs.flatMap(({ name, cron }) =>
      cron ? [parseCronItem({ task: name, match: cron })] : [],
    ),
  })
  let running = true
  runner.promise
    .catch((error) => log.error({ err: error }, 'the worker stopped'))
    .finally(() => {
      running = false
    })
  return {
    running: () => running,
    // Waits for the jobs under way.
    stop: async () => (running ? runner.stop() : undefined),
  }
}

/** Runs what is due and comes back: for tests and for one-off maintenance. */
export async function runDueJobs(jobs: readonly Job[], surroundings: Surroundings): Promise<void> {
  await runOnce({ ...optionsFor(jobs, surroundings), concurrency: 1 })
}

function optionsFor(jobs: readonly Job[], { database, mail, files, clock, log, publicUrl }: Surroundings) {
  const { db, transaction, pool } = database
  const tasks: TaskList = {}
  for (const job of jobs) {
    tasks[job.name] = async (payload, { job: { id } }) => {
      await job.run({ db, transaction, mail, files, now: clock.now(), publicUrl }, payload)
      log.info({ job: job.name, id }, 'job done')
    }
  }
  const logger = new Logger(() => (level, message) => {
    if (level === 'warning' || level === 'error') log.warn({ level }, message)
  })
  return { pgPool: pool, noHandleSignals: true, taskList: tasks, logger } satisfies RunnerOptions
}
