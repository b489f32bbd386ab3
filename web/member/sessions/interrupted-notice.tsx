import { useState } from 'react'
import { useNavigate } from 'react-router'
import { reportFault } from '#web/platform/api-failure.ts'
import { useWords } from '#web/platform/language.ts'
import { writeItem } from '#web/platform/storage.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { interruptedSession } from './interrupted-session.ts'

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
    writeItem('token', token)
    await navigate(leftAt)
    setRetrying(false)
  }

  return (
    <div role="alert">
      <Notice kind="error">
        <p>
          <b>{sessions.interrupted}</b> {sessions.interruptedSafe}
        </p>
        <Button
          variant="outline"
          size="small"
          isBusy={isRetrying}
          onClick={() => void tryAgain(session.token, session.leftAt).catch(reportFault)}
        >
          {failure.tryAgain}
        </Button>
      </Notice>
    </div>
  )
}
