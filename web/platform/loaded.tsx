import { createContext, type ReactNode, Suspense, useContext, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useLocation } from 'react-router'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { isApiFailure, isMissing, isUnreachable } from './api-failure.ts'
import { useWords } from './language.ts'
import { forgetFailures } from './query-client.ts'

export type LoadedProps = {
  /** In its place until the answer is there. */
  waiting?: ReactNode
  /** What could not be had, in a sentence, and what nobody has to worry about. */
  failed?: string | undefined
  safe?: string | undefined
  /** Around its waiting and failing, where it is a whole screen. */
  frame?: ((contents: ReactNode) => ReactNode) | undefined
  /** In its place where the server knows no such thing. */
  missing?: ReactNode
  children?: ReactNode
}

/**
 * Whether this stands around somebody's waiting or failing. What is shown there must not forget the very failure that
 * it is shown for: it would be asked for again without end.
 */
const Frame = createContext(false)

/** The first begins with the page, whose questions are asked before anything is drawn. */
let visit: { readonly key?: string; readonly beganAt: number } = { beganAt: 0 }

function beginningOf(key: string): number {
  if (visit.key !== key) visit = { key, beganAt: visit.key === undefined ? 0 : Date.now() }
  return visit.beganAt
}

/**
 * A part of a screen that asks the server with `useSuspenseQuery`: its waiting, its failing and the way to try again.
 * A bug is left to the route, which tells it apart from a call that failed.
 */
export function Loaded({ waiting, failed, safe, frame = same, missing, children }: LoadedProps) {
  const { key } = useLocation()
  const isFrame = useContext(Frame)
  // A failure of another screen, or of an earlier visit, would otherwise be thrown again without asking. One of this
  // visit stays: this part may only have come later than what stands beside it.
  useState(() => {
    const beganAt = beginningOf(key)
    if (!isFrame) forgetFailures((failedAt) => failedAt < beganAt)
  })
  return (
    <ErrorBoundary
      onReset={() => forgetFailures()}
      resetKeys={[key]}
      fallbackRender={({ error, resetErrorBoundary }) => {
        if (!isApiFailure(error)) throw error
        if (missing && isMissing(error)) return <Frame value={true}>{missing}</Frame>
        const notice = <Failed error={error} failed={failed} safe={safe} onRetry={resetErrorBoundary} />
        return <Frame value={true}>{frame(notice)}</Frame>
      }}
    >
      <Suspense fallback={<Frame value={true}>{frame(waiting)}</Frame>}>{children}</Suspense>
    </ErrorBoundary>
  )
}

const same = (contents: ReactNode) => contents

type FailedProps = Pick<LoadedProps, 'failed' | 'safe'> & { error: Error; onRetry: () => void }

function Failed({ error, failed, safe, onRetry }: FailedProps) {
  const { failure } = useWords()
  const requestId = isApiFailure(error) ? error.requestId : undefined
  return (
    <RetryNotice
      failed={failed ?? failure.part}
      safe={safe ?? (isUnreachable(error) ? failure.unreachable : failure.text)}
      code={requestId && failure.code(requestId)}
      retryText={failure.tryAgain}
      onRetry={onRetry}
    />
  )
}
