import { IconReceipt } from '@tabler/icons-react'
import receipt from '#brand/art/receipt.svg'
import type { InvoiceSummary } from '#contract/invoices.ts'
import type { User } from '#contract/members.ts'
import { linkTo, memberPaths } from '#contract/paths.ts'
import { FirstEarning } from '#web/member/kit/first-earning.tsx'
import { invoicesQuery } from '#web/member/kit/invoices-query.ts'
import { useFormat } from '#web/platform/format.ts'
import { Loaded } from '#web/platform/loaded.tsx'
import { useSuspenseQuery } from '#web/platform/suspense-query.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ItemWords, ListGroup, ListItem } from '#web/ui/list.tsx'
import { Text } from '#web/ui/text.tsx'
import { Tile } from '#web/ui/tile.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { pendingAmong } from './coin-sums.ts'
import { LinesSkeleton } from './lines-skeleton.tsx'
import { useCoinsWords } from './words.ts'

export function PendingInvoices({ level }: Pick<User, 'level'>) {
  const { statement } = useCoinsWords()
  return (
    <Loaded waiting={<LinesSkeleton />} failed={statement.pendingFailed} safe={statement.failedSafe}>
      <PendingList level={level} />
    </Loaded>
  )
}

function PendingList({ level }: Pick<User, 'level'>) {
  const { statement } = useCoinsWords()
  const { data } = useSuspenseQuery(invoicesQuery)
  const pending = pendingAmong(data)
  if (pending.length === 0)
    return (
      <EmptyState
        art={receipt}
        title={statement.noPending}
        text={statement.noPendingText}
        action={<FirstEarning level={level} />}
      />
    )
  return (
    <ListGroup title={statement.pendingInvoices}>
      {pending.map((invoice) => (
        <PendingInvoice key={invoice.id || invoice.number} invoice={invoice} />
      ))}
    </ListGroup>
  )
}

export function PendingInvoice({ invoice }: { invoice: InvoiceSummary }) {
  const { statement } = useCoinsWords()
  const { weekday, coins } = useFormat()
  const isToMend = invoice.status === 'incomplete'
  return (
    <ListItem to={invoice.id && linkTo(memberPaths.invoice, { id: invoice.id })}>
      <Tile tone={isToMend ? 'attention' : 'info'} sizePx={40}>
        <IconReceipt size={22} />
      </Tile>
      <ItemWords>
        <b>{statement.invoice(invoice.number)}</b>
        <small>
          {isToMend ? statement.toMend : invoice.due_on && statement.until(weekday(invoice.due_on))}
        </small>
      </ItemWords>
      <Text as="b" hasFigures>
        {`~${coins(invoice.estimate)}`} <VisuallyHidden>{statement.coins(invoice.estimate)}</VisuallyHidden>
      </Text>
    </ListItem>
  )
}
