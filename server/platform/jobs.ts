import { Logger, parseCronItem, run } from 'graphile-worker'
import type * as z from 'zod/mini'
import type { Clock } from './clock.ts'
import type { Database, Tx } from './db.ts'
import type { Log } from './log.ts'
import { addJob } from './queries.ts'

/** Work that happens after the commit that asked for it, retried until it succeeds; so it must bear being run twice. */
export type Job<Payload = unknown> = {
  readonly name: string
  readonly payload: z.ZodMiniType<Payload>
  /** When it runs by itself, as a crontab line in UTC. */
  readonly cron?: string
  run(context: JobContext, payload: Payload): Promise<void>
}

export type JobContext = Pick<Database, 'db' | 'transaction'> & { now: Temporal.Instant }

/** Lets a list hold jobs of different payloads: what a job is run with has passed its own schema. */
export function job<Payload>(definition: Job<Payload>): Job {
  return {
    ...definition,
    run: (context, payload) => definition.run(context, definition.payload.parse(payload)),
  }
}

/** Part of the transaction: the job exists if and only if the change does. */
export async function enqueue<Payload>(tx: Tx, { name }: Pick<Job<Payload>, 'name'>, payload: Payload) {
  await addJob(tx, name, payload)
}

export type Worker = { running(): boolean; stop(): Promise<void> }

type Surroundings = { database: Database; clock: Clock; log: Log }

export async function startWorker(
  jobs: readonly Job[],
  { database, clock, log }: Surroundings,
): Promise<Worker> {
  const { db, transaction, pool } = database
  const runner = await run({
    pgPool: pool,
    concurrency: 2,
    noHandleSignals: true,
    logger: new Logger(
      () => (level, message) => level !== 'debug' && level !== 'info' && log.warn({ level }, message),
    ),
    taskList: Object.fromEntries(
      jobs.map((job) => [
        job.name,
        async (payload: unknown, { job: { id } }) => {
          await job.run({ db, transaction, now: clock.now() }, payload)
          log.info({ job: job.name, id }, 'job done')
        },
      ]),
    ),
    parsedCronItems: jobs.flatMap(({ name, cron }) =>
      cron ? [parseCronItem({ task: name, match: cron })] : [],
    ),
  })
  let running = true
  runner.promise.then(
    () => (running = false),
    (error) => {
      running = false
      log.error({ err: error }, 'the worker stopped')
    },
  )
  return {
    running: () => running,
    // Waits for the jobs under way.
    stop: async () => (running ? runner.stop() : undefined),
  }
}
