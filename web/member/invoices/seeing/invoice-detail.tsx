import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import magnifier from '#brand/art/magnifying-glass-tilted-left.svg'
import { oneInvoice } from '#contract/invoices.ts'
import type { User } from '#contract/members.ts'
import { memberPaths } from '#contract/paths.ts'
import { useInvoicesWords } from '#web/member/invoices/words.ts'
import { useFormat } from '#web/platform/format.ts'
import { Loaded } from '#web/platform/loaded.tsx'
import { memberApi } from '#web/platform/member-api.ts'
import { queryOf } from '#web/platform/query.ts'
import { SubScreen } from '#web/platform/sub-screen.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { Text } from '#web/ui/text.tsx'
import detailStyles from './invoice-detail.module.css'
import { InvoicePath } from './invoice-path.tsx'
import { InvoiceRows } from './invoice-rows.tsx'
import { InvoiceTrace } from './invoice-trace.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { Mend } from './mend.tsx'
import { SentFile } from './sent-file.tsx'
import { lookOf } from './status-look.ts'
import { Why } from './why.tsx'

export function InvoiceDetail({ user }: { user: User }) {
  const { detail, invoices } = useInvoicesWords()
  const frame = (title: string) => (contents: ReactNode) => (
    <SubScreen back={{ to: memberPaths.invoices, text: detail.back }} title={title}>
      {contents}
    </SubScreen>
  )
  return (
    <Loaded
      waiting={<ListSkeleton />}
      failed={detail.failed}
      safe={detail.failedSafe}
      frame={frame(invoices.invoice(''))}
      missing={frame(detail.notFound)(
        <EmptyState art={magnifier} title={detail.notFound} text={detail.notFoundText} />,
      )}
    >
      <Shown user={user} />
    </Loaded>
  )
}

function Shown({ user }: { user: User }) {
  const { id = '' } = useParams()
  const { data: invoice } = useSuspenseQuery({ ...queryOf(memberApi, oneInvoice, { id }), staleTime: 0 })
  const { list, detail, invoices } = useInvoicesWords()
  const { dateTime } = useFormat()
  const { status, kind, Icon } = lookOf(invoice.status)
  return (
    <SubScreen
      back={{ to: memberPaths.invoices, text: detail.back }}
      title={invoices.invoice(invoice.number)}
      beside={
        <Tag kind={kind} Icon={Icon}>
          {list.statuses[status]}
        </Tag>
      }
      below={<Text look="quiet">{`${dateTime(invoice.date)} · ${invoices.products(invoice.products)}`}</Text>}
    >
      <Why invoice={invoice} />
      <Mend invoice={invoice} user={user} />
      <InvoiceTrace invoice={invoice} />
      <Stack className={detailStyles.pair}>
        <InvoiceRows invoice={invoice} />
        <SentFile invoice={invoice} />
      </Stack>
      <InvoicePath invoice={invoice} />
    </SubScreen>
  )
}
