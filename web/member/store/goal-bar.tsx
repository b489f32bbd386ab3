import type { User } from '#contract/members.ts'
import { coinsInAll } from '#web/member/kit/opening-coins.ts'
import { Progress } from '#web/ui/progress.tsx'
import { useMine } from './calls.ts'
import { useReachText } from './reach-text.ts'
import { useStoreWords } from './words.ts'

export function GoalBar({ user: { level, rewards } }: { user: User }) {
  const { goals } = useStoreWords()
  const reachText = useReachText()
  const { data } = useMine({ isMember: level.id === 3 })
  if (!data?.goal) return null
  const { value } = data.goal
  const text = reachText(value, rewards)
  return <Progress label={goals.yours} text={text} value={coinsInAll(rewards)} max={value} thicknessPx={4} />
}
