import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import magnifier from '#brand/art/magnifying-glass-tilted-left.svg'
import type { Invoice } from '#contract/invoices.ts'
import type { User } from '#contract/members.ts'
import { memberPaths } from '#contract/paths.ts'
import { useInvoicesWords } from '#web/member/invoices/words.ts'
import { isApiFailure } from '#web/platform/api-failure.ts'
import { useFormat } from '#web/platform/format.ts'
import { SubScreen } from '#web/platform/sub-screen.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { Tag } from '#web/ui/tag.tsx'
import detailStyles from './invoice-detail.module.css'
import { InvoicePath } from './invoice-path.tsx'
import { InvoiceRows } from './invoice-rows.tsx'
import { InvoiceTrace } from './invoice-trace.tsx'
import { invoiceQuery } from './invoices-query.ts'
import { ListSkeleton } from './list-skeleton.tsx'
import { Mend } from './mend.tsx'
import styles from './seeing.module.css'
import { SentFile } from './sent-file.tsx'
import { lookOf } from './status-look.ts'
import { Why } from './why.tsx'

export function InvoiceDetail({ user }: { user: User }) {
  const { detail, invoices } = useInvoicesWords()
  const { id = '' } = useParams()
  const { data: invoice, error, isFetching, refetch } = useQuery(invoiceQuery(id))
  const isUnknown = isApiFailure(error) && (error.status === 404 || error.status === 422)
  if (invoice) return <Shown invoice={invoice} user={user} />
  return (
    <SubScreen
      back={{ to: memberPaths.invoices, text: detail.back }}
      title={isUnknown ? detail.notFound : invoices.invoice('')}
    >
      {isUnknown && <EmptyState art={magnifier} title={detail.notFound} text={detail.notFoundText} />}
      {error && !isUnknown && (
        <RetryNotice
          failed={detail.failed}
          safe={detail.failedSafe}
          retryText={invoices.tryAgain}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!error && <ListSkeleton />}
    </SubScreen>
  )
}

function Shown({ invoice, user }: { invoice: Invoice; user: User }) {
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
      below={
        <p className={styles.quiet}>{`${dateTime(invoice.date)} · ${invoices.products(invoice.products)}`}</p>
      }
    >
      <Why invoice={invoice} />
      <Mend invoice={invoice} user={user} />
      <InvoiceTrace invoice={invoice} />
      <div className={detailStyles.pair}>
        <InvoiceRows invoice={invoice} />
        <SentFile invoice={invoice} />
      </div>
      <InvoicePath invoice={invoice} />
    </SubScreen>
  )
}
