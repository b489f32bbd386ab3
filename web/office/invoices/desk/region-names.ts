import type { Reading, Region } from '#contract/invoices-reading.ts'
import { formatFiscalKey } from '#domain/fiscal-key.ts'
import { useReviewWords } from '#web/office/invoices/words.ts'
import { useFormat } from '#web/platform/format.ts'

/** What stands at a place on the paper, as far as it was read. */
export function useRegionNames(reading: Pick<Reading, 'rows'> & Partial<Reading>) {
  const { review } = useReviewWords()
  const { money, date } = useFormat()
  const { access_key, number, issuer, issued_on, total_cents } = reading
  const values: Partial<Record<Region['of'], string | null | undefined>> = {
    key: access_key && formatFiscalKey(access_key),
    code: access_key && formatFiscalKey(access_key),
    number,
    issuer: issuer?.name ?? issuer?.id,
    issued_on: issued_on && date(issued_on),
    total: total_cents == null ? null : money(total_cents),
  }
  return ({ of, row = 0 }: Region): string => {
    const line = reading.rows[row]
    if (of === 'row') return review.rowRegion(row + 1, line?.name ?? '')
    if (of === 'row_value') return review.rowValueRegion(row + 1, line ? money(line.value_cents) : '')
    const value = values[of]
    return value ? review.factRegion(review.regions[of], value) : review.regions[of]
  }
}
