import { decisionJob } from '#server/members/decision-mail.ts'
import type { Tx } from '#server/platform/db.ts'
import { enqueue } from '#server/platform/jobs.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { requestRecovery } from '#server/sessions/recovery.ts'
import { lastBlockOf, personOf } from './queries.ts'

type MailRequest = { memberId: string; mail: 'decision' | 'password'; now: Temporal.Instant }

export async function resendMail(tx: Tx, { memberId, mail, now }: MailRequest) {
  const person = await personOf(tx, memberId)
  if (!person) throw new Refusal('not_found')
  if (mail === 'password') return requestRecovery(tx, { email: person.email, now })
  const { level, verification_refusal: refusal, data_asked, data_given_at } = person
  if (level === 3) return enqueue(tx, decisionJob, { memberId, decision: 'verified' })
  if (level === 1) {
    const reason = await lastBlockOf(tx, memberId)
    return enqueue(tx, decisionJob, { memberId, decision: 'blocked', reason })
  }
  if (data_asked && !data_given_at)
    return enqueue(tx, decisionJob, { memberId, decision: 'asked', reason: data_asked })
  if (!refusal) throw new Refusal('stale')
  return enqueue(tx, decisionJob, { memberId, decision: 'refused', reason: refusal })
}
