import type { ComponentProps, ReactNode } from 'react'
import styles from './slip.module.css'

type SlipProps = {
  lines: readonly { readonly key: string; readonly label: string; readonly figure: ReactNode }[]
  total: { readonly label: string; readonly note?: string; readonly figure: ReactNode }
}

/** Looks like a receipt. Only for coins and grams that are added up. */
export function Slip({ lines, total }: SlipProps) {
  return (
    <dl className={`${styles.ground} ${styles.slip}`}>
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

export function SlipGround({ children, ...rest }: ComponentProps<'section'>) {
  return (
    <section {...rest} className={styles.ground}>
      {children}
    </section>
  )
}
