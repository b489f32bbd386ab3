import type { Tx } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { memberExists } from './queries.ts'

/** The row that a decision changed. If it changed none, somebody else decided first, or there is no such person. */
export async function decided<Row>(tx: Tx, memberId: string, change: Promise<Row | undefined>): Promise<Row> {
  const row = await change
  if (row === undefined) throw new Refusal((await memberExists(tx, memberId)) ? 'stale' : 'not_found')
  return row
}
