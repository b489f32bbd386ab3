import type { Database, Db } from '#server/platform/db.ts'
import { isProblem, problem } from '#server/platform/problem.ts'
import { addKeyToFile, type KeyPlace, type SecretKeys, secretKeysIn } from './keys.ts'
import type { SealedKind } from './kinds.ts'
import { addKeyInUse, emptyUnsealed, keysInUse, waitForOtherKeepers } from './queries.ts'
import { createSecrets, type Secrets } from './secrets.ts'

export type SecretsPlace = { database: Database; kinds: readonly SealedKind[]; place: KeyPlace }

/**
 * The first start of a database makes its key, unless SECRET_KEY gives one. Fails if the database's secrets
 * are sealed with a key that is not at hand. Any number of processes may start at the same time.
 */
export async function claimSecrets({ database, kinds, place }: SecretsPlace): Promise<Secrets> {
  const keys = secretKeysIn(place)
  await database.transaction(async (tx) => {
    await waitForOtherKeepers(tx)
    const inUse = await keysInUse(tx)
    requireAll(inUse, keys)
    if (inUse.length > 0) return
    if (keys.all().length === 0) await addKeyToFile(place)
    const [first] = keys.all()
    if (first) await addKeyInUse(tx, first.id)
  })
  const secrets = createSecrets(keys)
  await sealPlain(database, kinds, secrets)
  return secrets
}

/** Says which keys of the database are not at hand, if any. */
export async function missingKeys(db: Db, place: KeyPlace): Promise<string | undefined> {
  try {
    requireAll(await keysInUse(db), secretKeysIn(place))
    return undefined
  } catch (error) {
    if (isProblem(error)) return error.message
    throw error
  }
}

export function requireAll(inUse: readonly string[], keys: SecretKeys) {
  const lost = inUse.filter((id) => !keys.find(id))
  if (lost.length > 0)
    throw problem(
      `CPF and second factors of this database are sealed with the key ${lost.join(' and ')}, which is not in ${keys.origin}: give it in SECRET_KEY, or put back the secret.key of the data folder that it was made in.`,
    )
}

/** In batches, each of which commits: a start that is killed halfway is gone on with by the next. */
async function sealPlain({ transaction }: Database, kinds: readonly SealedKind[], secrets: Secrets) {
  for (const { fill } of kinds) {
    const fillSome = () =>
      transaction(async (tx) => {
        await waitForOtherKeepers(tx)
        return fill?.(tx, secrets)
      })
    while (await fillSome());
  }
  await transaction(async (tx) => {
    await waitForOtherKeepers(tx)
    await emptyUnsealed(tx)
  })
}
