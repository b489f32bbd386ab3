import type { Member } from '#server/platform/actors.ts'
import { batching } from '#server/platform/batching.ts'
import type { Database, Db } from '#server/platform/db.ts'
import { isDueForExtension, sessionExpiry } from './lifetime.ts'
import { extendSession, sessionOwners } from './queries.ts'
import { rolesOf } from './roles.ts'
import { hashToken } from './token.ts'

export function createAuthentication({ db, transaction }: Pick<Database, 'db' | 'transaction'>) {
  const ownerOf = batching({ run: ownersOf, most: 64, turns: 2 })

  return async (token: string, now: Temporal.Instant): Promise<Member | undefined> => {
    const sessionHash = hashToken(token)
    const owner = await ownerOf(db, { sessionHash, now })
    if (!owner || owner.level === 1) return undefined
    if (isDueForExtension(owner.last_used_at, now)) {
      await transaction((tx) => extendSession(tx, sessionHash, { now, expiresAt: sessionExpiry(now) }))
    }
    return { id: owner.id, level: owner.level, roles: rolesOf(owner.profile_type), sessionHash }
  }
}

type SessionUse = { readonly sessionHash: Buffer; readonly now: Temporal.Instant }

/** Nearly every call starts with this, so calls that come together share one query. */
async function ownersOf(db: Db, uses: readonly SessionUse[]) {
  const owners = await sessionOwners(db, { hashes: uses.map(({ sessionHash }) => sessionHash) })
  const byHash = new Map(owners.map((owner) => [owner.hash, owner]))
  return uses.map(({ sessionHash, now }) => {
    const owner = byHash.get(sessionHash.toString('hex'))
    return owner && Temporal.Instant.compare(owner.expires_at, now) > 0 ? owner : undefined
  })
}
