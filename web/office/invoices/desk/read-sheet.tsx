import { IconDownload } from '@tabler/icons-react'
import type { OfficeInvoice } from '#contract/invoices-under-review.ts'
import { formatFiscalKey } from '#domain/fiscal-key.ts'
import { useReviewWords } from '#web/office/invoices/words.ts'
import { useFormat } from '#web/platform/format.ts'
import { Stack } from '#web/ui/stack.tsx'
import styles from './sheet.module.css'

type ReadSheetProps = { invoice: Pick<OfficeInvoice, 'file' | 'reading' | 'series'> }

export function ReadSheet({ invoice: { file, reading, series } }: ReadSheetProps) {
  const { review } = useReviewWords()
  const { money, date } = useFormat()
  if (!reading)
    return (
      <Stack as="p" gap={4} className={styles.read}>
        {review.notRead}
      </Stack>
    )
  const facts = [
    [review.facts.issuer, [reading.issuer?.name, reading.issuer?.id].filter(Boolean).join(' · ')],
    [review.facts.number, [reading.number, series && review.series(series)].filter(Boolean).join(', ')],
    [review.facts.key, reading.access_key && formatFiscalKey(reading.access_key)],
    [review.facts.issued_on, reading.issued_on && date(reading.issued_on)],
    [review.facts.total, reading.total_cents !== null && money(reading.total_cents)],
  ] as const
  return (
    <Stack as="article" gap={4} className={styles.read}>
      <h3>{review.sources[reading.source]}</h3>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value || review.none}</dd>
          </div>
        ))}
      </dl>
      {reading.rows.length > 0 && <Rows rows={reading.rows} />}
      {reading.text && <pre>{reading.text}</pre>}
      {file.type === 'xml' && file.link && (
        <a href={file.link} download>
          <IconDownload size={16} aria-hidden="true" />
          {review.download}
        </a>
      )}
    </Stack>
  )
}

function Rows({ rows }: { rows: NonNullable<OfficeInvoice['reading']>['rows'] }) {
  const { review } = useReviewWords()
  const { money, number } = useFormat()
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{review.code}</th>
          <th scope="col">{review.description}</th>
          <th scope="col">{review.quantity}</th>
          <th scope="col">{review.value}</th>
        </tr>
      </thead>
      <tbody>
        {rows
          .map((row, place) => ({ ...row, place }))
          .map((row) => (
            <tr key={row.place}>
              <td>{row.code ?? review.none}</td>
              <td>{row.name}</td>
              <td>{row.quantity === undefined ? review.none : number(row.quantity)}</td>
              <td>{money(row.value_cents)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}
