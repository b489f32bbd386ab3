import type { Member } from '#server/platform/actors.ts'
import type { Tx } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { deleteSessionsOf, deleteSessionWithId } from './queries.ts'

export async function endAllSessions(tx: Tx, memberId: string) {
  await deleteSessionsOf(tx, { memberId })
}

export async function endOtherSessions(tx: Tx, { id: memberId, sessionHash }: Member) {
  await deleteSessionsOf(tx, { memberId, except: sessionHash })
}

export async function endSession(tx: Tx, { memberId, id }: { memberId: string; id: string }) {
  if (!(await deleteSessionWithId(tx, memberId, id))) throw new Refusal('not_found')
}
