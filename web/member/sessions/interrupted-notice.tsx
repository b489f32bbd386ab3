import { useState } from 'react'
import { useNavigate } from 'react-router'
import { memberPaths } from '#contract/paths.ts'
import { useWords } from '#web/platform/language.ts'
import { writeItem } from '#web/platform/storage.ts'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { endInterruption, interruptedSession } from './interrupted-session.ts'

/** Why somebody who was signed in stands at the door, and the way back. */
export function InterruptedNotice() {
  const { sessions, failure } = useWords()
  const navigate = useNavigate()
  const [isRetrying, setRetrying] = useState(false)
  const session = interruptedSession()
  if (!session) return null

  async function tryAgain(token: string, leftAt: string) {
    setRetrying(true)
    const { forgetFailures } = await import('#web/platform/query-client.ts')
    forgetFailures()
    endInterruption()
    writeItem('token', token)
    await navigate(leftAt === memberPaths.door ? memberPaths.home : leftAt)
    setRetrying(false)
  }

  return (
    <RetryNotice
      failed={sessions.interrupted}
      safe={sessions.interruptedSafe}
      retryText={failure.tryAgain}
      isRetrying={isRetrying}
      onRetry={() => void tryAgain(session.token, session.leftAt).catch(reportError)}
    />
  )
}
