import { IconCalendarTime } from '@tabler/icons-react'
import watch from '#brand/art/watch.svg'
import type { StatementSummary } from '#contract/coins.ts'
import { useFormat } from '#web/platform/format.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Tile } from '#web/ui/tile.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import styles from './statement.module.css'
import { useCoinsWords } from './words.ts'

export function Expiries({ expiries }: Pick<StatementSummary, 'expiries'>) {
  const { statement } = useCoinsWords()
  const format = useFormat()
  if (expiries.length === 0)
    return <EmptyState art={watch} title={statement.noExpiries} text={statement.noExpiriesText} />
  return (
    <section className={styles.month}>
      <h2>{statement.expiries}</h2>
      <p className={styles.quiet}>{statement.expiriesText}</p>
      <ul className={styles.list}>
        {expiries.map(({ date, coins }) => (
          <li key={date} className={styles.item}>
            <Tile tone="attention" sizePx={40}>
              <IconCalendarTime size={22} />
            </Tile>
            <span className={styles.words}>
              <b>{statement.expiresOn(format.date(date))}</b>
            </span>
            <span className={styles.amount}>
              {format.coins(coins)} <VisuallyHidden>{statement.coins(coins)}</VisuallyHidden>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
