import type { ReactNode } from 'react'
import styles from './slip.module.css'

type SlipProps = {
  lines: readonly { readonly key: string; readonly label: string; readonly figure: ReactNode }[]
  total: { readonly label: string; readonly note?: string; readonly figure: ReactNode }
}

/** Looks like a receipt: only where coins or grams are added up. */
export function Slip({ lines, total }: SlipProps) {
  return (
    <dl className={styles.slip}>
      {lines.map(({ key, label, figure }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>
          {total.label} {total.note && <small>{total.note}</small>}
        </dt>
        <dd>{total.figure}</dd>
      </div>
    </dl>
  )
}
