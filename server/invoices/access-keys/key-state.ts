import type { Db } from '#server/platform/db.ts'
import { holderOfKey, isKeyUsed } from './queries.ts'

type SentKey = { accessKey: string; memberId: string }

/** Whether a key can still be sent. It belongs to the first sender, and a key that has earned never earns again. */
export async function stateOfKey(db: Db, { accessKey, memberId }: SentKey) {
  const holder = await holderOfKey(db, accessKey)
  if (holder?.member_id === memberId) return { state: 'yours', invoice_id: holder.id } as const
  const isTaken = holder || (await isKeyUsed(db, accessKey))
  return { state: isTaken ? 'used' : 'new', invoice_id: null } as const
}
