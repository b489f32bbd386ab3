import { IconReceipt } from '@tabler/icons-react'
import type { InvoiceSummary } from '#contract/invoices.ts'
import { linkTo, memberPaths } from '#contract/paths.ts'
import { programmeDay } from '#domain/business-days.ts'
import { useSentInvoicesWords } from '#web/member/invoices/sent-words.ts'
import { useFormat } from '#web/platform/format.ts'
import { ItemWords, ListItem } from '#web/ui/list.tsx'
import { Row } from '#web/ui/stack.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { Text } from '#web/ui/text.tsx'
import { Tile } from '#web/ui/tile.tsx'
import { Travelling } from '#web/ui/travelling.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { lookOf } from './status-look.ts'

export function InvoiceRow({ invoice }: { invoice: InvoiceSummary }) {
  const { list, invoices } = useSentInvoicesWords()
  const format = useFormat()
  const { status, kind, Icon } = lookOf(invoice.status)
  const isToday = programmeDay(Date.parse(invoice.date)) === programmeDay(Date.now())
  const to = invoice.id && linkTo(memberPaths.invoice, { id: invoice.id })
  const sentAt = isToday ? format.dateTime(invoice.date) : format.date(invoice.date)
  return (
    <ListItem to={to}>
      <Tile tone={kind} sizePx={40}>
        <IconReceipt size={22} />
      </Tile>
      <ItemWords gap={1}>
        <Row as="span" gap={3} spread="between" hasOneLine align="start">
          <Travelling as="b" to={to} what="headline">
            {invoices.invoice(invoice.number)}
          </Travelling>
          <Amount invoice={invoice} />
        </Row>
        <small>
          {[sentAt, invoice.products && invoices.products(invoice.products)].filter(Boolean).join(' · ')}
        </small>
        <span>
          <Tag kind={kind} Icon={Icon}>
            {list.statuses[status]}
          </Tag>
        </span>
        {status === 'received' && (
          <Text as="span" look="note">
            {invoice.due_on ? list.waitingNote(format.weekday(invoice.due_on)) : list.waitingNoteUndated}
          </Text>
        )}
        {status !== 'received' && status !== 'counted' && (
          <Text as="span" look="note">
            {invoice.reason} {status === 'incomplete' && <b>{list.mendNote}</b>}
          </Text>
        )}
      </ItemWords>
    </ListItem>
  )
}

function Amount({ invoice: { coins, estimate, status } }: { invoice: InvoiceSummary }) {
  const { invoices } = useSentInvoicesWords()
  const format = useFormat()
  const isOpen = lookOf(status).status === 'received' || lookOf(status).status === 'incomplete'
  if (coins === null && estimate === 0) return null
  const figure = coins === null && isOpen ? `~${format.coins(estimate)}` : format.movement(coins ?? 0)
  return (
    <Text as="b" tone={(coins ?? 0) > 0 ? 'success' : undefined} hasFigures>
      {figure} <VisuallyHidden>{invoices.coins(coins ?? estimate)}</VisuallyHidden>
    </Text>
  )
}
