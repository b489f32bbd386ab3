import type { Tx } from '#server/platform/db.ts'
import type { SecretKeys } from './keys.ts'
import { holdKeysInUse } from './queries.ts'
import { keyedHash, keyIdOf, type SecretKey, seal, unseal } from './sealing.ts'

export type Secrets = {
  /** `place` says whose it is; in another place it does not open. */
  seal(tx: Tx, plain: Buffer, place: string): Promise<Buffer>
  open(sealed: Buffer, place: string): Buffer
  writingKey(tx: Tx): Promise<SecretKey>
  /** Newest first. A rotation waits for the transaction before it gives any of them up. */
  keysInUse(tx: Tx): Promise<readonly [SecretKey, ...SecretKey[]]>
  /** With every key at hand, to look for a value whichever it was hashed with. */
  hashesOf(value: string): readonly Buffer[]
}

export function createSecrets(keys: SecretKeys): Secrets {
  const keyWith = (id: string) => {
    const key = keys.find(id)
    if (!key) throw new Error(`the key ${id} is in use, but not in ${keys.origin}`)
    return key
  }
  const keysInUse = async (tx: Tx) => {
    const [newest, ...older] = (await holdKeysInUse(tx)).map(keyWith)
    if (!newest) throw new Error('no key is in use: claim the secrets first')
    return [newest, ...older] as const
  }
  const writingKey = async (tx: Tx) => (await keysInUse(tx))[0]
  return {
    seal: async (tx, plain, place) => seal(await writingKey(tx), plain, place),
    open: (sealed, place) => unseal(keyWith(keyIdOf(sealed)), sealed, place),
    writingKey,
    keysInUse,
    hashesOf: (value) => keys.all().map((key) => keyedHash(key, value)),
  }
}
