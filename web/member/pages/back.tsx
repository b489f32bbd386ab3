import { IconArrowLeft } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { TextLink } from '#web/ui/text-link.tsx'
import { usePagesWords } from './words.ts'

/** To the screen this person came from; whoever came from elsewhere starts at the beginning. */
export function Back() {
  const { pages } = usePagesWords()
  const navigate = useNavigate()
  const { key } = useLocation()

  function back(event: MouseEvent) {
    if (key === 'default') return
    event.preventDefault()
    void navigate(-1)
  }

  return (
    <TextLink isAlone to="/" onClick={back}>
      <IconArrowLeft size={20} aria-hidden="true" />
      {pages.back}
    </TextLink>
  )
}
