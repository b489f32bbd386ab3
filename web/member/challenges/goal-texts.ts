import type { Challenge } from '#contract/challenges.ts'
import { useFormat } from '#web/platform/format.ts'
import { useChallengeWords } from './words.ts'

export type ChallengeGoal = NonNullable<Challenge['goal']>

export function useGoalTexts({ unit, target, progress, reached_at }: ChallengeGoal) {
  const { challenges } = useChallengeWords()
  const { money, number } = useFormat()
  const missing = Math.max(0, target - progress)
  const said = {
    cents: {
      done: money(progress),
      ofTarget: challenges.ofMoney(money(target)),
      missing: challenges.missingMoney(money(missing)),
    },
    units: {
      done: number(progress),
      ofTarget: challenges.ofUnits(number(target), target),
      missing: challenges.missingUnits(number(missing), missing),
    },
    recommendations: {
      done: number(progress),
      ofTarget: challenges.ofSales(number(target), target),
      missing: challenges.missingSales(number(missing), missing),
    },
  }[unit]
  return { ...said, missing: reached_at ? challenges.reached : said.missing }
}
