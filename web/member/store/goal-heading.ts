import type { User } from '#contract/members.ts'
import { useMyGoal } from './my-goal.ts'
import { useStoreWords } from './words.ts'

export function useGoalHeading(user: User): string | undefined {
  const { goals } = useStoreWords()
  const goal = useMyGoal(user)
  return goal ? goals.headings[stageOf(user.rewards.coins, goal.price)] : undefined
}

function stageOf(coins: number, price: number) {
  if (coins >= price) return 'reached'
  if (coins < price * 0.25) return 'begun'
  return coins < price * 0.75 ? 'onTheWay' : 'near'
}
