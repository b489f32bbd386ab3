import type { ReactNode } from 'react'
import { useFormat } from '#web/platform/format.ts'
import styles from './balance.module.css'
import { useMembersWords } from './words.ts'

type BalanceProps = {
  coins: number
  /** At the end of the line, where it leads on from here. */
  beside?: ReactNode
  /** What the coins are for. */
  children?: ReactNode
}

export function Balance({ coins, beside, children }: BalanceProps) {
  const { members } = useMembersWords()
  const { number } = useFormat()
  return (
    <section className={styles.balance}>
      <div className={styles.head}>
        <div>
          <p className={styles.label}>{members.available}</p>
          <p className={styles.figure}>
            {number(coins)} <small>{members.coins(coins)}</small>
          </p>
        </div>
        {beside}
      </div>
      {children && <div className={styles.purpose}>{children}</div>}
    </section>
  )
}
