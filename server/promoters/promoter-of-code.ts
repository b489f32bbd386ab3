import { shortName } from '#domain/names.ts'
import type { Db } from '#server/platform/db.ts'
import { limitRate } from '#server/platform/rate-limit.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { nameByCode } from './queries.ts'

/** Unknown codes per network and hour: enough for slips, too few for guessing. */
const requireRate = limitRate({ free: 30, perSeconds: 3600 })

type Question = { code: string; address: string; now: Temporal.Instant }

export async function promoterOfCode(db: Db, { code, address, now }: Question) {
  requireRate(address, now, 0)
  const name = await nameByCode(db, code.toUpperCase())
  if (name === undefined) {
    requireRate(address, now)
    throw new Refusal('code_unknown')
  }
  return { name: shortName(name) }
}
