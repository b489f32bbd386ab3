import type { User } from '#contract/members.ts'
import { coinsInAll, openingFor } from '#web/member/kit/opening-coins.ts'
import { useMomentText, useOpeningWords } from '#web/member/kit/opening-words.ts'
import { useFormat } from '#web/platform/format.ts'
import { useStoreWords } from './words.ts'

/** What stands between a member and a price: coins, the moment at which theirs open, or nothing. */
export function useReachText() {
  const { goals, store } = useStoreWords()
  const { opening: words } = useOpeningWords()
  const { coins } = useFormat()
  const { on } = useMomentText()
  return (price: number, rewards: Pick<User['rewards'], 'coins' | 'opening'>): string => {
    const missing = price - coinsInAll(rewards)
    if (missing > 0) return store.missingCoins(coins(missing), missing)
    const opening = openingFor(rewards, price)
    return opening ? words.enough(on(opening.at)) : goals.reached
  }
}
