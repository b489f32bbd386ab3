import type { Tx } from '#server/platform/db.ts'
import { problem } from '#server/platform/problem.ts'
import { claimSecrets, requireAll, type SecretsPlace } from './claim.ts'
import { addKeyToFile, secretKeysIn } from './keys.ts'
import type { SealedKind } from './kinds.ts'
import { addKeyInUse, deleteOtherKeys, keysInUse, lockOtherKeys, waitForOtherKeepers } from './queries.ts'
import type { SecretKey } from './sealing.ts'
import type { Secrets } from './secrets.ts'

/**
 * Seals everything with the first key of SECRET_KEY, or with a new one in the data folder. The app may run:
 * it reads what either key has sealed. One that was killed is gone on with by the next. Undefined if
 * SECRET_KEY holds no newer key.
 */
export async function rotateSecrets(
  parts: SecretsPlace,
): Promise<{ keyId: string; values: number } | undefined> {
  const { database, kinds } = parts
  const secrets = await claimSecrets(parts)
  const to = await beginRotation(parts)
  if (!to) return undefined
  // Whoever looked before it began still writes with the old key alone: they are waited for.
  await database.transaction((tx) => lockOtherKeys(tx, to.id))
  let values = 0
  for (const kind of kinds)
    values += await untilNone(() => database.transaction((tx) => kind.renew(tx, secrets, to)))
  await database.transaction((tx) => finishRotation(tx, kinds, secrets, to))
  return { keyId: to.id, values }
}

/** From its commit on, the new key writes. */
async function beginRotation({ database, place }: SecretsPlace): Promise<SecretKey | undefined> {
  return database.transaction(async (tx) => {
    await waitForOtherKeepers(tx)
    const keys = secretKeysIn(place)
    const inUse = await keysInUse(tx)
    requireAll(inUse, keys)
    const isDone = inUse.length === 1 && inUse[0] === keys.all()[0]?.id
    if (isDone && place.secretKeys.length > 0) return undefined
    if (isDone) await addKeyToFile(place)
    const [to] = keys.all()
    if (to && !inUse.includes(to.id)) await addKeyInUse(tx, to.id)
    if (to) requireNewest(to, await keysInUse(tx))
    return to
  })
}

/** Somebody may have written with an older key until now; from here on they wait. */
async function finishRotation(tx: Tx, kinds: readonly SealedKind[], secrets: Secrets, to: SecretKey) {
  await lockOtherKeys(tx, to.id)
  requireNewest(to, await keysInUse(tx))
  for (const kind of kinds) await untilNone(() => kind.renew(tx, secrets, to))
  await deleteOtherKeys(tx, to.id)
}

function requireNewest(to: SecretKey, [newest]: readonly string[]) {
  if (newest !== to.id)
    throw problem(`A rotation to the key ${newest} has begun: put that one first, and run this again.`)
}

async function untilNone(renew: () => Promise<number>): Promise<number> {
  let all = 0
  for (let some = await renew(); some > 0; some = await renew()) all += some
  return all
}
