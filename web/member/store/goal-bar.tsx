import { useRef } from 'react'
import type { User } from '#contract/members.ts'
import { useCoinGoal, useShownCoins } from '#web/member/kit/arriving-coins.ts'
import { Progress } from '#web/ui/progress.tsx'
import { useMine } from './calls.ts'
import { useReachText } from './reach-text.ts'
import { useStoreWords } from './words.ts'

export function GoalBar({ user: { level, rewards } }: { user: User }) {
  const { data } = useMine({ isMember: level.id === 3 })
  return data?.goal ? <Bar price={data.goal.value} rewards={rewards} /> : null
}

function Bar({ price, rewards }: { price: number; rewards: User['rewards'] }) {
  const { goals } = useStoreWords()
  const text = useReachText()(price, rewards)
  const place = useRef<HTMLDivElement>(null)
  useCoinGoal(place)
  return (
    <div ref={place}>
      <Progress label={goals.yours} text={text} value={useShownCoins(rewards)} max={price} thicknessPx={4} />
    </div>
  )
}
