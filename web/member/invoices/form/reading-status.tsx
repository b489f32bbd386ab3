import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { checkAccessKey } from '#contract/invoices.ts'
import { linkTo, memberPaths } from '#contract/paths.ts'
import type { Draft } from '#web/member/invoices/draft.ts'
import { kindOfFile } from '#web/member/invoices/reading/kind-of-file.ts'
import { useInvoicesWords } from '#web/member/invoices/words.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { isUnreachable } from '#web/platform/api-failure.ts'
import { queryOf } from '#web/platform/query.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { StatusLine } from '#web/ui/status-line.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import styles from './send-invoice.module.css'
import type { ReadingState } from './use-file-reading.ts'
import type { Upload } from './use-upload.ts'

type ReadingStatusProps = {
  /** Of the reading on the device. */
  state: ReadingState
  upload: Pick<Upload, 'state' | 'percent'>
  draft: Draft
  file: File | undefined
}

export function ReadingStatus({ state, upload, draft, file }: ReadingStatusProps) {
  return (
    <Stack
      gap={2}
      className={styles.reading}
      data-has-file={Boolean(file)}
      data-read={Boolean(draft.reading)}
    >
      <div role="status">
        {file && <ReadingNotice state={stateWith(state, draft)} draft={draft} file={file} />}
      </div>
      {file && <UploadLine upload={upload} isRead={state === 'read' && kindOfFile(file) === 'xml'} />}
    </Stack>
  )
}

/** What the server read counts as read on the device would. */
function stateWith(state: ReadingState, { reading, rows }: Draft): ReadingState {
  if (!reading || state === 'reading' || (!reading.number && reading.rows.length === 0)) return state
  const isOurs = reading.source !== 'xml' || rows.some(({ productId }) => productId)
  return isOurs ? 'read' : 'no-products'
}

type UploadLineProps = Pick<ReadingStatusProps, 'upload'> & {
  /** The device has read all there is. */
  isRead: boolean
}

function UploadLine({ upload: { state, percent }, isRead }: UploadLineProps) {
  const { reading } = useInvoicesWords()
  if (isRead || state === 'idle' || state === 'read') return null
  return (
    <StatusLine kind={state === 'sending' || state === 'reading' ? 'neutral' : 'attention'}>
      {state === 'sending' || state === 'cut' ? reading.server[state](percent) : reading.server[state]}
    </StatusLine>
  )
}

/** Said even where something was read: what is sent like this will not count as it is. */
const spoilsAll = ['test_document', 'several_papers']

type ReadingNoticeProps = { state: ReadingState; draft: Draft; file: File }

function ReadingNotice({ state, draft, file }: ReadingNoticeProps): ReactNode {
  const { reading } = useInvoicesWords()
  const { accessKey } = draft
  const trouble = draft.reading?.trouble
  if (state === 'reading') return <Notice kind="waiting">{reading.reading}</Notice>
  if (trouble && (state === 'nothing' || spoilsAll.includes(trouble)))
    return (
      <Notice kind={trouble === 'unreadable' ? 'neutral' : 'attention'}>{reading.trouble[trouble]}</Notice>
    )
  if (state === 'nothing') return <Notice kind="neutral">{reading.nothing[kindOfFile(file)]}</Notice>
  if (accessKey)
    return <AccessKeyNotice accessKey={accessKey} file={file} hasProducts={state !== 'no-products'} />
  if (state === 'no-products') return <Notice kind="attention">{reading.noProducts}</Notice>
  return state === 'read' && <Notice kind="success">{reading.filled}</Notice>
}

type AccessKeyNoticeProps = { accessKey: string; file: File; hasProducts: boolean }

function AccessKeyNotice({ accessKey, file, hasProducts }: AccessKeyNoticeProps) {
  const { reading } = useInvoicesWords()
  const { data, error } = useQuery({
    ...queryOf(memberApi, checkAccessKey, {
      key: accessKey,
      ...(kindOfFile(file) === 'xml' && { file: 'xml' }),
    }),
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
