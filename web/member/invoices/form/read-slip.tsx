import { useState } from 'react'
import type { DraftReading } from '#contract/invoices-reading.ts'
import type { Draft } from '#web/member/invoices/draft.ts'
import { kindOfFile } from '#web/member/invoices/reading/kind-of-file.ts'
import { isSureField, listLine, unlistedLines } from '#web/member/invoices/reading/take-reading.ts'
import { useInvoicesWords } from '#web/member/invoices/words.ts'
import { useFormat } from '#web/platform/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { Row } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import { ProductPicker } from './product-picker.tsx'
import styles from './read-slip.module.css'
import { ReadTag } from './read-tag.tsx'

type ReadSlipProps = {
  draft: Draft
  reading: DraftReading
  file: File
  onDraft: (change: (draft: Draft) => Draft) => void
}

/** What the server read, for the person to hold beside the paper. */
export function ReadSlip({ draft, reading, file, onDraft }: ReadSlipProps) {
  const { read } = useInvoicesWords()
  const { date, money } = useFormat()
  const { number, issuer, issued_on: issuedOn, total_cents: totalCents } = reading
  const from = kindOfFile(file)
  const facts = [
    { field: 'issuer', name: read.issuer, value: issuer?.name },
    { field: 'number', name: read.number, value: number && <NumberToCorrect number={number} /> },
    { field: 'issued_on', name: read.issuedOn, value: issuedOn && date(issuedOn) },
    { field: 'total', name: read.total, value: totalCents === null ? null : money(totalCents) },
  ] as const
  const known = facts.filter(({ value }) => value)
  if (known.length === 0 && reading.rows.length === 0) return null
  return (
    <Card as="section" aria-labelledby="read-title">
      <h2 id="read-title" className={styles.title}>
        {read.title}
      </h2>
      <Facts>
        {known.map(({ field, name, value }) => (
          <Fact key={field} name={name}>
            {value} {!isSureField(reading, field) && <ReadTag from={from} isUnsure />}
          </Fact>
        ))}
      </Facts>
      <OtherItems
        draft={draft}
        onChoose={(line, productId) => onDraft((earlier) => listLine(earlier, line, productId, from))}
      />
    </Card>
  )
}

function NumberToCorrect({ number }: { number: string }) {
  const { read } = useInvoicesWords()
  return (
    <TextButton
      aria-label={read.correctNumber(number)}
      onClick={() => document.getElementById('number')?.focus()}
    >
      {number}
    </TextButton>
  )
}

type OtherItemsProps = { draft: Draft; onChoose: (line: number, productId: string) => void }

function OtherItems({ draft, onChoose }: OtherItemsProps) {
  const { read, picker } = useInvoicesWords()
  const { money } = useFormat()
  const [open, setOpen] = useState<number>()
  const others = unlistedLines(draft)
  if (others.length === 0) return null
  return (
    <details className={styles.others}>
      <summary>{read.others(others.length)}</summary>
      <Text look="quiet">{read.othersHint}</Text>
      <ul>
        {others.map(({ line, row }) => (
          <Row as="li" key={line} className={styles.other}>
            <span className={styles.name}>{row.name}</span>
            <span className={styles.value}>{money(row.value_cents)}</span>
            <Button
              variant="soft"
              size="small"
              aria-label={read.chooseFor(row.name)}
              aria-haspopup="dialog"
              onClick={() => setOpen(line)}
            >
              {read.choose}
            </Button>
          </Row>
        ))}
      </ul>
      {open !== undefined && (
        <ProductPicker
          title={picker.titleOne}
          chosen={[]}
          onChoose={([productId]) => productId && onChoose(open, productId)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </details>
  )
}
