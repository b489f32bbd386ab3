import type { Member } from '#server/platform/actors.ts'
import type { Database } from '#server/platform/db.ts'
import { isDueForExtension, sessionExpiry } from './lifetime.ts'
import { extendSession, sessionOwner } from './queries.ts'
import { rolesOf } from './roles.ts'
import { hashToken } from './token.ts'

/** The member a token belongs to. Using a session extends it. */
export async function authenticateMember(
  { db, transaction }: Pick<Database, 'db' | 'transaction'>,
  token: string,
  now: Temporal.Instant,
): Promise<Member | undefined> {
  const sessionHash = hashToken(token)
  const owner = await sessionOwner(db, { tokenHash: sessionHash, now })
  if (!owner || owner.level === 1) return undefined
  if (isDueForExtension(owner.last_used_at, now)) {
    await transaction((tx) => extendSession(tx, sessionHash, { now, expiresAt: sessionExpiry(now) }))
  }
  return { id: owner.id, level: owner.level, roles: rolesOf(owner.profile_type), sessionHash }
}
