import { IconBell, IconBellCheck } from '@tabler/icons-react'
import { type Prize, watchPrize } from '#contract/store.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { openingFor } from '#web/member/kit/opening-coins.ts'
import { useMomentText, useOpeningWords } from '#web/member/kit/opening-words.ts'
import { useFormat } from '#web/platform/format.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toasts.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { freshMine } from './calls.ts'
import { useMutationWithToast } from './mutation-with-toast.ts'
import { availabilityOf, missingFor, priceFor, type Shopper } from './prize-availability.ts'
import { useStoreWords } from './words.ts'

type PrizeActionProps = {
  prize: Prize
  shopper: Shopper
  onRedeem: (prize: Prize) => void
  canWatch: boolean
  size?: 'normal' | 'small'
}

/** Where nothing can be done, the button says why. */
export function PrizeAction({ prize, shopper, onRedeem, canWatch, size = 'small' }: PrizeActionProps) {
  const { prizeCard } = useStoreWords()
  const availability = availabilityOf(prize, shopper)
  const look = { size, isFullWidth: true } as const
  if (availability === 'available')
    return (
      <Button {...look} onClick={() => onRedeem(prize)}>
        {prizeCard.redeem}
        <VisuallyHidden>{prize.title}</VisuallyHidden>
      </Button>
    )
  if (availability === 'sold_out' && canWatch && shopper.isMember)
    return <WatchButton prize={prize} shopper={shopper} size={size} />
  const reason = {
    coins_open_later: <OpeningMoment prize={prize} shopper={shopper} size={size} />,
    missing_coins: <MissingCoins coins={missingFor(prize, shopper)} />,
    sold_out: prizeCard.soldOut,
    limit_reached: prizeCard.limitReached,
    after_verification: prizeCard.afterVerification,
  }[availability]
  return (
    <Button {...look} disabled>
      {reason}
    </Button>
  )
}

function MissingCoins({ coins }: { coins: number }) {
  const { store } = useStoreWords()
  const format = useFormat()
  return (
    <span>
      {store.missing(format.coins(coins), coins)} <VisuallyHidden>{store.coins(coins)}</VisuallyHidden>
    </span>
  )
}

function OpeningMoment({ prize, shopper, size }: Pick<PrizeActionProps, 'prize' | 'shopper' | 'size'>) {
  const { opening: words } = useOpeningWords()
  const { on } = useMomentText()
  const opening = openingFor(shopper, priceFor(prize, shopper))
  const sayWhen = size === 'small' ? words.short : words.enough
  return opening && sayWhen(on(opening.at))
}

type WatchButtonProps = { prize: Prize; shopper: Shopper; size: 'normal' | 'small' }

function WatchButton({ prize: { id, title }, shopper, size }: WatchButtonProps) {
  const { prizeCard } = useStoreWords()
  const isWatching = shopper.mine?.watching.includes(id) ?? false
  const { isPending, mutate } = useMutationWithToast(async () => {
    await memberApi.call(watchPrize, { product_id: id, is_wanted: !isWatching })
    await freshMine()
    toast(isWatching ? prizeCard.watchOff(title) : prizeCard.watchOn(title))
  })
  const Icon = isWatching ? IconBellCheck : IconBell
  return (
    <Button
      variant={isWatching ? 'outline' : 'soft'}
      size={size}
      isFullWidth
      isBusy={isPending}
      aria-pressed={isWatching}
      onClick={() => mutate()}
    >
      {!isPending && <Icon size={20} aria-hidden="true" />}
      {prizeCard.watch}
      <VisuallyHidden>{title}</VisuallyHidden>
    </Button>
  )
}
