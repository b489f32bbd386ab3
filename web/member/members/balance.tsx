import { useFormat } from '#web/platform/format.ts'
import { useWords } from '#web/platform/language.ts'
import styles from './balance.module.css'

export function Balance({ coins }: { coins: number }) {
  const { members } = useWords()
  const { number } = useFormat()
  return (
    <section className={styles.balance}>
      <p className={styles.label}>{members.available}</p>
      <p className={styles.figure}>
        {number(coins)} <small>{members.coins(coins)}</small>
      </p>
    </section>
  )
}
