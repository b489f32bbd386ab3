import type { Db } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { memberExists } from './queries.ts'

export async function requireMember(db: Db, memberId: string) {
  if (!(await memberExists(db, memberId))) throw new Refusal('not_found')
}
