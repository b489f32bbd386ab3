import { type FormEvent, useState } from 'react'
import type { TrackingOutcome, TrackingRow } from '#contract/redemptions-office.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import styles from './redemptions.module.css'
import type { ImportedRow } from './tracking-import.ts'
import { useOfficeRedemptionsWords } from './words.ts'

type Refusal = Exclude<TrackingOutcome, 'shipped' | 'already'>

const wrong: Record<Refusal, 'code' | 'carrier' | 'tracking_link'> = {
  unknown_code: 'code',
  repeated: 'code',
  shipped_otherwise: 'code',
  delivered_otherwise: 'code',
  cancelled: 'code',
  no_parcel: 'code',
  own_account: 'code',
  account_deleted: 'code',
  carrier_missing: 'carrier',
  link_wrong: 'tracking_link',
}

export type RefusedRowFacts = ImportedRow & { readonly outcome: Refusal }

type RefusedRowProps = {
  row: RefusedRowFacts
  isSending: boolean
  mend: (row: TrackingRow) => Promise<void>
}

export function RefusedRow({ row: { outcome: refusal, ...row }, isSending, mend }: RefusedRowProps) {
  const { trackingImport } = useOfficeRedemptionsWords()
  const field = wrong[refusal]
  const [typed, setTyped] = useState(row[field])

  function send(event: FormEvent) {
    event.preventDefault()
    void mend({ ...row, [field]: typed.trim() })
  }

  return (
    <li className={styles.refused}>
      <p>
        <span className={styles.line}>{trackingImport.line(row.line)}</span> <b>{row.code}</b>{' '}
        <code>{row.tracking_code}</code>
      </p>
      <form className={styles.mend} onSubmit={send}>
        <TextField
          label={trackingImport.fields[field]}
          fault={trackingImport.refusals[refusal]}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          autoComplete="off"
        />
        <Button variant="outline" type="submit" disabled={isSending}>
          {trackingImport.mend}
        </Button>
      </form>
    </li>
  )
}
