import type { User } from '#contract/members.ts'
import type { Prize } from '#contract/store.ts'
import { coinsInAll } from '#web/member/kit/opening-coins.ts'
import { useMine, usePrizes } from './calls.ts'

export type Goal = {
  readonly prize: Prize
  readonly price: number
  readonly missing: number
  readonly until: string
}

/** Undefined until it is known, null if there is none. */
export function useMyGoal({ level, rewards }: Pick<User, 'level' | 'rewards'>): Goal | null | undefined {
  const { data: prizes } = usePrizes()
  const { data: mine } = useMine({ isMember: level.id === 3 })
  if (!prizes || !mine) return undefined
  const { goal } = mine
  const prize = prizes.find(({ id }) => id === goal?.product_id)
  if (!goal || !prize) return null
  const { value, until } = goal
  return { prize, price: value, missing: Math.max(0, value - coinsInAll(rewards)), until }
}
