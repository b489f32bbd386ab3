import type { Tx } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { promoterByCode } from './queries.ts'

/** Codes are accepted in any case. */
export async function promoterWithCode(tx: Tx, code: string): Promise<string> {
  const promoter = await promoterByCode(tx, code.toUpperCase())
  if (!promoter) throw new Refusal('code_unknown')
  return promoter.id
}
