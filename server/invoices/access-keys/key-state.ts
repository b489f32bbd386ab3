import type { Db } from '#server/platform/db.ts'
import { holderOfKey, isKeyUsed } from './queries.ts'

type SentKey = {
  accessKey: string
  memberId: string
  /** A signed document may take a key from one that only claims it. */
  isXml?: boolean
}

/** A key belongs to its first sender, and never earns twice. */
export async function stateOfKey(db: Db, { accessKey, memberId, isXml = false }: SentKey) {
  const holder = await holderOfKey(db, accessKey)
  if (holder?.member_id === memberId) return { state: 'yours', invoice_id: holder.id } as const
  const isHeld = holder !== undefined && !(isXml && holder.isLetGo)
  const isTaken = isHeld || (await isKeyUsed(db, accessKey))
  return { state: isTaken ? 'used' : 'new', invoice_id: null } as const
}
