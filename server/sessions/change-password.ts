import type { Member } from '#server/platform/actors.ts'
import type { Tx } from '#server/platform/db.ts'
import { deleteLinksOf, deleteSessionsOf, savePassword } from './queries.ts'

export async function changePassword(tx: Tx, { id: memberId, sessionHash }: Member, passwordHash: string) {
  await savePassword(tx, { memberId, passwordHash })
  await deleteLinksOf(tx, 'members', memberId)
  await deleteSessionsOf(tx, { memberId, except: sessionHash })
}
