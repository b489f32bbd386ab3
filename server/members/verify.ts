import { notify } from '#server/notifications/notify.ts'
import type { Tx } from '#server/platform/db.ts'
import { enqueue } from '#server/platform/jobs.ts'
import { decided } from './decided.ts'
import { decisionJob } from './decision-mail.ts'
import { setRefused, setVerified } from './queries.ts'

/** The note is for the team: it stays in the audit trail. */
type Verified = { memberId: string; note?: string | undefined; now: Temporal.Instant }

export async function verifyMember(tx: Tx, { memberId, note, now }: Verified) {
  await decided(tx, memberId, setVerified(tx, memberId))
  await notify(tx, { memberId, kind: 'verified', facts: {}, link: '/home', now })
  await enqueue(tx, decisionJob, { memberId, decision: 'verified' })
  return { subjectId: memberId, before: { level: 2 }, after: { level: 3, ...(note && { note }) } }
}

type Refused = { memberId: string; reason: string; note?: string | undefined }

/** The person stays at level 2 and is told why. */
export async function refuseMember(tx: Tx, { memberId, reason, note }: Refused) {
  await decided(tx, memberId, setRefused(tx, memberId, reason))
  await enqueue(tx, decisionJob, { memberId, decision: 'refused', reason })
  const after = { level: 2, refused: reason, ...(note && { note }) }
  return { subjectId: memberId, before: { level: 2 }, after }
}
