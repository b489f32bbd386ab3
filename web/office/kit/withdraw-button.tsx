import { IconEye, IconEyeOff } from '@tabler/icons-react'
import type { Endpoint } from '#contract/endpoint.ts'
import { Button } from '#web/ui/button.tsx'
import { useAction } from './use-action.ts'

type WithdrawButtonProps = {
  isWithdrawn: boolean
  words: Readonly<Record<'withdraw' | 'bringBack' | 'withdrawn' | 'broughtBack', string>>
  failedText: string
  act: () => Promise<unknown>
  refreshes: readonly Endpoint[]
}

export function WithdrawButton({ isWithdrawn, words, failedText, act, refreshes }: WithdrawButtonProps) {
  const { isPending, mutate } = useAction({
    act,
    done: isWithdrawn ? words.broughtBack : words.withdrawn,
    failed: failedText,
    refreshes,
  })
  const Icon = isWithdrawn ? IconEye : IconEyeOff
  return (
    <Button variant={isWithdrawn ? 'outline' : 'danger-outline'} isBusy={isPending} onClick={() => mutate()}>
      <Icon size={18} aria-hidden="true" />
      {isWithdrawn ? words.bringBack : words.withdraw}
    </Button>
  )
}
