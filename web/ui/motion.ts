import { type RefObject, useEffect, useSyncExternalStore } from 'react'

const asked = () => matchMedia('(prefers-reduced-motion: reduce)')

/** Whether things may move for this person. */
export function useMotion(): boolean {
  return useSyncExternalStore(listen, mayMove, () => false)
}

export function mayMove(): boolean {
  return !asked().matches
}

function listen(changed: () => void): () => void {
  const query = asked()
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether one screen passes into the next: not in a browser that cannot do it, nor for who wants nothing to move. */
export function useScreenMotion(): boolean {
  return useMotion() && 'startViewTransition' in document
}

/** Once, when there is something to celebrate in this place. */
export function useCelebration(place: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn || !mayMove()) return undefined
    let end = () => {}
    let hasEnded = false
    import('./celebrate.ts').then(
      ({ celebrate }) => {
        if (!hasEnded && place.current) end = celebrate(place.current, Date.now())
      },
      (error: unknown) => reportError(error),
    )
    return () => {
      hasEnded = true
      end()
    }
  }, [place, isOn])
}
