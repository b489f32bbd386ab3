import { setTimeout as pause } from 'node:timers/promises'
import type { Database, Tx } from './db.ts'
import type { JobMail, JobRun } from './job-mail.ts'
import type { Log } from './log.ts'
import type { Mail } from './mail.ts'
import type { Metrics } from './metrics.ts'
import { deleteJobs, giveJobsBack, takeJobsLike } from './queries.ts'

type Surroundings = Pick<Database, 'transaction'> & { log: Log; metrics: Metrics }

export type Together<Context> = {
  readonly most: number
  /** Each has a mail of its own, with which it ends. */
  run(context: Context, payloads: readonly unknown[], mails?: readonly Mail[]): Promise<void>
}

type LeadingJob = JobRun & { payload: unknown }

/**
 * Runs a job with others of its name that wait, as one. If that fails, each is run by itself, so that one that cannot
 * be run takes no other down. So is what has been begun before: a process that died may have died of it. Whoever's mail
 * was sent by then is done.
 */
export async function runTogether<Context extends Surroundings>(
  { most, run }: Together<Context>,
  context: Context,
  lead: LeadingJob,
  mailOf: (job: JobRun) => JobMail,
) {
  const others =
    lead.attempts > 1 ? [] : await context.transaction((tx) => takeJobsLike(tx, lead.id, most - 1))
  const mail = mailOf(lead)
  if (others.length === 0) return run(context, [lead.payload], [mail])
  const ids = others.map(({ id }) => id)
  const begun = performance.now()
  try {
    const mails = others.map((job) => mailOf({ ...lead, ...job }))
    await run(context, [lead.payload, ...others.map(({ payload }) => payload)], [mail, ...mails])
  } catch (error) {
    const about = { job: lead.task_identifier, jobs: others.length + 1, err: error }
    context.log.warn(about, 'jobs failed together and are run one by one')
    await patiently(context, (tx) => giveJobsBack(tx, ids))
    return mail.isSent() ? undefined : run(context, [lead.payload], [mail])
  }
  for (const id of ids) {
    context.metrics.jobEnded(lead.task_identifier, 'done', (performance.now() - begun) / 1000)
    context.log.info({ job: lead.task_identifier, id }, 'job done')
  }
  await patiently(context, (tx) => deleteJobs(tx, ids))
}

const pauses = [100, 300, 1000, 3000]

/** What is not said of jobs now, nobody says while this process lives: they would wait for its end. */
async function patiently(
  context: Pick<Surroundings, 'transaction'>,
  work: (tx: Tx) => Promise<void>,
  tries = 0,
): Promise<void> {
  try {
    await context.transaction(work)
  } catch (error) {
    const pauseMs = pauses[tries]
    if (pauseMs === undefined) throw error
    await pause(pauseMs)
    await patiently(context, work, tries + 1)
  }
}
