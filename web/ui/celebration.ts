import { type RefObject, useEffect } from 'react'
import { mayMove } from './motion.ts'

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
