import type { Member } from '#server/platform/actors.ts'
import { batching } from '#server/platform/batching.ts'
import type { Database, Db } from '#server/platform/db.ts'
import type { SessionMemory } from '#server/platform/session-memory.ts'
import { isDueForExtension, sessionExpiry } from './lifetime.ts'
import { extendSession, sessionOwners } from './queries.ts'
import { rolesOf } from './roles.ts'
import { hashToken } from './token.ts'

export function createAuthentication(
  { db, transaction }: Pick<Database, 'db' | 'transaction'>,
  memory: SessionMemory,
) {
  const ownerOf = batching({ run: ownersOf, most: 64, turns: 2, gathers: true })

  return memory.remembering<Member>(async (token, now) => {
    const sessionHash = hashToken(token)
    const owner = await ownerOf(db, sessionHash)
    if (!owner || owner.level === 1) return undefined
    const member = { id: owner.id, level: owner.level, roles: rolesOf(owner.profile_type), sessionHash }
    const hasExpired = Temporal.Instant.compare(owner.expires_at, now) <= 0
    if (hasExpired || !isDueForExtension(owner.last_used_at, now))
      return { owner: member, expiresAt: owner.expires_at }
    const expiresAt = sessionExpiry(now)
    await transaction((tx) => extendSession(tx, sessionHash, { now, expiresAt }))
    return { owner: member, expiresAt }
  })
}

/** Nearly every call starts with this, so calls that come together share one query. */
async function ownersOf(db: Db, hashes: readonly Buffer[]) {
  const owners = await sessionOwners(db, { hashes })
  const byHash = new Map(owners.map((owner) => [owner.hash, owner]))
  return hashes.map((hash) => byHash.get(hash.toString('hex')))
}
