import { createContext, type ReactNode, Suspense, useContext, useLayoutEffect, useState } from 'react'
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

/** Failures that are told of now, and on which visit. */
const told = new Map<Error, string>()
const wereTold = new WeakSet<Error>()
/** Until somebody goes elsewhere, what failed before anything was drawn is of this visit, though nobody is told yet. */
let first: { readonly key: string; isOver: boolean } | undefined

/**
 * A part of a screen that asks the server with `useSuspenseQuery`: its waiting, its failing and the way to try again.
 * A bug is left to the route, which tells it apart from a call that failed.
 */
export function Loaded({ waiting, failed, safe, frame = same, missing, children }: LoadedProps) {
  const { key } = useLocation()
  const isFrame = useContext(Frame)
  // A failure of another screen, or of an earlier visit, would otherwise be thrown again without asking. One that
  // stands beside this part, which came later, stays.
  useState(() => {
    first ??= { key, isOver: false }
    first.isOver ||= first.key !== key
    const { isOver } = first
    if (!isFrame) forgetFailures((error) => told.get(error) !== key && (isOver || wereTold.has(error)))
  })
  return (
    <ErrorBoundary
      onReset={() => forgetFailures()}
      resetKeys={[key]}
      fallbackRender={({ error, resetErrorBoundary }) => {
        if (!isApiFailure(error)) throw error
        if (missing && isMissing(error)) return <Told error={error}>{missing}</Told>
        const notice = <Failed error={error} failed={failed} safe={safe} onRetry={resetErrorBoundary} />
        return <Told error={error}>{frame(notice)}</Told>
      }}
    >
      <Suspense fallback={<Frame value={true}>{frame(waiting)}</Frame>}>{children}</Suspense>
    </ErrorBoundary>
  )
}

const same = (contents: ReactNode) => contents

function Told({ error, children }: { error: Error; children: ReactNode }) {
  const { key } = useLocation()
  useLayoutEffect(() => {
    told.set(error, key)
    wereTold.add(error)
    return () => void told.delete(error)
  }, [error, key])
  return <Frame value={true}>{children}</Frame>
}

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
