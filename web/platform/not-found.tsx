import { useNavigate } from 'react-router'
import art from '#brand/art/caramelo.svg'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { useWords } from './language.ts'
import { ScreenHeading } from './screen-heading.tsx'

export function NotFound() {
  const { failure } = useWords()
  const navigate = useNavigate()
  return (
    <Message art={art}>
      <ScreenHeading screen={failure.notFoundTitle}>{failure.notFoundTitle}</ScreenHeading>
      <p>{failure.notFoundText}</p>
      <Button onClick={() => void navigate('/')}>{failure.goHome}</Button>
    </Message>
  )
}
