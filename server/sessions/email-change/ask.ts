import type { Database, Db, Tx } from '#server/platform/db.ts'
import { enqueue } from '#server/platform/jobs.ts'
import { Refusal } from '#server/platform/refusal.ts'
import type { Attempt } from '#server/sessions/attempts.ts'
import { deviceName } from '#server/sessions/device-name.ts'
import { contactOf } from '#server/sessions/queries.ts'
import { requireFreeTry } from '#server/sessions/sign-in.ts'
import { emailAskedJob, emailLinkJob } from './mails.ts'
import {
  deleteEmailChangeOf,
  emailChangeOf,
  isEmailTaken,
  saveEmailChange,
  unconfirmedEmailOf,
} from './queries.ts'
import { welcome } from './welcome.ts'

const hoursValid = 24

type EmailRequest = { memberId: string; address: string; now: Temporal.Instant }

/** Each change mails somebody who may know nothing of it, so they are counted like requests for a recovery link. */
export async function countEmailChange(
  { db, transaction }: Pick<Database, 'db' | 'transaction'>,
  { memberId, address, now }: EmailRequest,
  limits: boolean,
) {
  const email = await requireEmailOf(db, memberId)
  const attempt: Attempt = { door: 'email-change', email, address }
  if (limits) await requireFreeTry(transaction, attempt, now)
}

export async function isOtherEmail(db: Db, { memberId, email }: { memberId: string; email: string }) {
  return (await requireEmailOf(db, memberId)).toLowerCase() !== email.toLowerCase()
}

type EmailChange = { memberId: string; email: string; userAgent: string; now: Temporal.Instant }

/** Nobody else can have the e-mail now; whether that still holds is asked again when it is confirmed. */
export async function askForEmailChange(tx: Tx, { memberId, email, userAgent, now }: EmailChange) {
  if (await isEmailTaken(tx, email)) throw new Refusal('email_taken')
  const to = await requireEmailOf(tx, memberId)
  await mailLink(tx, { memberId, email, now })
  const device = deviceName(userAgent)
  await enqueue(tx, emailAskedJob, { memberId, to, newEmail: email, device, askedAt: now.toString() })
}

export async function resendEmailChange(
  tx: Tx,
  { memberId, now }: { memberId: string; now: Temporal.Instant },
) {
  const change = await emailChangeOf(tx, memberId, now)
  const email = await unconfirmedEmailOf(tx, memberId)
  if (change && change.email !== email) return mailLink(tx, { memberId, email: change.email, now })
  if (!email) throw new Refusal('not_found')
  await welcome(tx, { memberId, email, now })
}

/** The person gave it up, or chose a new password because it was somebody else who asked. */
export async function voidEmailChange(tx: Tx, memberId: string) {
  await deleteEmailChangeOf(tx, memberId)
}

async function mailLink(tx: Tx, { memberId, email, now }: Omit<EmailChange, 'userAgent'>) {
  await saveEmailChange(tx, { memberId, email, askedAt: now, expiresAt: now.add({ hours: hoursValid }) })
  await enqueue(tx, emailLinkJob, { memberId, askedAt: now.toString() })
}

async function requireEmailOf(db: Db, memberId: string) {
  const member = await contactOf(db, memberId)
  if (!member) throw new Refusal('signed_out')
  return member.email
}
