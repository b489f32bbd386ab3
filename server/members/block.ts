import type { Tx } from '#server/platform/db.ts'
import { enqueue } from '#server/platform/jobs.ts'
import { endAllSessions } from '#server/sessions/open-sessions.ts'
import { decisionJob } from './decision-mail.ts'
import { setBlocked, setUnblocked } from './queries.ts'
import { requireMemberChange } from './require-member.ts'

export async function blockMember(tx: Tx, { memberId, reason }: { memberId: string; reason: string }) {
  const { level_before_block: level } = await requireMemberChange(tx, memberId, setBlocked(tx, memberId))
  await endAllSessions(tx, memberId)
  await enqueue(tx, decisionJob, { memberId, decision: 'blocked', reason })
  return { subjectId: memberId, before: { level }, after: { level: 1, blocked: reason } }
}

export async function unblockMember(tx: Tx, { memberId }: { memberId: string }) {
  const { level } = await requireMemberChange(tx, memberId, setUnblocked(tx, memberId))
  await enqueue(tx, decisionJob, { memberId, decision: 'unblocked' })
  return { subjectId: memberId, before: { level: 1 }, after: { level } }
}
