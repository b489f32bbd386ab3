import { IconBell, IconBellCheck } from '@tabler/icons-react'
import type { Prize } from '#contract/store.ts'
import { watchPrize } from '#contract/store.ts'
import { memberApi } from '#web/platform/member-api.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toasts.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { freshMine } from './calls.ts'
import type { Shopper } from './standing.ts'
import { useTelling } from './telling.ts'
import { useStoreWords } from './words.ts'

type WatchButtonProps = { prize: Prize; shopper: Shopper; size: 'normal' | 'small' }

/** Pressed while the member waits for the prize to come back. */
export function WatchButton({ prize: { id, title }, shopper, size }: WatchButtonProps) {
  const { prizeCard } = useStoreWords()
  const isWatching = shopper.mine?.watching.includes(id) ?? false
  const { isPending, mutate } = useTelling(async () => {
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
