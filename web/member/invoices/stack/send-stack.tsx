import { IconSend } from '@tabler/icons-react'
import { estimateOf } from '#web/member/invoices/estimate.ts'
import { useStackWords } from '#web/member/invoices/stack-words.ts'
import { useFormat } from '#web/platform/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { isToSend, stateOf } from './item-state.ts'
import styles from './stack.module.css'
import type { useStack } from './use-stack.ts'

/** One button for all that can go. What keeps it from being there is said in its place. */
export function SendStack({ items, products, sendingName, sendAll }: ReturnType<typeof useStack>) {
  const stack = useStackWords()
  const { coins } = useFormat()
  const isSending = sendingName !== undefined
  const states = items.map((item) => stateOf(item, items))
  const outgoing = items.filter((_, place) => states[place] && isToSend(states[place]))
  const estimate = outgoing.reduce((sum, { draft }) => sum + estimateOf(draft.rows, products), 0)
  const isReading = states.some(({ is }) => is === 'reading')
  return (
    <Stack gap={2} className={styles.send}>
      <Text look="strong" hasFigures role="status">
        {estimate > 0 ? stack.estimate(coins(estimate)) : stack.count(items.length)}
      </Text>
      {outgoing.length > 0 ? (
        <Button isFullWidth isBusy={isSending} onClick={() => void sendAll().catch(reportError)}>
          {!isSending && <IconSend aria-hidden="true" />}
          {stack.send(outgoing.length)}
        </Button>
      ) : (
        <Text look="quiet">{isReading ? stack.stillReading : stack.nothingReady}</Text>
      )}
    </Stack>
  )
}
