import { useEffect, useEffectEvent } from 'react'
import { actionOf, type KeyAction, pressOf, type Situation } from './keys.ts'

/** Listens for single keys wherever the focus is. */
export function useReviewKeys(situation: Situation, act: (action: KeyAction) => void) {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const action = event.defaultPrevented ? undefined : actionOf(pressOf(event), situation)
    if (!action) return
    event.preventDefault()
    act(action)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => pressed(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
}
