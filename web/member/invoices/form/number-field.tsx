import type { Draft } from '#web/member/invoices/draft.ts'
import { useInvoicesWords } from '#web/member/invoices/words.ts'
import { useFormat } from '#web/platform/format.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { ReadTag } from './read-tag.tsx'
import styles from './send-invoice.module.css'

type NumberFieldProps = {
  draft: Draft
  fault: string | undefined
  onChange: (change: Partial<Draft>) => void
}

export function NumberField({ draft, fault, onChange }: NumberFieldProps) {
  const { sending } = useInvoicesWords()
  const { date } = useFormat()
  const { number, numberFrom, isNumberUnsure, issuer, issuedOn, reading } = draft
  // What the server read is told in full above.
  const about = reading
    ? ''
    : [issuer, issuedOn && sending.issuedOn(date(issuedOn))].filter(Boolean).join(' · ')
  return (
    <TextField
      id="number"
      name="number"
      label={sending.number}
      value={number}
      fault={fault}
      hint={about || undefined}
      after={
        numberFrom && (
          // A label, so that a finger on the mark lands in the field.
          <label className={styles.mark} htmlFor="number">
            <ReadTag from={numberFrom} isUnsure={isNumberUnsure} />
          </label>
        )
      }
      onChange={({ target }) => onChange(typedNumber(target.value))}
      inputMode="numeric"
      autoComplete="off"
      onFocus={({ target }) => numberFrom && target.select()}
      required
    />
  )
}

function typedNumber(number: string): Partial<Draft> {
  return { number, numberFrom: undefined, isNumberUnsure: undefined, isNumberTyped: true }
}
