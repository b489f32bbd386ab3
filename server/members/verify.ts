import { notify } from '#server/notifications/notify.ts'
import type { Tx } from '#server/platform/db.ts'
import { enqueue } from '#server/platform/jobs.ts'
import { decided } from './decided.ts'
import { decisionJob } from './decision-mail.ts'
import { setRefused, setVerified } from './queries.ts'

export async function verifyMember(tx: Tx, { memberId, now }: { memberId: string; now: Temporal.Instant }) {
  await decided(tx, memberId, setVerified(tx, memberId))
  await notify(tx, { memberId, kind: 'verified', facts: {}, link: '/home', now })
  await enqueue(tx, decisionJob, { memberId, decision: 'verified' })
  return { subjectId: memberId, before: { level: 2 }, after: { level: 3 } }
}

/** The person stays at level 2 and is told why. */
export async function refuseMember(tx: Tx, { memberId, reason }: { memberId: string; reason: string }) {
  await decided(tx, memberId, setRefused(tx, memberId, reason))
  await enqueue(tx, decisionJob, { memberId, decision: 'refused', reason })
  return { subjectId: memberId, before: { level: 2 }, after: { level: 2, refused: reason } }
}
