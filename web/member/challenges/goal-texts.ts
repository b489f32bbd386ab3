import type { Challenge } from '#contract/challenges.ts'
import { useFormat } from '#web/platform/format.ts'
import { useChallengeWords } from './words.ts'

export type ChallengeGoal = NonNullable<Challenge['goal']>

export function useGoalTexts({ unit, target, progress, reached_at }: ChallengeGoal) {
  const { challenges } = useChallengeWords()
  const { money, number } = useFormat()
  const missing = Math.max(0, target - progress)
  const inUnits = unit === 'units'
  const missingText = inUnits
    ? challenges.missingUnits(number(missing), missing)
    : challenges.missingMoney(money(missing))
  return {
    done: inUnits ? number(progress) : money(progress),
    ofTarget: inUnits ? challenges.ofUnits(number(target), target) : challenges.ofMoney(money(target)),
    missing: reached_at ? challenges.reached : missingText,
  }
}
