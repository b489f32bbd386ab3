import { IconCamera, IconChevronRight, IconReceipt } from '@tabler/icons-react'
import type { InvoiceSummary } from '#contract/invoices.ts'
import { linkTo, memberPaths } from '#contract/paths.ts'
import { useSentInvoicesWords } from '#web/member/invoices/sent-words.ts'
import { CoinSource } from '#web/member/kit/coin-source.tsx'
import { invoicesQuery } from '#web/member/kit/invoices-query.ts'
import { useFormat } from '#web/platform/format.ts'
import { Loaded } from '#web/platform/loaded.tsx'
import { useSuspenseQuery } from '#web/platform/suspense-query.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Card, LinkCard } from '#web/ui/card.tsx'
import { ItemWords } from '#web/ui/list.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx'
import { Row, Stack } from '#web/ui/stack.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { Text } from '#web/ui/text.tsx'
import { Tile } from '#web/ui/tile.tsx'
import { Travelling } from '#web/ui/travelling.tsx'
import styles from './last-invoice.module.css'
import { lookOf } from './status-look.ts'

export function LastInvoice() {
  const { last, list, invoices } = useSentInvoicesWords()
  return (
    <Stack as="section" aria-labelledby="last-invoice">
      <h2 id="last-invoice">{last.title}</h2>
      <Loaded
        waiting={
          <Skeleton text={invoices.loading}>
            <SkeletonBlock height="115px" />
          </Skeleton>
        }
        failed={list.failed}
        safe={list.failedSafe}
      >
        <LoadedInvoice />
      </Loaded>
    </Stack>
  )
}

function LoadedInvoice() {
  const { data: sent } = useSuspenseQuery(invoicesQuery)
  const [newest] = sent
  if (!newest) return <NoInvoice />
  return (
    <CoinSource invoices={sent}>
      <InvoiceCard invoice={newest} />
    </CoinSource>
  )
}

function InvoiceCard({ invoice }: { invoice: InvoiceSummary }) {
  const { last, list, invoices } = useSentInvoicesWords()
  const { relativeDay, time } = useFormat()
  const { status, kind, Icon } = lookOf(invoice.status)
  const to = invoice.id ? linkTo(memberPaths.invoice, { id: invoice.id }) : memberPaths.invoices
  const sentAt = `${relativeDay(invoice.date, new Date())}, ${time(invoice.date)}`
  return (
    <LinkCard className={styles.card} to={to}>
      <Row as="span" gap={3} hasOneLine align="start">
        <Tile tone={kind} sizePx={40}>
          <IconReceipt size={22} aria-hidden="true" />
        </Tile>
        <ItemWords>
          <Travelling as="b" to={to} what="headline">
            {invoices.invoice(invoice.number)}
          </Travelling>
          <small>
            {[last.sent(sentAt), invoice.products && invoices.products(invoice.products)]
              .filter(Boolean)
              .join(' · ')}
          </small>
        </ItemWords>
        <IconChevronRight size={20} aria-hidden="true" />
      </Row>
      <Row as="span" spread="between" className={styles.state}>
        <Tag kind={kind} Icon={Icon}>
          {list.statuses[status]}
        </Tag>
        <Text as="span" look="note">
          <Outcome invoice={invoice} />
        </Text>
      </Row>
    </LinkCard>
  )
}

function Outcome({ invoice: { status, coins, estimate, due_on } }: { invoice: InvoiceSummary }) {
  const { last, invoices } = useSentInvoicesWords()
  const format = useFormat()
  if (status === 'received')
    return (
      <>
        {estimate > 0 && <b>{`~${format.coins(estimate)} ${invoices.coins(estimate)}`}</b>}{' '}
        {due_on && last.until(format.weekday(due_on))}
      </>
    )
  return coins ? <b>{`${format.movement(coins)} ${invoices.coins(coins)}`}</b> : null
}

function NoInvoice() {
  const { list, last } = useSentInvoicesWords()
  return (
    <Card>
      <div>
        <p>
          <b>{list.empty}</b>
        </p>
        <p>{list.emptyText}</p>
      </div>
      <ButtonLink variant="soft" size="small" to={memberPaths.sendInvoice}>
        <IconCamera size={20} aria-hidden="true" />
        {last.sendFirst}
      </ButtonLink>
    </Card>
  )
}
