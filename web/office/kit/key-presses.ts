import { useEffectEvent, useLayoutEffect } from 'react'

/** Listens before the screen is painted, so that no key pressed on it is missed. */
export function useKeyPresses(onPress: (event: KeyboardEvent) => void) {
  const pressed = useEffectEvent(onPress)
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => pressed(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
}
