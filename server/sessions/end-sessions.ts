import type { Tx } from '#server/platform/db.ts'
import { deleteSessionsOf } from './queries.ts'

export async function endAllSessions(tx: Tx, memberId: string) {
  await deleteSessionsOf(tx, { memberId })
}
