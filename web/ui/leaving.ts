import { useEffect, useEffectEvent } from 'react'

/** Calls back on Esc and when the pointer or the focus goes elsewhere. */
export function useLeaving(
  isOpen: boolean,
  whole: { current: HTMLElement | null },
  onLeave: (byKey: boolean) => void,
) {
  const happened = useEffectEvent((event: Event) => {
    if (event instanceof KeyboardEvent) {
      if (event.key === 'Escape') onLeave(true)
    } else if (event.target instanceof Node && !whole.current?.contains(event.target)) onLeave(false)
  })
  useEffect(() => {
    if (!isOpen) return
    const heard = (event: Event) => happened(event)
    const events = ['keydown', 'pointerdown', 'focusin']
    for (const name of events) document.addEventListener(name, heard)
    return () => {
      for (const name of events) document.removeEventListener(name, heard)
    }
  }, [isOpen])
}
