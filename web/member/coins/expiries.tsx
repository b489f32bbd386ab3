import { IconCalendarTime } from '@tabler/icons-react'
import watch from '#brand/art/watch.svg'
import type { StatementSummary } from '#contract/coins.ts'
import { useFormat } from '#web/platform/format.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ItemWords, ListGroup, ListItem } from '#web/ui/list.tsx'
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
    <ListGroup title={statement.expiries} note={statement.expiriesText}>
      {expiries.map(({ date, coins }) => (
        <ListItem key={date}>
          <Tile tone="attention" sizePx={40}>
            <IconCalendarTime size={22} />
          </Tile>
          <ItemWords>
            <b>{statement.expiresOn(format.date(date))}</b>
          </ItemWords>
          <span className={styles.amount}>
            {format.coins(coins)} <VisuallyHidden>{statement.coins(coins)}</VisuallyHidden>
          </span>
        </ListItem>
      ))}
    </ListGroup>
  )
}
