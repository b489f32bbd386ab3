import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { checkAccessKey } from '#contract/invoices.ts'
import { linkTo, memberPaths } from '#contract/paths.ts'
import { useInvoicesWords } from '#web/member/invoices/words.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { isUnreachable } from '#web/platform/api-failure.ts'
import { queryOf } from '#web/platform/query.ts'
import { Notice } from '#web/ui/notice.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import styles from './send-invoice.module.css'
import type { ReadingState } from './use-file-reading.ts'

type ReadingStatusProps = { state: ReadingState; accessKey: string | undefined; file: File | undefined }

export function ReadingStatus({ state, accessKey, file }: ReadingStatusProps) {
  return (
    <div className={styles.status} role="status" data-has-file={Boolean(file)}>
      {file && <ReadingNotice state={state} accessKey={accessKey} file={file} />}
    </div>
  )
}

function ReadingNotice({ state, accessKey, file }: ReadingStatusProps & { file: File }): ReactNode {
  const { reading } = useInvoicesWords()
  if (state === 'reading') return <Notice kind="waiting">{reading.reading}</Notice>
  if (state === 'nothing') return <Notice kind="neutral">{reading.nothing[kindOf(file)]}</Notice>
  if (accessKey) return <AccessKeyNotice accessKey={accessKey} hasProducts={state !== 'no-products'} />
  if (state === 'no-products') return <Notice kind="attention">{reading.noProducts}</Notice>
  return state === 'read' && <Notice kind="success">{reading.filled}</Notice>
}

function AccessKeyNotice({ accessKey, hasProducts }: { accessKey: string; hasProducts: boolean }) {
  const { reading } = useInvoicesWords()
  const { data, error } = useQuery({
    ...queryOf(memberApi, checkAccessKey, { key: accessKey }),
    staleTime: 0,
  })
  if (error)
    return <Notice kind="neutral">{isUnreachable(error) ? reading.unchecked : reading.checkFailed}</Notice>
  if (!data) return <Notice kind="waiting">{reading.checking}</Notice>
  if (data.state === 'used') return <Notice kind="error">{reading.used}</Notice>
  if (data.state === 'new')
    return (
      <Notice kind={hasProducts ? 'success' : 'attention'}>
        {hasProducts ? reading.new : reading.noProducts}
      </Notice>
    )
  return (
    <Notice kind="attention">
      {reading.yours}{' '}
      {data.invoice_id && (
        <TextLink to={linkTo(memberPaths.invoice, { id: data.invoice_id })}>{reading.seeIt}</TextLink>
      )}
    </Notice>
  )
}

function kindOf({ type, name }: File): 'photo' | 'xml' | 'pdf' {
  if (type.startsWith('image/')) return 'photo'
  return /xml$/i.test(type) || /\.xml$/i.test(name) ? 'xml' : 'pdf'
}
