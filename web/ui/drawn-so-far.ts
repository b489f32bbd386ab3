import { useEffect, useState } from 'react'

/** So long after it was opened a page is still coming: its processor is wanted by everything at once. */
const comingMs = 8000
/** Whoever reloads, or comes back to a screen, finds the place again, for which everything has to be there. */
const [visit] = performance.getEntriesByType('navigation')
const isFirstVisit = visit !== undefined && 'type' in visit && visit.type === 'navigate'
const screensAtFirst = globalThis.history?.length
const pauseMs = 30
/** What comes after all was drawn is drawn with the rest: nothing vanishes again. */
const everything = Number.POSITIVE_INFINITY

/**
 * How many parts of a screen, or cards of a row, are drawn. While the page comes these are first the ones that are seen,
 * then one at a time: all of them at once would keep a cheap phone from answering a finger. Later it is all of them.
 */
export function useDrawnSoFar(seen: number, all: number): number {
  const [drawn, setDrawn] = useState(() => (isComing() ? seen : everything))
  useEffect(() => {
    if (drawn >= all) return
    const timer = setTimeout(() => setDrawn(drawn + 1 < all ? drawn + 1 : everything), pauseMs)
    return () => clearTimeout(timer)
  }, [drawn, all])
  return drawn
}

/** In a tab that nobody looks at yet, a pause takes a second. */
function isComing(): boolean {
  return isFirstVisit && !document.hidden && history.length === screensAtFirst && performance.now() < comingMs
}
