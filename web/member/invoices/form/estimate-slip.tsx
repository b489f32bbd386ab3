import { useQuery } from '@tanstack/react-query'
import type { Product } from '#contract/catalogue.ts'
import { invoicePromise } from '#contract/invoices.ts'
import { centsOf } from '#domain/cents.ts'
import { useJoiningCoins } from '#web/member/invoices/codes/code-meaning.ts'
import type { Draft, DraftRow } from '#web/member/invoices/draft.ts'
import { coinsOf, estimateOf } from '#web/member/invoices/estimate.ts'
import { useSentInvoicesWords } from '#web/member/invoices/sent-words.ts'
import { useInvoicesWords } from '#web/member/invoices/words.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { useFormat } from '#web/platform/format.ts'
import { queryOf } from '#web/platform/query.ts'
import { toAmount } from '#web/ui/amount.ts'
import { CoinAmount } from '#web/ui/coin-amount.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Slip } from '#web/ui/slip.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { StatusLine } from '#web/ui/status-line.tsx'
import { Text } from '#web/ui/text.tsx'
import styles from './send-invoice.module.css'

type EstimateSlipProps = { draft: Draft; products: readonly Product[] }

export function EstimateSlip({ draft, products }: EstimateSlipProps) {
  const { sending, recommendation } = useInvoicesWords()
  const { invoices } = useSentInvoicesWords()
  const { rows, reading } = draft
  const totalCents = reading?.total_cents
  const joining = useJoiningCoins(draft)
  const format = useFormat()
  const estimate = estimateOf(rows, products)
  const { data: promise } = useQuery(queryOf(memberApi, invoicePromise))
  const lines = rows.flatMap(({ id, productId, value }) => {
    const product = products.find((one) => one.id === productId)
    if (!product) return []
    const figure = format.coins(coinsOf(value, product.rate_thousandths))
    return [{ key: id, label: product.title, figure }]
  })
  return (
    <Stack as="section" gap={2} className={styles.slip} aria-label={sending.estimate}>
      {estimate === 0 ? (
        <Text look="quiet" isCentred>
          {sending.noEstimate}
        </Text>
      ) : (
        <Slip
          lines={lines}
          total={{
            label: sending.estimate,
            ...(promise && { note: sending.arriveBy(format.weekday(promise.due_on)) }),
            figure: (
              <CoinAmount
                figure={`~${format.coins(estimate)}`}
                word={invoices.coins(estimate)}
                size="balance"
              />
            ),
          }}
        />
      )}
      {joining > 0 && (
        <StatusLine kind="success">{recommendation.joining(format.movement(joining), joining)}</StatusLine>
      )}
      {isAbove(rows, totalCents) && (
        <Notice kind="attention">{sending.aboveTotal(format.money(totalCents))}</Notice>
      )}
    </Stack>
  )
}

function isAbove(rows: readonly DraftRow[], totalCents: number | null | undefined): totalCents is number {
  const cents = rows.reduce((sum, { value }) => sum + (centsOf(toAmount(value)) ?? 0), 0)
  return typeof totalCents === 'number' && cents > totalCents
}
