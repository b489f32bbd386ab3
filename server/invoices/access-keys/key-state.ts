import type { Db } from '#server/platform/db.ts'
import { holderOfKey, isKeyUsed } from './queries.ts'

type SentKey = { accessKey: string; memberId: string }

/** A key belongs to its first sender, and never earns twice. */
export async function stateOfKey(db: Db, { accessKey, memberId }: SentKey) {
  const holder = await holderOfKey(db, accessKey)
  if (holder?.member_id === memberId) return { state: 'yours', invoice_id: holder.id } as const
  const isTaken = holder || (await isKeyUsed(db, accessKey))
  return { state: isTaken ? 'used' : 'new', invoice_id: null } as const
}
