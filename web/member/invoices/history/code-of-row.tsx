import { IconTicket } from '@tabler/icons-react'
import type { Invoice } from '#contract/invoices.ts'
import { shownCode } from '#domain/recommendation-code.ts'
import { useDetailWords } from '#web/member/invoices/detail-words.ts'
import { useFormat } from '#web/platform/format.ts'
import { StatusLine } from '#web/ui/status-line.tsx'

/** The code that was sent with a row, and what became of it. */
export function CodeOfRow({ invoice, place }: { invoice: Invoice; place: number }) {
  const detail = useDetailWords()
  const { movement } = useFormat()
  const { rows, status } = invoice
  const { recommendation, joining_coins } = rows[place] ?? {}
  if (!recommendation) return null
  // A code pays once, so what it brought is told at the first of its rows.
  const isToldAbove = rows
    .slice(0, place)
    .some((row) => row.recommendation === recommendation && row.joining_coins)

  function outcome(coins: number | null | undefined): string | undefined {
    if (status === 'rejected') return undefined
    if (status === 'reversed') return detail.codeTakenBack
    if (coins === null || coins === undefined) return detail.codeWaiting
    if (coins === 0) return detail.codeNothing
    return isToldAbove ? detail.codeOnce : detail.codeEarned(movement(coins), coins)
  }

  return (
    <StatusLine as="span" kind={joining_coins ? 'success' : 'neutral'} Icon={IconTicket}>
      <span>
        <b>{detail.code(shownCode(recommendation))}</b> {outcome(joining_coins)}
      </span>
    </StatusLine>
  )
}
