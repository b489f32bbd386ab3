import { useEffectEvent, useLayoutEffect } from 'react'

/** Told of every key, wherever the focus is, as soon as the screen is seen: one pressed that moment is for it. */
export function useKeyPresses(onPress: (event: KeyboardEvent) => void) {
  const pressed = useEffectEvent(onPress)
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => pressed(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
}
