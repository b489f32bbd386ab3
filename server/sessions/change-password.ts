import type { Member } from '#server/platform/actors.ts'
import type { Tx } from '#server/platform/db.ts'
import { deleteRecoveriesOf, deleteSessionsOf, savePassword } from './queries.ts'

/** Ends the person's other sessions, and links to choose a password that were mailed before. */
export async function changePassword(tx: Tx, { id: memberId, sessionHash }: Member, passwordHash: string) {
  await savePassword(tx, { memberId, passwordHash })
  await deleteRecoveriesOf(tx, memberId)
  await deleteSessionsOf(tx, { memberId, except: sessionHash })
}
