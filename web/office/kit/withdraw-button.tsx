import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useState } from 'react'
import type { Endpoint } from '#contract/endpoint.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Row } from '#web/ui/stack.tsx'
import { useAction } from './use-action.ts'

type WithdrawButtonProps = {
  isWithdrawn: boolean
  words: Readonly<Record<'withdraw' | 'bringBack' | 'withdrawn' | 'broughtBack', string>>
  failedText: string
  act: () => Promise<unknown>
  refreshes: readonly Endpoint[]
  /** Whom it would trouble, asked about before it is withdrawn. */
  asks?: { readonly title: string; readonly text: string; readonly leave: string } | undefined
}

export function WithdrawButton(props: WithdrawButtonProps) {
  const { isWithdrawn, words, failedText, act, refreshes, asks } = props
  const [isAsking, setAsking] = useState(false)
  const { isPending, mutate } = useAction({
    act,
    done: isWithdrawn ? words.broughtBack : words.withdrawn,
    failed: failedText,
    refreshes,
  })
  const Icon = isWithdrawn ? IconEye : IconEyeOff
  return (
    <>
      <Button
        variant={isWithdrawn ? 'outline' : 'danger-outline'}
        isBusy={isPending}
        onClick={() => (asks && !isWithdrawn ? setAsking(true) : mutate())}
      >
        <Icon size={18} aria-hidden="true" />
        {isWithdrawn ? words.bringBack : words.withdraw}
      </Button>
      {asks && isAsking && (
        <Dialog isOpen title={asks.title} leaveLabel={asks.leave} onClose={() => setAsking(false)}>
          <p>{asks.text}</p>
          <Row spread="end">
            <Button variant="outline" onClick={() => setAsking(false)}>
              {asks.leave}
            </Button>
            <Button
              variant="danger"
              onClick={() => {
                setAsking(false)
                mutate()
              }}
            >
              {words.withdraw}
            </Button>
          </Row>
        </Dialog>
      )}
    </>
  )
}
