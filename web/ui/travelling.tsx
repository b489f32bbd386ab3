import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useViewTransitionState } from 'react-router'

/** What is seen to go from a list to the screen of one of its things. The shell's styles say how. */
type Traveller = 'picture' | 'headline'

type TravellingProps = {
  as?: 'div' | 'span' | 'b'
  what: Traveller
  className?: string | undefined
  children: ReactNode
}

/** A thing without a screen of its own. */
const nowhere = '/-'

/** On the list: it alone has the name, and only while the screen behind its link opens or closes. */
export function Travelling({ to, what, as = 'span', ...rest }: TravellingProps & { to: string | undefined }) {
  const place = useRef<HTMLElement>(null)
  const isOnItsWay = useViewTransitionState(to || nowhere)
  const Tag = as as 'div'

  // Two of one name would stop the whole transition: where the screen of the thing stands beside the list, it has it.
  useLayoutEffect(() => {
    const isTaken = document.querySelector(`[data-arrived="${what}"]`) !== null
    place.current?.style.setProperty('view-transition-name', isOnItsWay && !isTaken ? what : 'none')
  }, [isOnItsWay, what])

  return <Tag ref={place as never} {...rest} />
}

/** On the screen of the thing. */
export function Arrived({ what, as = 'div', ...rest }: TravellingProps) {
  const Tag = as as 'div'
  return <Tag data-arrived={what} {...rest} />
}
