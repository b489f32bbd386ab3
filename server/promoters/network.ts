import type { Network } from '#contract/promoters.ts'
import type { Db } from '#server/platform/db.ts'
import { membersOfPromoter, promoterCodeOf } from './queries.ts'

export async function networkOf(db: Db, promoterId: string): Promise<Network> {
  const [code, people] = await Promise.all([
    promoterCodeOf(db, promoterId),
    membersOfPromoter(db, promoterId),
  ])
  return {
    code,
    people: people.map(({ name, profile_type, verification, created_at }) => ({
      name,
      profile_type,
      verification,
      date: created_at.toString(),
    })),
  }
}
