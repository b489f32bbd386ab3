import type { Db, Tx } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { memberExists } from './queries.ts'

export async function requireMember(db: Db, memberId: string) {
  if (!(await memberExists(db, memberId))) throw new Refusal('not_found')
}

/** Nothing changed if somebody else decided first, or there is no such member. */
export async function requireMemberChange<Row>(
  tx: Tx,
  memberId: string,
  change: Promise<Row | undefined>,
): Promise<Row> {
  const row = await change
  if (row === undefined) throw new Refusal((await memberExists(tx, memberId)) ? 'stale' : 'not_found')
  return row
}
