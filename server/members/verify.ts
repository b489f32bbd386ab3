import { memberPaths } from '#contract/paths.ts'
import { notify } from '#server/notifications/notify.ts'
import type { Tx } from '#server/platform/db.ts'
import { enqueue } from '#server/platform/jobs.ts'
import { promiseWelcome } from '#server/welcome/settle.ts'
import { decisionJob } from './decision-mail.ts'
import { setUnverified, setVerificationRefused, setVerified } from './queries.ts'
import { requireMemberChange } from './require-member.ts'

type Verification = { memberId: string; note?: string | undefined; now: Temporal.Instant }

export async function verifyMember(tx: Tx, { memberId, note, now }: Verification) {
  await requireMemberChange(tx, memberId, setVerified(tx, memberId))
  await promiseWelcome(tx, { memberId, now })
  await notify(tx, { memberId, kind: 'verified', facts: {}, link: memberPaths.home, now })
  await enqueue(tx, decisionJob, { memberId, decision: 'verified' })
  return { subjectId: memberId, before: { level: 2 }, after: { level: 3, ...(note && { note }) } }
}

type VerificationRefusal = { memberId: string; reason: string; note?: string | undefined }

export async function refuseMember(tx: Tx, { memberId, reason, note }: VerificationRefusal) {
  await requireMemberChange(tx, memberId, setVerificationRefused(tx, memberId, reason))
  await enqueue(tx, decisionJob, { memberId, decision: 'refused', reason })
  const after = { level: 2, refused: reason, ...(note && { note }) }
  return { subjectId: memberId, before: { level: 2 }, after }
}

type LevelChange = { memberId: string; level: 2 | 3; reason: string; now: Temporal.Instant }

export async function changeLevel(tx: Tx, { memberId, level, reason, now }: LevelChange) {
  if (level === 3) return verifyMember(tx, { memberId, note: reason, now })
  await requireMemberChange(tx, memberId, setUnverified(tx, memberId))
  return { subjectId: memberId, before: { level: 3 }, after: { level: 2, note: reason } }
}
