import type { Welcome } from '#contract/welcome.ts'
import type { Db } from '#server/platform/db.ts'
import { stepsOf } from './queries.ts'

const newForDays = 30

/** Undefined for who is not new, or has nothing left to do. */
export async function welcomeOf(
  db: Db,
  memberId: string,
  now: Temporal.Instant,
): Promise<Welcome | undefined> {
  const steps = await stepsOf(db, memberId)
  if (!steps || steps.isPaid) return undefined
  const { coins, has_address, has_begun, has_goal, hasRedeemed, since } = steps
  const isOver = hasRedeemed || Temporal.Instant.compare(since.add({ hours: newForDays * 24 }), now) < 0
  // A bonus that was promised can be had for as long as it takes.
  if (coins === 0 && (isOver || (has_address && has_begun && has_goal))) return undefined
  return { coins, has_address, has_begun, has_goal }
}
