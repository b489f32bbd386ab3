import { hash } from 'node:crypto'
import { batching } from './batching.ts'
import type { Database, Db, Tx } from './db.ts'
import type { Mail } from './mail.ts'
import { forgetHandedMailsBefore, isHandedOver, noteHandedOver } from './queries.ts'

export type JobRun = { id: string; task_identifier: string; created_at: Date; attempts: number }

export type JobMail = Mail & { isSent(): boolean }

/** A job ends with its mail, so that there is nothing left to do once the mail server has taken it. */
export async function hasSentItsMail(db: Db, job: JobRun): Promise<boolean> {
  return job.attempts > 1 && isHandedOver(db, eventOf(job))
}

type Handing = { eventId: string; now: Temporal.Instant }

/** Notes that the mail server has taken a mail; those that are taken meanwhile share a note. */
export function notesOfMails({ db, transaction }: Pick<Database, 'db' | 'transaction'>) {
  const note = batching<Handing, void>({
    async run(_, mails) {
      await transaction((tx) => noteHandedOver(tx, mails))
      return []
    },
    most: 50,
    turns: 1,
  })
  return (handing: Handing) => note(db, handing)
}

type MailTools = { mail: Mail; note: ReturnType<typeof notesOfMails>; now: Temporal.Instant }

/** Sends the one mail of a job, and notes that the mail server has taken it. */
export function mailOfJob({ mail, note, now }: MailTools, job: JobRun): JobMail {
  let isSent = false
  return {
    isSent: () => isSent,
    async send(message) {
      if (isSent) throw new Error(`${job.task_identifier} has sent its mail: another one is another job`)
      const eventId = eventOf(job)
      await mail.send({ ...message, eventId })
      isSent = true
      // A job that failed now would be run again. If it can be completed, no note is needed.
      await note({ eventId, now }).catch(() => undefined)
    },
  }
}

/** By then graphile-worker has given every job up. */
export async function forgetOldMails(tx: Tx, { now }: { now: Temporal.Instant }) {
  await forgetHandedMailsBefore(tx, now.subtract({ hours: 30 * 24 }))
}

/** The same in each run of a job, and of no other job, whatever database it is in. */
function eventOf({ id, task_identifier, created_at }: JobRun): string {
  return hash('sha256', `${task_identifier} ${id} ${String(created_at)}`, 'base64url').slice(0, 32)
}
