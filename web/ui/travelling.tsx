import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { useViewTransitionState } from 'react-router'
import './travelling.css'

/** What is seen to go from a list to the screen of one of its things. */
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

/**
 * The browser lets a traveller grow by its width and height, for which it lays out the page at every frame, too slowly
 * for an old phone. Growing by a transform costs it nothing.
 */
export function useLightTravel(): void {
  useEffect(() => {
    const root = document.documentElement
    root.addEventListener('animationstart', growByTransform)
    return () => root.removeEventListener('animationstart', growByTransform)
  }, [])
}

function growByTransform({ pseudoElement }: AnimationEvent) {
  if (!pseudoElement.startsWith('::view-transition-group(')) return
  for (const { effect } of document.getAnimations()) {
    if (!(effect instanceof KeyframeEffect) || effect.pseudoElement !== pseudoElement) continue
    const [from, to] = effect.getKeyframes()
    if (from?.width && to?.width) effect.setKeyframes([{ transform: shrunk(from, to) }, {}])
  }
}

/** What has the size it will have, made as wide as it was, about the middle of where it was. */
function shrunk(from: ComputedKeyframe, to: ComputedKeyframe): string {
  const [width, height, toWidth, toHeight] = [from.width, from.height, to.width, to.height].map((side) =>
    Number.parseFloat(String(side)),
  ) as [number, number, number, number]
  const scale = width / toWidth
  return `${from.transform} translateY(${(height - scale * toHeight) / 2}px) scale(${scale})`
}
