import type { OfficeInvoice } from '#contract/invoices-under-review.ts'
import { formatFiscalKey } from '#domain/fiscal-key.ts'
import { Sheet } from '#web/office/invoices/desk/sheet.tsx'
import { useReviewWords } from '#web/office/invoices/words.ts'
import { useFormat } from '#web/platform/format.ts'
import { Bar } from '#web/ui/bar.tsx'
import { Columns } from '#web/ui/columns.tsx'
import { Fill } from '#web/ui/fill.tsx'
import styles from './compare.module.css'

type Same = Readonly<Record<'document' | 'total' | 'day' | 'key', boolean | null>>
type CompareSideProps = {
  title: string
  document: Pick<OfficeInvoice, 'number' | 'sent_at' | 'file' | 'series'> & {
    reading: Omit<NonNullable<OfficeInvoice['reading']>, 'findings'> | null
  }
  same: Same
  zoom: number
}

export function CompareSide({ title, document, same, zoom }: CompareSideProps) {
  const { review } = useReviewWords()
  const { money, date, dateTime } = useFormat()
  const { reading, series, sent_at } = document
  const number = [reading?.number, series && review.series(series)].filter(Boolean).join(' · ')
  const facts = [
    ['document', review.facts.number, number],
    ['total', review.facts.total, reading && reading.total_cents !== null && money(reading.total_cents)],
    ['day', review.facts.issued_on, reading?.issued_on && date(reading.issued_on)],
    ['key', review.facts.key, reading?.access_key && formatFiscalKey(reading.access_key)],
  ] as const
  return (
    <Fill as="section" className={styles.side} aria-label={title}>
      <Bar as="header" className={styles.sideHead}>
        <b>{title}</b>
        <small>{review.sentAt(dateTime(sent_at))}</small>
      </Bar>
      <div className={styles.canvas}>
        <Sheet
          invoice={{ ...document, reading: reading && { ...reading, findings: [] } }}
          paper={{ zoom, turns: 0, face: 'file', hasLens: false }}
          isShown
        />
      </div>
      <Columns as="dl" widths={['1.5fr', '1fr', '1fr']} gap={2} className={styles.crops}>
        {facts.map(([what, name, value]) => (
          <div key={what} data-what={what}>
            <dt>{name}</dt>
            <dd data-same={String(same[what])}>{value || review.notReadable}</dd>
          </div>
        ))}
      </Columns>
    </Fill>
  )
}
