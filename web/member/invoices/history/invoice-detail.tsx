import { IconChevronRight, IconMessage2, IconReceipt } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { type Invoice, oneInvoice } from '#contract/invoices.ts'
import type { User } from '#contract/members.ts'
import { linkTo, memberPaths } from '#contract/paths.ts'
import { AtOnceNotice } from '#web/member/invoices/at-once/at-once-notice.tsx'
import { useDetailWords } from '#web/member/invoices/detail-words.ts'
import { useSentInvoicesWords } from '#web/member/invoices/sent-words.ts'
import { CoinSource } from '#web/member/kit/coin-source.tsx'
import { invoicesQuery } from '#web/member/kit/invoices-query.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { SubScreen } from '#web/member/kit/sub-screen.tsx'
import { isMissing } from '#web/platform/api-failure.ts'
import { useFormat } from '#web/platform/format.ts'
import { queryOf } from '#web/platform/query.ts'
import { useSuspenseQuery } from '#web/platform/suspense-query.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Caramelo } from '#web/ui/caramelo.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ItemWords, List, ListItem } from '#web/ui/list.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Row, Stack, TwoColumns } from '#web/ui/stack.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { Text } from '#web/ui/text.tsx'
import { Tile } from '#web/ui/tile.tsx'
import { CodeOfRow } from './code-of-row.tsx'
import { InvoicePath } from './invoice-path.tsx'
import { InvoiceTrace } from './invoice-trace.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { MendInvoice } from './mend-invoice.tsx'
import { SentFile } from './sent-file.tsx'
import { lookOf } from './status-look.ts'

export function InvoiceDetail({ user }: { user: User }) {
  const detail = useDetailWords()
  const { list, invoices } = useSentInvoicesWords()
  const { dateTime } = useFormat()
  const { id = '' } = useParams()
  const whole = useQuery({ ...invoiceQuery(id), enabled: false })
  const inList = useQuery({ ...invoicesQuery, enabled: false }).data?.find((one) => one.id === id)
  // One that was there a moment ago stays: so do its contents.
  const isGone = !whole.data && isMissing(whole.error)
  const invoice = isGone ? undefined : (whole.data ?? inList)
  const look = invoice && lookOf(invoice.status)
  return (
    // The head stays as it is when the whole invoice comes: its name may be on its way from the list.
    <SubScreen
      back={{ to: memberPaths.invoices, text: detail.back }}
      title={isGone ? detail.notFound : invoices.invoice(invoice?.number ?? '')}
      isArrived
      beside={
        look && (
          <CoinSource invoices={[invoice]}>
            <Tag kind={look.kind} Icon={look.Icon}>
              {list.statuses[look.status]}
            </Tag>
          </CoinSource>
        )
      }
      below={
        invoice && (
          <Text look="quiet">{`${dateTime(invoice.date)} · ${invoices.products(invoice.products)}`}</Text>
        )
      }
      waiting={<ListSkeleton />}
      failed={detail.failed}
      safe={detail.failedSafe}
      missing={
        <EmptyState
          art={<Caramelo mood="searching" widthPx={140} />}
          title={detail.notFound}
          text={detail.notFoundText}
          action={<ButtonLink to={memberPaths.invoices}>{detail.back}</ButtonLink>}
        />
      }
    >
      <InvoiceContents user={user} />
    </SubScreen>
  )
}

const invoiceQuery = (id: string) => ({ ...queryOf(memberApi, oneInvoice, { id }), staleTime: 0 })

function InvoiceContents({ user }: { user: User }) {
  const { id = '' } = useParams()
  const { data: invoice } = useSuspenseQuery(invoiceQuery(id))
  return (
    <>
      <Decision invoice={invoice} />
      {invoice.evidence && <SentFile invoice={invoice} />}
      <MendInvoice invoice={invoice} user={user} />
      <InvoiceTrace invoice={invoice} />
      <TwoColumns>
        <InvoiceRows invoice={invoice} />
        {!invoice.evidence && <SentFile invoice={invoice} />}
      </TwoColumns>
      <InvoicePath invoice={invoice} />
    </>
  )
}

function Decision({ invoice }: { invoice: Invoice }) {
  const detail = useDetailWords()
  const { list } = useSentInvoicesWords()
  const { weekday } = useFormat()
  const { status, kind } = lookOf(invoice.status)
  if (status === 'counted' || (status === 'received' && invoice.at_once))
    return <AtOnceNotice invoice={invoice} />
  if (status === 'received')
    return <Notice kind="waiting">{list.waitingNote(weekday(invoice.due_on))}</Notice>
  return (
    <Card as="section">
      <Row gap={3} hasOneLine align="start">
        <Tile tone={kind} sizePx={40}>
          <IconMessage2 size={22} />
        </Tile>
        <ItemWords as="div" gap={1}>
          <h2>{detail.why[status]}</h2>
          <p>{invoice.reason ?? detail.noReason}</p>
        </ItemWords>
      </Row>
      {invoice.evidence?.earlier && <EarlierInvoice earlier={invoice.evidence.earlier} />}
    </Card>
  )
}

type Earlier = NonNullable<NonNullable<Invoice['evidence']>['earlier']>

function EarlierInvoice({ earlier: { id, number, date, coins } }: { earlier: Earlier }) {
  const detail = useDetailWords()
  const { invoices } = useSentInvoicesWords()
  const format = useFormat()
  return (
    <List label={detail.earlier}>
      <ListItem to={linkTo(memberPaths.invoice, { id })}>
        <Tile tone="success" sizePx={40}>
          <IconReceipt size={22} />
        </Tile>
        <ItemWords>
          <b>{detail.sentOn(invoices.invoice(number), format.date(date))}</b>
          {coins !== null && <small>{`${format.movement(coins)} ${invoices.coins(coins)}`}</small>}
        </ItemWords>
        <IconChevronRight size={20} aria-hidden="true" />
      </ListItem>
    </List>
  )
}

function InvoiceRows({ invoice }: { invoice: Invoice }) {
  const detail = useDetailWords()
  const { money } = useFormat()
  const countedOf = (counted: number | null, value: number) => {
    if (counted === null || counted === value) return undefined
    return counted === 0 ? detail.didNotCount : detail.counted(money(counted))
  }
  const rows = invoice.rows.map((row, place) => ({ ...row, key: `${place} ${row.product}` }))
  return (
    <Stack as="section">
      <h2>{detail.rows}</h2>
      <List>
        {rows.map(({ key, product, value_cents, counted_cents }, place) => (
          <ListItem key={key}>
            <ItemWords>
              <b>{product}</b> <small>{countedOf(counted_cents, value_cents)}</small>
              <CodeOfRow invoice={invoice} place={place} />
            </ItemWords>
            <Text as="span" hasFigures>
              {money(value_cents)}
            </Text>
          </ListItem>
        ))}
      </List>
    </Stack>
  )
}
