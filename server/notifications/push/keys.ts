import type { Database, Db } from '#server/platform/db.ts'
import { newPushKeys, type PushKeys } from './identity.ts'
import { insertPushKeys, pushKeys } from './queries.ts'

/** Makes the pair that push services know this programme by, unless there is one. */
export async function addMissingPushKeys({ db, transaction }: Pick<Database, 'db' | 'transaction'>) {
  if (await pushKeys(db)) return
  await transaction((tx) => insertPushKeys(tx, newPushKeys()))
}

export async function requirePushKeys(db: Db): Promise<PushKeys> {
  const keys = await pushKeys(db)
  if (!keys) throw new Error('the push keys have not been made')
  return keys
}
