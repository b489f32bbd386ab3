import { useFormat } from '#web/platform/format.ts'
import styles from './balance.module.css'
import { useMembersWords } from './words.ts'

export function Balance({ coins }: { coins: number }) {
  const { members } = useMembersWords()
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
