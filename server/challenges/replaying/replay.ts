import type { Goal, replayChallenge } from '#contract/challenges-office.ts'
import type { Answer } from '#contract/endpoint.ts'
import type { Db } from '#server/platform/db.ts'
import { programmeCoins, replayTargets, suspiciousWinners } from './queries.ts'

type ReplayRequest = {
  goal: Goal
  audience: readonly string[] | null
  days: number
  targets: readonly number[]
}

const daysLookedAt = 90

export async function replayGoal(
  db: Db,
  { goal, audience, days, targets }: ReplayRequest,
  now: Temporal.Instant,
): Promise<Answer<typeof replayChallenge>> {
  const replay = { goal, audience, since: now.subtract({ hours: 24 * days }) }
  const [steps, to_look_at, programme] = await Promise.all([
    replayTargets(db, replay, [goal.target, ...targets]),
    suspiciousWinners(db, replay, now.subtract({ hours: 24 * daysLookedAt })),
    programmeCoins(db),
  ])
  const own = steps.find(({ target }) => target === goal.target)
  const { people = 0, reached = 0, bought_cents = 0 } = own ?? {}
  const others = steps
    .filter(({ target }) => targets.includes(target))
    .map((step) => ({ target: step.target, reached: step.reached, coins: step.reached * goal.bonus }))
  return { people, reached, coins: reached * goal.bonus, bought_cents, others, to_look_at, ...programme }
}
