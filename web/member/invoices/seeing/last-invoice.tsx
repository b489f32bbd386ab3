import { IconCamera, IconChevronRight, IconReceipt } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { InvoiceSummary } from '#contract/invoices.ts'
import { linkTo, memberPaths } from '#contract/paths.ts'
import { useInvoicesWords } from '#web/member/invoices/words.ts'
import { useFormat } from '#web/platform/format.ts'
import { Loaded } from '#web/platform/loaded.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx'
import { Row, Stack } from '#web/ui/stack.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { Tile } from '#web/ui/tile.tsx'
import { invoicesQuery } from './invoices-query.ts'
import styles from './last-invoice.module.css'
import { lookOf } from './status-look.ts'

/** How the invoice that was sent last stands, on home. */
export function LastInvoice() {
  const { last, list, invoices } = useInvoicesWords()
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
        <Newest />
      </Loaded>
    </Stack>
  )
}

function Newest() {
  const [newest] = useSuspenseQuery(invoicesQuery).data
  return newest ? <State invoice={newest} /> : <None />
}

function State({ invoice }: { invoice: InvoiceSummary }) {
  const { last, list, invoices } = useInvoicesWords()
  const { relativeDay, time } = useFormat()
  const { status, kind, Icon } = lookOf(invoice.status)
  const sentAt = `${relativeDay(invoice.date, new Date())}, ${time(invoice.date)}`
  return (
    <Link className={styles.card} to={linkTo(memberPaths.invoice, { id: invoice.id })}>
      <span className={styles.line}>
        <Tile tone={kind} sizePx={40}>
          <IconReceipt size={22} aria-hidden="true" />
        </Tile>
        <Stack as="span" gap={0} className={styles.words}>
          <b>{invoices.invoice(invoice.number)}</b>
          <span>{`${last.sent(sentAt)} · ${invoices.products(invoice.products)}`}</span>
        </Stack>
        <IconChevronRight size={20} aria-hidden="true" />
      </span>
      <Row as="span" spread="between" className={styles.state}>
        <Tag kind={kind} Icon={Icon}>
          {list.statuses[status]}
        </Tag>
        <span>
          <Outcome invoice={invoice} />
        </span>
      </Row>
    </Link>
  )
}

/** What it brought, or is likely to bring. */
function Outcome({ invoice: { status, coins, estimate, due_on } }: { invoice: InvoiceSummary }) {
  const { last, invoices } = useInvoicesWords()
  const format = useFormat()
  if (status === 'received')
    return (
      <>
        <b>{`~${format.coins(estimate)} ${invoices.coins(estimate)}`}</b> {last.until(format.weekday(due_on))}
      </>
    )
  return coins ? <b>{`${format.movement(coins)} ${invoices.coins(coins)}`}</b> : null
}

function None() {
  const { list, last } = useInvoicesWords()
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
