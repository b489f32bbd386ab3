import { useEffectEvent, useLayoutEffect } from 'react'
import { hasDialog } from '#web/platform/single-keys.ts'
import { actionOf, type KeyAction, pressOf, type Situation } from './keys.ts'

/** Listens for single keys wherever the focus is. */
export function useReviewKeys(situation: Situation, act: (action: KeyAction) => void) {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return
    // The search of the whole office is a dialog too.
    const now = { ...situation, hasDialog: situation.hasDialog || hasDialog() }
    const action = actionOf(pressOf(event), now)
    if (!action) return
    event.preventDefault()
    act(action)
  })
  // With what is seen: a key pressed the moment it appears is for it.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => pressed(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
}
