import type { Db } from '#server/platform/db.ts'
import { holderOfKey, isKeyUsed } from './queries.ts'

type Asked = { accessKey: string; memberId: string }

/** Whether a key can still be sent: the first to send it holds it, and what has earned never earns again. */
export async function stateOfKey(db: Db, { accessKey, memberId }: Asked) {
  const holder = await holderOfKey(db, accessKey)
  if (holder?.member_id === memberId) return { state: 'yours', invoice_id: holder.id } as const
  const isTaken = holder || (await isKeyUsed(db, accessKey))
  return { state: isTaken ? 'used' : 'new', invoice_id: null } as const
}
