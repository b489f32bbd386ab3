import { useState } from 'react'
import { useLoaderData, useLocation } from 'react-router'
import receipt from '#brand/art/receipt.svg'
import type { User } from '#contract/members.ts'
import type { StackItem } from '#web/member/invoices/device/stack.ts'
import { SendingHead } from '#web/member/invoices/form/sending-head.tsx'
import { useStackWords } from '#web/member/invoices/stack-words.ts'
import { useInvoicesWords } from '#web/member/invoices/words.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Screen } from '#web/ui/screen.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { toast } from '#web/ui/toasts.ts'
import { AddToStack } from './add-to-stack.tsx'
import { LeftOutNotice } from './left-out-notice.tsx'
import { PageDrop } from './page-drop.tsx'
import { SendStack } from './send-stack.tsx'
import { SentSummary } from './sent-summary.tsx'
import styles from './stack.module.css'
import { StackRow } from './stack-row.tsx'
import type { LeftOut } from './taken-files.ts'
import { useStack } from './use-stack.ts'

/** Receipt after receipt is taken and read; the list is sent once. */
export function InvoiceStack({ user }: { user: User }) {
  const stack = useStackWords()
  const { title } = useInvoicesWords().stack
  const { state }: { state: { left?: LeftOut } | null } = useLocation()
  const waiting = useStack(user.email, useLoaderData<StackItem[]>())
  const { items, sendingName, together } = waiting
  const [brought, setBrought] = useState(state?.left)
  const isSending = sendingName !== undefined

  function add(...files: Parameters<typeof waiting.add>) {
    setBrought(undefined)
    waiting.add(...files).catch(reportError)
  }

  function remove(item: StackItem) {
    waiting.remove(item.name)
    toast(stack.removed, { kind: 'neutral' })
    document.querySelector('h1')?.focus()
  }

  return (
    <Screen maxWidth={1184} gap={4}>
      <SendingHead title={title} email={user.email} stacked={items.length} onMailed={add} />
      <Text look="secondary">{stack.intro}</Text>
      <PageDrop isOff={isSending} onFiles={add} />
      <Stack gap={4} className={styles.columns}>
        <Stack gap={4} className={styles.add}>
          <AddToStack items={items} isOff={isSending} onFiles={add} />
          <LeftOutNotice left={brought ?? waiting.left} />
        </Stack>
        <Stack as="section" gap={4} className={styles.items} aria-label={stack.list}>
          <SentSummary together={together} left={items.length} />
          {items.length === 0 && !together && (
            <EmptyState art={receipt} title={stack.empty} text={stack.emptyText} />
          )}
          <Stack as="ol" gap={2} className={styles.list}>
            {items.map((item) => (
              <StackRow
                key={item.name}
                item={item}
                items={items}
                isSending={item.name === sendingName}
                isFixed={isSending}
                onRemove={() => remove(item)}
              />
            ))}
          </Stack>
        </Stack>
        {items.length > 0 && <SendStack {...waiting} />}
      </Stack>
    </Screen>
  )
}
