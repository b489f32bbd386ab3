import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import type { OfficeInvoice } from '#contract/invoices-under-review.ts'
import { totalOf } from '#web/office/invoices/deciding/coins-at-stake.tsx'
import { isWhollyProved } from '#web/office/invoices/deciding/fact-checks.ts'
import { useSentDecisions } from '#web/office/invoices/deciding/sent-decisions.tsx'
import { invoiceQuery } from '#web/office/invoices/invoice-queries.ts'
import { useReviewAddress } from '#web/office/invoices/review-address.ts'
import { useReviewWords } from '#web/office/invoices/words.ts'
import { OfficeDialog } from '#web/office/kit/office-dialog.tsx'
import { useFormat } from '#web/platform/format.ts'
import { Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { Tick } from '#web/ui/tick.tsx'
import { useQueue } from './queue-room.tsx'

/** So many documents are looked through at once. */
const most = 30

/** Documents of which nothing has to be looked at, approved together; each can be undone like any other. */
export function ApproveProved({ onClose }: { onClose: () => void }) {
  const { review } = useReviewWords()
  const { waiting } = useQueue()
  const { decide, leave } = useSentDecisions()
  const { open } = useReviewAddress()
  const [dropped, setDropped] = useState<readonly string[]>([])
  const candidates = waiting.filter(
    ({ risk, needs_second, claimed_by, is_claimed_by_me }) =>
      risk === null && !needs_second && (!claimed_by || is_claimed_by_me),
  )
  const looked = useQueries({
    queries: candidates.slice(0, most).map(({ id }) => invoiceQuery(id, false)),
  })
  const isLooking = looked.some(({ isPending }) => isPending)
  const proved = looked.flatMap(({ data }) => (data && isWhollyProved(data) ? [data] : []))
  const chosen = proved.filter(({ id }) => !dropped.includes(id))

  const none = proved.length > 0 ? review.proved.none : ''

  async function approveChosen() {
    for (const invoice of chosen) {
      const { approval } = invoice
      const rows = invoice.rows.map(({ id, paper_cents }) => ({ id, counted_cents: paper_cents }))
      decide(invoice, { kind: 'approve', approval, rows })
      leave(invoice.id)
    }
    open(waiting.find(({ id }) => !chosen.some((one) => one.id === id))?.id)
  }

  return (
    <OfficeDialog
      title={review.proved.title}
      closeLabel={review.proved.leave}
      action={review.proved.approve(chosen.length)}
      fallback={review.proved.failed}
      closedBecause={chosen.length > 0 ? undefined : isLooking ? review.proved.looking : none}
      onSend={approveChosen}
      onClose={onClose}
    >
      {() => (
        <Stack gap={2}>
          <Text look="quiet">
            {proved.length > 0 || isLooking ? review.proved.text : review.proved.empty}
          </Text>
          {proved.map((invoice) => (
            <ProvedTick
              key={invoice.id}
              invoice={invoice}
              isChosen={!dropped.includes(invoice.id)}
              onChoose={(isChosen) =>
                setDropped(isChosen ? dropped.filter((id) => id !== invoice.id) : [...dropped, invoice.id])
              }
            />
          ))}
        </Stack>
      )}
    </OfficeDialog>
  )
}

type ProvedTickProps = {
  invoice: OfficeInvoice
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

function ProvedTick({ invoice, isChosen, onChoose }: ProvedTickProps) {
  const { movement } = useFormat()
  return (
    <Tick checked={isChosen} onChange={({ target }) => onChoose(target.checked)}>
      {`${invoice.number} · ${invoice.member.name} · ${movement(totalOf(invoice.approval))}`}
    </Tick>
  )
}
