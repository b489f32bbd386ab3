import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import {
  Logger,
  parseCronItem,
  type Runner,
  type RunnerOptions,
  run,
  runOnce,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker'
import type * as z from 'zod/mini'
import type { Clock } from './clock.ts'
import { readersAtOnce } from './concurrency.ts'
import type { Database, Tx } from './db.ts'
import type { Files } from './files.ts'
import { startHeartbeat } from './heartbeat.ts'
import type { InvoiceMail } from './invoice-mail.ts'
import { hasSentItsMail, type JobRun, mailOfJob, notesOfMails } from './job-mail.ts'
import { runTogether, type Together } from './jobs-together.ts'
import { type Log, withoutEmails } from './log.ts'
import type { Mail } from './mail.ts'
import type { Metrics } from './metrics.ts'
import type { PhoneGateway } from './phone-messages/gateway.ts'
import { addJob, addJobs, addMissedRun, unlockJobsOf } from './queries.ts'
import type { Secrets } from './secrets/secrets.ts'
import { traced } from './tracing.ts'

/** Runs after the commit and is retried until it succeeds, so it must be safe to run twice. */
export type Job<Payload = unknown> = {
  readonly name: string
  readonly payload: z.ZodMiniType<Payload>
  readonly cron?: string
  /** Slow work has a queue of its own, so that mails never wait behind it; so has what must not wait for slow work. */
  readonly queue?: 'reading' | 'xml' | 'imports' | 'webhooks' | 'messages'
  run(context: JobContext, payload: Payload): Promise<void>
  /** Where many that wait are run as one. */
  readonly together?: Together<JobContext>
}

export type JobContext = Pick<Database, 'db' | 'transaction' | 'snapshot' | 'pool'> & {
  /** For one mail, with which the job ends: once it is sent, a job is not run again. */
  mail: Mail
  files: Files
  secrets: Secrets
  now: Temporal.Instant
  publicUrl: string
  /** The folder of the authorities that issuers of invoices sign under. */
  trustDir?: string | undefined
  /** The folder into which distributors' files are dropped. */
  feedsDir?: string | undefined
  /** Where members send invoices by mail. */
  invoiceMail?: InvoiceMail | undefined
  /** Whether webhooks may lead to private addresses. */
  webhooksPrivate?: boolean | undefined
  /** Whether everything is exported each night. */
  exports?: boolean | undefined
  /** By which messages go to phones. */
  phoneGateway?: PhoneGateway | undefined
  metrics: Metrics
  log: Log
}

/** Hides the payload's type so that one list can hold all jobs; the schema checks it at run time. */
export function job<Payload>(definition: Job<Payload>): Job {
  return {
    ...definition,
    run: (context, payload) => definition.run(context, definition.payload.parse(payload)),
  }
}

type JobOfMany<Payload> = Omit<Job<Payload>, 'run' | 'together'> & {
  readonly most: number
  /** What ends with a mail is given one for each payload, in their order. */
  run(context: JobContext, payloads: readonly Payload[], mails: readonly Mail[]): Promise<void>
}

/** A job that takes what waits behind it along: for work of which much costs little more than one. */
export function jobOfMany<Payload>({ most, run, ...definition }: JobOfMany<Payload>): Job {
  const runAll = (
    context: JobContext,
    payloads: readonly unknown[],
    mails: readonly Mail[] = [context.mail],
  ) =>
    run(
      context,
      payloads.map((payload) => definition.payload.parse(payload)),
      mails,
    )
  return {
    ...definition,
    run: (context, payload) => runAll(context, [payload]),
    together: { most, run: runAll },
  }
}

type JobTurn = {
  afterSeconds?: number
  /** Jobs with a lower number come first. */
  priority?: number
}

/** The job is part of the transaction, so it exists only if the change does. */
export async function enqueue<Payload>(
  tx: Tx,
  { name }: Pick<Job<Payload>, 'name'>,
  payload: Payload,
  { afterSeconds = 0, priority = 0 }: JobTurn = {},
) {
  await addJob(tx, { name, payload, afterSeconds, priority })
}

/** As `enqueue`, of several. */
export async function enqueueEach<Payload>(
  tx: Tx,
  { name }: Pick<Job<Payload>, 'name'>,
  payloads: readonly Payload[],
) {
  const jobs = payloads.map((payload) => ({ payload, afterSeconds: 0 }))
  await addJobs(tx, { name, jobs, priority: 0 })
}

type LateJob<Payload> = { payload: Payload; afterSeconds: number }

/** Thousands at once, after everything else. */
export async function enqueueMany<Payload>(
  tx: Tx,
  { name }: Pick<Job<Payload>, 'name'>,
  jobs: readonly LateJob<Payload>[],
) {
  await addJobs(tx, { name, jobs, priority: 1000 })
}

type Surroundings = {
  database: Database
  mail: Mail
  files: Files
  secrets: Secrets
  clock: Clock
  log: Log
  publicUrl: string
  trustDir?: string | undefined
  feedsDir?: string | undefined
  invoiceMail?: InvoiceMail | undefined
  webhooksPrivate?: boolean | undefined
  exports?: boolean | undefined
  phoneGateway?: PhoneGateway | undefined
  metrics: Metrics
}

export type Worker = { running(): boolean; stop(): Promise<void> }

export async function startWorker(jobs: readonly Job[], surroundings: Surroundings): Promise<Worker> {
  const queues = [...Map.groupBy(jobs, ({ queue }) => queue).values()]
  const started = await Promise.allSettled(queues.map((own) => startQueue(own, surroundings)))
  const workers = started.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
  let stopped: Promise<unknown> | undefined
  const stop = async () => {
    stopped ??= Promise.all(workers.map((worker) => worker.stop()))
    await stopped
  }
  const failure = started.find((one) => one.status === 'rejected')
  if (failure) {
    await stop()
    throw failure.reason
  }
  return { running: () => workers.every((worker) => worker.running()), stop }
}

/** A runner gives up when it loses the database. Another one then takes its place and its jobs. */
async function startQueue(jobs: readonly Job[], surroundings: Surroundings): Promise<Worker> {
  const { log, database } = surroundings
  const stopping = new AbortController()
  let current: StartedRunner | undefined = await startRunner(jobs, surroundings)

  async function keepRunning() {
    while (current) {
      const { ended, poolId } = current
      const heartbeat = startHeartbeat(database, poolId, log)
      await ended.catch((error) => log.error({ err: error }, 'the worker stopped'))
      await heartbeat.stop()
      current = undefined
      while (!current && !stopping.signal.aborted) {
        await pause(restartAfterMs, undefined, { signal: stopping.signal }).catch(() => undefined)
        current = await startAgain(poolId)
      }
    }
  }

  async function startAgain(poolId: string): Promise<StartedRunner | undefined> {
    if (stopping.signal.aborted) return undefined
    try {
      await database.transaction((tx) => unlockJobsOf(tx, poolId))
      const started = await startRunner(jobs, surroundings)
      // A stop that came meanwhile found no runner to stop.
      if (stopping.signal.aborted) await started.runner.stop()
      return started
    } catch (error) {
      log.warn({ err: error }, 'the worker cannot start again yet')
      return undefined
    }
  }

  const finished = keepRunning()
  return {
    running: () => current !== undefined,
    stop: async () => {
      stopping.abort()
      // Waits for running jobs; the runner may also end by itself.
      if (current) await Promise.race([current.runner.stop().catch(() => undefined), current.ended])
      await finished
    },
  }
}

const restartAfterMs = 1000

/** A runner that lost the end of two jobs at once never ends by itself. */
const endsWithinMs = 2000

/** Receivers of webhooks may be slow, as gateways of messages may, and waiting for them costs nothing. */
const atOnce = { usual: 2, reading: readersAtOnce, xml: 2, imports: 1, webhooks: 5, messages: 3 }

type StartedRunner = { runner: Runner; poolId: string; ended: Promise<unknown> }

async function startRunner(jobs: readonly Job[], surroundings: Surroundings): Promise<StartedRunner> {
  const events: WorkerEvents = new EventEmitter()
  const pool = Promise.withResolvers<string>()
  const givenUp = Promise.withResolvers<void>()
  events.once('pool:create', ({ workerPool }) => pool.resolve(workerPool.id))
  events.once('pool:fatalError', () => givenUp.resolve())
  const runner = await run({
    ...optionsFor(jobs, surroundings),
    events,
    concurrency: atOnce[jobs[0]?.queue ?? 'usual'],
    parsedCronItems: jobs.flatMap(({ name, cron }) =>
      cron ? [parseCronItem({ task: name, match: cron })] : [],
    ),
  })
  await makeUpForMissedRuns(jobs, surroundings).catch(async (error) => {
    await runner.stop().catch(() => undefined)
    throw error
  })
  const ended = Promise.race([runner.promise, givenUp.promise.then(() => pause(endsWithinMs))])
  return { runner, poolId: await pool.promise, ended }
}

/** Daily jobs that were missed while no worker ran are run now; more frequent ones need not be. */
async function makeUpForMissedRuns(jobs: readonly Job[], { database, clock }: Surroundings) {
  for (const { name, cron = '' } of jobs) {
    const [, minute, hour] = /^(\d+) (\d+) \* \* \*$/.exec(cron) ?? []
    if (!minute || !hour) continue
    const now = clock.now().toZonedDateTimeISO('UTC')
    const today = now.withPlainTime({ hour: Number(hour), minute: Number(minute) })
    const dueAt = Temporal.ZonedDateTime.compare(today, now) > 0 ? today.subtract({ days: 1 }) : today
    await database.transaction((tx) => addMissedRun(tx, name, dueAt.toInstant()))
  }
}

export async function runDueJobs(jobs: readonly Job[], surroundings: Surroundings): Promise<void> {
  await runOnce({ ...optionsFor(jobs, surroundings), concurrency: 1 })
}

function optionsFor(jobs: readonly Job[], surroundings: Surroundings) {
  const {
    database,
    mail,
    files,
    clock,
    log,
    publicUrl,
    trustDir,
    feedsDir,
    invoiceMail,
    secrets,
    webhooksPrivate,
    exports,
    phoneGateway,
    metrics,
  } = surroundings
  const { db, transaction, snapshot, pool } = database
  const note = notesOfMails(database)
  const tasks: TaskList = {}
  for (const job of jobs) {
    tasks[job.name] = async (payload, { job: run }) => {
      const begun = performance.now()
      const ended = (outcome: 'done' | 'failed') =>
        metrics.jobEnded(job.name, outcome, (performance.now() - begun) / 1000)
      const now = clock.now()
      const mailOf = (one: JobRun) => mailOfJob({ mail, note, now }, one)
      const context = {
        db,
        transaction,
        snapshot,
        pool,
        mail: mailOf(run),
        files,
        secrets,
        now,
        publicUrl,
        trustDir,
        feedsDir,
        invoiceMail,
        webhooksPrivate,
        exports,
        phoneGateway,
        metrics,
        log,
      }
      try {
        if (!(await hasSentItsMail(db, run)))
          await traced(`job ${job.name}`, { 'job.id': run.id }, () =>
            job.together ? runTogether(job.together, context, run, mailOf) : job.run(context, payload),
          )
      } catch (error) {
        ended('failed')
        throw error
      }
      ended('done')
      log.info({ job: job.name, id: run.id }, 'job done')
    }
  }
  const logger = new Logger(() => (level, message, meta = {}) => {
    if (level === 'warning' || level === 'error') tellOf(log, { level, message, ...meta })
  })
  return {
    pgPool: pool,
    noHandleSignals: true,
    taskList: tasks,
    logger,
    // Without a delay, graphile-worker rejects where nobody can catch it when a job's end cannot be written.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  } satisfies RunnerOptions
}

type WorkerMessage = {
  level: string
  message: string
  error?: unknown
  fatalError?: unknown
  job?: { id: string; task_identifier: string; attempts: number }
}

/** The worker's own words quote the error, which the log describes without what people typed. */
function tellOf(log: Log, { level, message, error, fatalError, job }: WorkerMessage) {
  const err = error ?? fatalError
  if (err === undefined) return log.warn({ level }, withoutEmails(message))
  const about = job && { job: job.task_identifier, id: job.id, attempt: job.attempts }
  return log.warn({ level, ...about, err }, job ? 'a job failed' : 'the worker met an error')
}
