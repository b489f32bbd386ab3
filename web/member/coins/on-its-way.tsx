import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Invoice } from '#contract/invoices.ts'
import { invoicesQuery } from '#web/member/kit/invoices-query.ts'
import { useFormat } from '#web/platform/format.ts'
import { Hero } from '#web/ui/hero.tsx'
import { ListGroup } from '#web/ui/list.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { pendingAmong } from './coin-sums.ts'
import styles from './on-its-way.module.css'
import { PendingInvoice } from './pending-invoices.tsx'
import { addressOf } from './statement-views.ts'
import { useCoinsWords } from './words.ts'

const mostOthers = 3

type OnItsWayProps = {
  invoice: Invoice
  goal: ReactNode
  /** What to do next. */
  children: ReactNode
}

/** What an invoice brings that was sent just now, what it does for the goal, and what waits besides. */
export function OnItsWay({ invoice, goal, children }: OnItsWayProps) {
  return (
    <Stack gap={5} className={styles.onItsWay}>
      <Hero>
        <Stack gap={4}>
          <Coins invoice={invoice} />
          {goal}
        </Stack>
      </Hero>
      {children}
      <OtherInvoices than={invoice} />
    </Stack>
  )
}

function Coins({ invoice: { status, coins: credited, estimate } }: { invoice: Invoice }) {
  const { onItsWay, statement } = useCoinsWords()
  const { coins } = useFormat()
  const isCredited = status === 'counted' && credited !== null
  const figure = isCredited ? credited : estimate
  if (figure === 0) return null
  return (
    <div>
      <Text look="quiet">{isCredited ? onItsWay.credited : onItsWay.title}</Text>
      <Text look="display">
        {`${isCredited ? '' : '~'}${coins(figure)}`} <small>{statement.coins(figure)}</small>
      </Text>
    </div>
  )
}

function OtherInvoices({ than }: { than: Invoice }) {
  const { onItsWay } = useCoinsWords()
  const { data = [] } = useQuery(invoicesQuery)
  const others = pendingAmong(data).filter(({ id }) => id !== than.id)
  if (others.length === 0) return null
  return (
    <div>
      <ListGroup title={onItsWay.others}>
        {others.slice(0, mostOthers).map((invoice) => (
          <PendingInvoice key={invoice.id || invoice.number} invoice={invoice} />
        ))}
      </ListGroup>
      {others.length > mostOthers && (
        <TextLink isAlone to={addressOf('pending')}>
          {onItsWay.more(others.length - mostOthers)}
        </TextLink>
      )}
    </div>
  )
}
