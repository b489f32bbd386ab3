import { IconReceipt } from '@tabler/icons-react'
import type { InvoiceSummary } from '#contract/invoices.ts'
import { linkTo, memberPaths } from '#contract/paths.ts'
import { programmeDay } from '#domain/business-days.ts'
import { useInvoicesWords } from '#web/member/invoices/words.ts'
import { useFormat } from '#web/platform/format.ts'
import { ItemWords, ListItem } from '#web/ui/list.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { Tile } from '#web/ui/tile.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import styles from './seeing.module.css'
import { lookOf } from './status-look.ts'

export function InvoiceRow({ invoice }: { invoice: InvoiceSummary }) {
  const { list, invoices } = useInvoicesWords()
  const format = useFormat()
  const { status, kind, Icon } = lookOf(invoice.status)
  const isToday = programmeDay(Date.parse(invoice.date)) === programmeDay(Date.now())
  const sentAt = isToday ? format.dateTime(invoice.date) : format.date(invoice.date)
  return (
    <ListItem to={linkTo(memberPaths.invoice, { id: invoice.id })}>
      <Tile tone={kind} sizePx={40}>
        <IconReceipt size={22} />
      </Tile>
      <ItemWords>
        <span className={styles.line}>
          <b>{invoices.invoice(invoice.number)}</b>
          <Amount invoice={invoice} />
        </span>
        <small>{`${sentAt} · ${invoices.products(invoice.products)}`}</small>
        <span className={styles.tag}>
          <Tag kind={kind} Icon={Icon}>
            {list.statuses[status]}
          </Tag>
        </span>
        {status === 'received' && (
          <span className={styles.note}>{list.waitingNote(format.weekday(invoice.due_on))}</span>
        )}
        {status !== 'received' && status !== 'counted' && (
          <span className={styles.note}>
            {invoice.reason} {status === 'incomplete' && <b>{list.mendNote}</b>}
          </span>
        )}
      </ItemWords>
    </ListItem>
  )
}

/** What it earned or took back; before that, about how much. */
function Amount({ invoice: { coins, estimate, status } }: { invoice: InvoiceSummary }) {
  const { invoices } = useInvoicesWords()
  const format = useFormat()
  const isOpen = lookOf(status).status === 'received' || lookOf(status).status === 'incomplete'
  const figure = coins === null && isOpen ? `~${format.coins(estimate)}` : format.movement(coins ?? 0)
  return (
    <span className={styles.amount} data-gain={(coins ?? 0) > 0}>
      {figure} <VisuallyHidden>{invoices.coins(coins ?? estimate)}</VisuallyHidden>
    </span>
  )
}
