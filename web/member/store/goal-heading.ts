import type { User } from '#contract/members.ts'
import { coinsInAll } from '#web/member/kit/opening-coins.ts'
import { useMyGoal } from './my-goal.ts'
import { useStoreWords } from './words.ts'

export function useGoalHeading(user: User): string | undefined {
  const { goals } = useStoreWords()
  const goal = useMyGoal(user)
  return goal ? goals.headings[stageOf(user.rewards, goal.price)] : undefined
}

function stageOf(rewards: User['rewards'], price: number) {
  if (rewards.coins >= price) return 'reached'
  const coins = coinsInAll(rewards)
  if (coins >= price) return 'opening'
  if (coins < price * 0.25) return 'begun'
  return coins < price * 0.75 ? 'onTheWay' : 'near'
}
