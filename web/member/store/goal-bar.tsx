import type { User } from '#contract/members.ts'
import { useFormat } from '#web/platform/format.ts'
import { Progress } from '#web/ui/progress.tsx'
import { useMine } from './calls.ts'
import { useStoreWords } from './words.ts'

export function GoalBar({ user: { level, rewards } }: { user: User }) {
  const { goals, store } = useStoreWords()
  const { coins } = useFormat()
  const { data } = useMine({ isMember: level.id === 3 })
  if (!data?.goal) return null
  const { value } = data.goal
  const missing = value - rewards.coins
  const text = missing > 0 ? store.missingCoins(coins(missing), missing) : goals.reached
  return <Progress label={goals.yours} text={text} value={rewards.coins} max={value} thicknessPx={4} />
}
