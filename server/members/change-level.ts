import type { Tx } from '#server/platform/db.ts'
import { decided } from './decided.ts'
import { setUnverified } from './queries.ts'
import { verifyMember } from './verify.ts'

type Wanted = { memberId: string; level: 2 | 3; reason: string; now: Temporal.Instant }

/** Up is what verifying does. Down puts the person back into the queue; the reason stays with the team. */
export async function changeLevel(tx: Tx, { memberId, level, reason, now }: Wanted) {
  if (level === 3) return verifyMember(tx, { memberId, note: reason, now })
  await decided(tx, memberId, setUnverified(tx, memberId))
  return { subjectId: memberId, before: { level: 3 }, after: { level: 2, note: reason } }
}
