import type { Tx } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { promoterByCode } from './queries.ts'

/** The promoter who vouches for whoever gives this code; codes are written however people write them. */
export async function promoterWithCode(tx: Tx, code: string): Promise<string> {
  const promoter = await promoterByCode(tx, code.toUpperCase())
  if (!promoter) throw new Refusal('code_unknown')
  return promoter.id
}
