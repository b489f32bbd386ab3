import { useKeyPresses } from '#web/office/kit/key-presses.ts'
import { hasDialog } from '#web/office/kit/single-keys.ts'
import { actionOf, type KeyAction, pressOf, type Situation } from './keys.ts'

/** Listens for single keys wherever the focus is. */
export function useReviewKeys(situation: Situation, act: (action: KeyAction) => void) {
  useKeyPresses((event) => {
    if (event.defaultPrevented) return
    // The search of the whole office is a dialog too.
    const now = { ...situation, hasDialog: situation.hasDialog || hasDialog() }
    const action = actionOf(pressOf(event), now)
    if (!action) return
    event.preventDefault()
    act(action)
  })
}
