import type { Db } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { isOffered } from './queries.ts'

/** A select without a choice sends an empty text. */
export async function chosenDistributor(db: Db, id: string | undefined): Promise<string | null> {
  if (!id) return null
  if (!(await isOffered(db, id))) throw new Refusal('distributor_unknown')
  return id
}
