import { useLocation, useNavigate, useRouteError } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { isApiFailure, isUnreachable } from './api-failure.ts'
import { useWords } from './language.ts'
import { ScreenHeading } from './screen-heading.tsx'

/** Stands in for a screen that could not be shown. */
export function ScreenFailure() {
  const { failure } = useWords()
  const error = useRouteError()
  const location = useLocation()
  const navigate = useNavigate()
  const requestId = isApiFailure(error) ? error.requestId : undefined

  async function tryAgain() {
    // A fresh load also fetches files that a newer version renamed.
    if (!isApiFailure(error)) return window.location.reload()
    const { forgetFailures } = await import('./query-client.ts')
    forgetFailures()
    await navigate(location, { replace: true })
  }

  return (
    <Message mood="sorry">
      <ScreenHeading screen={failure.title}>{failure.title}</ScreenHeading>
      <p>{isUnreachable(error) ? failure.unreachable : failure.text}</p>
      {requestId && <p>{failure.code(requestId)}</p>}
      <Button onClick={() => void tryAgain()}>{failure.tryAgain}</Button>
    </Message>
  )
}
