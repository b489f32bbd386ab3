import { useState } from 'react'
import type { Figure } from '#web/office/invoices/desk/figures.ts'
import { usePointing } from '#web/office/invoices/desk/pointing-room.tsx'

/** What needs no look is folded until somebody opens it, or presses one of its figures on the paper. */
export function useFold(figures: readonly Figure[]) {
  const { pointed, pressed } = usePointing()
  const [isOpened, setOpened] = useState<boolean>()
  const holds = (figure: Figure | undefined) => figure !== undefined && figures.includes(figure)
  const isOpen = isOpened ?? (pressed?.from === 'paper' && holds(pressed.figure))
  return {
    isOpen,
    /** One of its figures is pointed at on the paper and cannot be seen here. */
    isMarked: !isOpen && holds(pointed?.figure),
    toggle: () => setOpened(!isOpen),
  }
}
