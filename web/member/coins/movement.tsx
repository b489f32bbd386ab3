import { IconChevronDown } from '@tabler/icons-react'
import type { StatementLine } from '#contract/coins.ts'
import { linkTo, memberPaths } from '#contract/paths.ts'
import { useFormat } from '#web/platform/format.ts'
import { ItemWords, ListItem, UnfoldingItem } from '#web/ui/list.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Tile } from '#web/ui/tile.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { movementLooks } from './movement-look.ts'
import styles from './statement.module.css'
import { Trace } from './trace.tsx'
import { useCoinsWords } from './words.ts'

/** A line of the statement; where there is more to say about it, it unfolds. */
export function Movement({ line }: { line: StatementLine }) {
  const { statement } = useCoinsWords()
  const hasMore = line.trace.length > 0 || line.invoice_id !== null
  if (!hasMore)
    return (
      <ListItem>
        <Line line={line} />
      </ListItem>
    )
  return (
    <UnfoldingItem
      face={
        <>
          <Line line={line} />
          <IconChevronDown className={styles.chevron} size={20} aria-hidden="true" />
        </>
      }
    >
      <div className={styles.more}>
        <Trace lines={line.trace} />
        {line.invoice_id && (
          <TextLink isAlone to={linkTo(memberPaths.invoice, { id: line.invoice_id })}>
            {statement.openInvoice}
          </TextLink>
        )}
      </div>
    </UnfoldingItem>
  )
}

function Line({ line }: { line: StatementLine }) {
  const { statement } = useCoinsWords()
  const format = useFormat()
  const { Icon, tone } = movementLooks[line.kind]
  const facts = [
    format.day(line.date),
    line.reason,
    line.expired_on && statement.expiredOn(format.date(line.expired_on)),
  ]
  return (
    <>
      <Tile tone={tone} sizePx={40}>
        <Icon size={22} aria-hidden="true" />
      </Tile>
      <ItemWords>
        <b>{statement.kinds[line.kind](line.number ?? line.title ?? '')}</b>
        <small>{facts.filter(Boolean).join(' · ')}</small>
      </ItemWords>
      <span className={styles.figures}>
        <span className={styles.amount} data-gain={line.amount > 0}>
          {format.movement(line.amount)} <VisuallyHidden>{`${statement.coins(line.amount)}.`}</VisuallyHidden>
        </span>
        <small>
          <VisuallyHidden>{`${statement.balance}: `}</VisuallyHidden>
          {format.coins(line.balance)}
        </small>
        {line.debt > 0 && <small>{statement.owed(format.coins(line.debt))}</small>}
      </span>
    </>
  )
}
