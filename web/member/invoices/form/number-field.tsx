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
  const { number, numberFrom, issuer, issuedOn } = draft
  const about = [issuer, issuedOn && sending.issuedOn(date(issuedOn))].filter(Boolean).join(' · ')
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
          <span className={styles.mark}>
            <ReadTag from={numberFrom} />
          </span>
        )
      }
      onChange={({ target }) => onChange({ number: target.value, numberFrom: undefined })}
      inputMode="numeric"
      autoComplete="off"
      required
    />
  )
}
