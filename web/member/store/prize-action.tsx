import type { Prize } from '#contract/store.ts'
import { useFormat } from '#web/platform/format.ts'
import { Button } from '#web/ui/button.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { missingFor, type Shopper, standingOf } from './standing.ts'
import { WatchButton } from './watch-button.tsx'
import { useStoreWords } from './words.ts'

type PrizeActionProps = {
  prize: Prize
  shopper: Shopper
  onRedeem: (prize: Prize) => void
  canWatch: boolean
  size?: 'normal' | 'small'
}

/** The one thing to do with a prize; where there is nothing to do, the button says why. */
export function PrizeAction({ prize, shopper, onRedeem, canWatch, size = 'small' }: PrizeActionProps) {
  const { prizeCard } = useStoreWords()
  const standing = standingOf(prize, shopper)
  const look = { size, isFullWidth: true } as const
  if (standing === 'available')
    return (
      <Button {...look} onClick={() => onRedeem(prize)}>
        {prizeCard.redeem}
        <VisuallyHidden>{prize.title}</VisuallyHidden>
      </Button>
    )
  if (standing === 'sold_out' && canWatch && shopper.isMember)
    return <WatchButton prize={prize} shopper={shopper} size={size} />
  const reason = {
    missing_coins: <Missing coins={missingFor(prize, shopper)} />,
    sold_out: prizeCard.soldOut,
    limit_reached: prizeCard.limitReached,
    after_verification: prizeCard.afterVerification,
    only_to_see: undefined,
  }[standing]
  if (!reason || shopper.isPromoter) return null
  return (
    <Button {...look} disabled>
      {reason}
    </Button>
  )
}

function Missing({ coins }: { coins: number }) {
  const { store } = useStoreWords()
  const format = useFormat()
  return (
    <span>
      {store.missing(format.coins(coins), coins)} <VisuallyHidden>{store.coins(coins)}</VisuallyHidden>
    </span>
  )
}
