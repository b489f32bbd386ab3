import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { useWords } from './language.ts'
import { ScreenHeading } from './screen-heading.tsx'

/** Where no app stands around it, the logo says whose page it is. */
export function NotFound({ logo }: { logo?: ReactNode }) {
  const { failure } = useWords()
  const navigate = useNavigate()
  return (
    <Message mood="searching" logo={logo}>
      <ScreenHeading screen={failure.notFoundTitle}>{failure.notFoundTitle}</ScreenHeading>
      <p>{failure.notFoundText}</p>
      <Button onClick={() => void navigate('/')}>{failure.goHome}</Button>
    </Message>
  )
}
