import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type PageKey, textPage } from '#contract/pages.ts'
import { isApiFailure, isUnreachable } from '#web/platform/api-failure.ts'
import { useFormat } from '#web/platform/format.ts'
import { useLanguage, useWords } from '#web/platform/language.ts'
import { memberApi } from '#web/platform/member-api.ts'
import { ScreenHeading } from '#web/platform/screen-heading.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx'
import { Back } from './back.tsx'
import styles from './reading.module.css'
import { usePagesWords } from './words.ts'
import { Written } from './written.tsx'

export function Reading({ page }: { page: PageKey }) {
  const { pages } = usePagesWords()
  const { date } = useFormat()
  const language = useLanguage()
  const text = useQuery({
    queryKey: ['text', page, language],
    queryFn: () => memberApi.call(textPage, { page }),
  })
  // A new try clears the error; what was said stays until it has succeeded.
  const hasFailed = text.errorUpdateCount > 0
  const [lastError, setLastError] = useState(text.error)
  if (text.error && text.error !== lastError) setLastError(text.error)
  const title = text.data?.title ?? pages.names[page]
  return (
    <main className={styles.page} id="content">
      <div className={styles.top}>
        <Back />
        <ScreenHeading screen={title}>{title}</ScreenHeading>
        <p className={styles.updated}>{text.data && pages.updatedOn(date(text.data.updated_at))}</p>
      </div>
      {text.data && <Written html={text.data.description} />}
      {!text.data && (
        <div className={styles.short}>
          {hasFailed ? (
            <Failed error={lastError} isRetrying={text.isFetching} onRetry={() => void text.refetch()} />
          ) : (
            <Coming />
          )}
        </div>
      )}
    </main>
  )
}

function Coming() {
  const { shell } = useWords()
  return (
    <Skeleton text={shell.loading}>
      {['100%', '92%', '97%', '60%', '40%', '95%', '88%'].map((width) => (
        <SkeletonBlock key={width} shape="line" width={width} height="20px" />
      ))}
    </Skeleton>
  )
}

type FailedProps = { error: Error | null; isRetrying: boolean; onRetry: () => void }

function Failed({ error, isRetrying, onRetry }: FailedProps) {
  const { pages } = usePagesWords()
  const { failure } = useWords()
  const requestId = isApiFailure(error) ? error.requestId : undefined
  return (
    <RetryNotice
      failed={pages.failed}
      safe={isUnreachable(error) ? failure.unreachable : failure.text}
      code={requestId && failure.code(requestId)}
      retryText={failure.tryAgain}
      isRetrying={isRetrying}
      onRetry={onRetry}
    />
  )
}
