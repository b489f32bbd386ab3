import { type ReactNode, useCallback } from 'react'
import { useDrawnSoFar } from '#web/ui/drawn-so-far.ts'
import { Loading } from '#web/ui/loading.tsx'
import { useWords } from './language.ts'

/** Stands in for the first screen until it is there. */
export function Opening() {
  const { shell } = useWords()
  return <Loading text={shell.loading} />
}

/** What the page begins with, in its HTML, until the app has taken it. */
let inHtml: Element | null = null

export function keepOpening(page: Element) {
  inHtml = page.querySelector('main')
}

/** The frame of the app is drawn first, around what the page begins with, and then its screen. */
export function FirstScreen({ children }: { children: ReactNode }) {
  const drawn = useDrawnSoFar(inHtml ? 0 : 1, 1)
  const keep = useCallback((place: HTMLElement | null) => {
    if (!inHtml || !place) return
    place.append(inHtml)
    inHtml = null
  }, [])
  return drawn > 0 ? children : <div ref={keep} data-kept="true" />
}
