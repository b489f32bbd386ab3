import type { OpeningCoins } from '#contract/fields.ts'
import type { User } from '#contract/members.ts'

type Rewards = Pick<User['rewards'], 'coins' | 'opening'>

/** Coins that open later are the member's already: they count for a goal. */
export function coinsInAll({ coins, opening = [] }: Rewards): number {
  return opening.reduce((sum, next) => sum + next.coins, coins)
}

/** What has to open until there is enough for a price. Undefined if there is now, or not even with all of it. */
export function openingFor({ coins, opening = [] }: Rewards, price: number): OpeningCoins | undefined {
  if (coins >= price) return undefined
  let opened = 0
  for (const { at, coins: more } of opening) {
    opened += more
    if (coins + opened >= price) return { at, coins: opened }
  }
  return undefined
}
