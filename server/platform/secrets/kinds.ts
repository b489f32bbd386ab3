import type { Tx } from '#server/platform/db.ts'
import {
  type ColumnOfSecrets,
  fillSecrets,
  plainSecrets,
  replaceSecrets,
  secretsOfOtherKeys,
} from './queries.ts'
import { type SecretKey, seal } from './sealing.ts'
import type { Secrets } from './secrets.ts'

export const secretsAtATime = 5000

/** Each feature adds what it keeps sealed to the list in app.ts. */
export type SealedKind = {
  /** Seals some of what an older version left in clear; returns how many. */
  fill?(tx: Tx, secrets: Secrets): Promise<number>
  /** Seals some of what is sealed with another key anew; returns how many. */
  renew(tx: Tx, secrets: Secrets, to: SecretKey): Promise<number>
}

/** A column of its own kind of secrets, each bound to the columns that say whose it is. */
export function sealedColumn(
  column: ColumnOfSecrets & { readonly place: string },
): Required<Pick<SealedKind, 'fill' | 'renew'>> {
  const placeOf = (identity: readonly string[]) => sealedPlace(column.place, ...identity)
  return {
    async fill(tx, secrets) {
      const found = await plainSecrets(tx, column, secretsAtATime)
      const key = await secrets.writingKey(tx)
      const sealed = found.map(({ at, identity, value }) => ({
        at,
        sealed: seal(key, value, placeOf(identity)),
      }))
      if (sealed.length > 0) await fillSecrets(tx, column, sealed)
      return found.length
    },
    async renew(tx, secrets, to) {
      const found = await secretsOfOtherKeys(tx, column, { keyId: to.id, most: secretsAtATime })
      const renewed = found.map(({ at, identity, value }) => {
        const place = placeOf(identity)
        return { at, value, sealed: seal(to, secrets.open(value, place), place) }
      })
      if (renewed.length > 0) await replaceSecrets(tx, column, renewed)
      return found.length
    },
  }
}

export function sealedPlace(place: string, ...identity: readonly string[]): string {
  return [place, ...identity].join(' ')
}
