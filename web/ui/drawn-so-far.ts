import { useEffect, useState } from 'react'

/** So long after it was opened a page is still coming: its processor is wanted by everything at once. */
const comingMs = 8000
/** Whoever goes to another screen and comes back finds the place again, for which everything has to be there. */
const screensAtFirst = globalThis.history?.length
const step = 3
const pauseMs = 30

/**
 * How many parts of a screen, or cards of a row, are drawn. While the page comes these are first the ones that are seen,
 * then a few at a time: all of them at once would keep a cheap phone from answering a finger. Later it is all of them.
 */
export function useDrawnSoFar(seen: number, all: number): number {
  const [drawn, setDrawn] = useState(() => (isComing() ? seen : all))
  useEffect(() => {
    if (drawn >= all) return
    const timer = setTimeout(() => setDrawn(drawn + step), pauseMs)
    return () => clearTimeout(timer)
  }, [drawn, all])
  return drawn
}

function isComing(): boolean {
  return performance.now() < comingMs && globalThis.history?.length === screensAtFirst
}
