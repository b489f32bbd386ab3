import type { Member } from '#server/platform/actors.ts'
import type { Tx } from '#server/platform/db.ts'
import { voidEmailChange } from './email-change/ask.ts'
import { tellPasswordChanged } from './password-changed.ts'
import { deleteLinksOf, deleteSessionsOf, savePassword } from './queries.ts'

type PasswordChange = { member: Member; passwordHash: string; userAgent: string; now: Temporal.Instant }

export async function changePassword(tx: Tx, { member, passwordHash, userAgent, now }: PasswordChange) {
  const { id: memberId, sessionHash } = member
  await savePassword(tx, { memberId, passwordHash })
  await deleteLinksOf(tx, 'members', memberId)
  await voidEmailChange(tx, memberId)
  await deleteSessionsOf(tx, { memberId, except: sessionHash })
  await tellPasswordChanged(tx, { memberId, userAgent, now })
}
