import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Answer } from '#contract/endpoint.ts'
import { listInvoices, oneInvoice } from '#contract/invoices.ts'
import { claimWaitingInvoice, invoicesWaiting } from '#contract/invoices-feeds.ts'
import { plainNumber } from '#domain/documents.ts'
import { useInvoicesWords } from '#web/member/invoices/words.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { useFormat } from '#web/platform/format.ts'
import { queryOf, refresh } from '#web/platform/query.ts'
import { useSending } from '#web/platform/sending.ts'
import { useSettled } from '#web/platform/use-settled.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import styles from './send-invoice.module.css'
import type { SendOutcome } from './send-or-keep.ts'

type OnClaimed = (outcome: SendOutcome) => Promise<void>

/** An invoice that its distributor has handed over needs no photo: it is received by its number. */
export function HandedOver({ number, onClaimed }: { number: string; onClaimed: OnClaimed }) {
  const typed = plainNumber(number)
  const settled = useSettled(typed)
  const { data = [] } = useQuery({
    ...queryOf(memberApi, invoicesWaiting, { number: settled }),
    enabled: settled !== '',
    retry: false,
    staleTime: 0,
  })
  const found = settled === typed ? data : []
  const isFound = found.length > 0
  return (
    <div className={isFound ? styles.handedOver : undefined}>
      <div role="status">{isFound && <Found found={found} />}</div>
      {isFound && <Claim key={settled} number={settled} onClaimed={onClaimed} />}
    </div>
  )
}

function Found({ found }: { found: Answer<typeof invoicesWaiting> }) {
  const { handedOver } = useInvoicesWords()
  const { day, money } = useFormat()
  return (
    <Notice kind="success">
      {found.map(({ distributor, issued_on, total_cents }) => (
        <p key={`${distributor} ${issued_on} ${total_cents}`}>
          {handedOver.known({ distributor, day: day(issued_on), total: money(total_cents) })}
        </p>
      ))}
      <p>{handedOver.noPhoto}</p>
    </Notice>
  )
}

function Claim({ number, onClaimed }: { number: string; onClaimed: OnClaimed }) {
  const { handedOver, sending } = useInvoicesWords()
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const { isSending, failure, submit } = useSending(async () => {
    const { id, due_on } = await memberApi.call(claimWaitingInvoice, { number }, { idempotencyKey })
    await refresh(listInvoices, oneInvoice)
    await onClaimed({ number, id, dueOn: due_on })
  })
  return (
    <>
      <Button isFullWidth isBusy={isSending} onClick={() => submit(undefined)}>
        {handedOver.receive}
      </Button>
      <div role="alert">{failure && <Notice kind="error">{failure.message || sending.failed}</Notice>}</div>
    </>
  )
}
