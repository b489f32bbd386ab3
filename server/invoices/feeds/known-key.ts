import { holderOfKey, isKeyUsed } from '#server/invoices/access-keys/queries.ts'
import type { Db } from '#server/platform/db.ts'

/** Whether a document with this key has earned, or another one holds it. One that only claims it is outdone. */
export async function isKnownKey(db: Db, accessKey: string): Promise<boolean> {
  const holder = await holderOfKey(db, accessKey)
  return (holder !== undefined && !holder.isLetGo) || (await isKeyUsed(db, accessKey))
}
