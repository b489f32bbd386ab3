import { type ReactNode, useCallback } from 'react'
import { useDrawnSoFar } from '#web/ui/drawn-so-far.ts'
import { Loading } from '#web/ui/loading.tsx'
import { useWords } from './language.ts'

/** Stands in for the first screen until it is there. */
export function Opening() {
  const { shell } = useWords()
  return <Loading text={shell.loading} />
}

const parts = { header: 'header', screen: 'main', bar: '[data-bar]' } as const
type Part = keyof typeof parts

/** What the page begins with, in its HTML, until the app has taken it. */
const inHtml = new Map<string, Element>()

export function keepOpening(page: Element) {
  for (const [part, selector] of Object.entries(parts)) {
    const element = page.querySelector(selector)
    if (element) inHtml.set(part, element)
  }
}

type OpeningPartProps = {
  of: Part
  turn: number
  children: ReactNode
}

/**
 * The frame of the app is drawn around what the page begins with, and then its parts, each in a turn of its own: all of
 * them at once would keep a cheap phone from answering a finger.
 */
export function OpeningPart({ of, turn, children }: OpeningPartProps) {
  const drawn = useDrawnSoFar(inHtml.has(of) ? 0 : turn, turn)
  const keep = useCallback(
    (place: HTMLElement | null) => {
      const part = inHtml.get(of)
      if (!part || !place) return
      place.append(part)
      inHtml.delete(of)
    },
    [of],
  )
  return drawn >= turn ? children : <div ref={keep} data-kept="true" />
}
