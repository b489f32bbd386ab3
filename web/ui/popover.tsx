import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { Button } from './button.tsx'
import type { ButtonLook } from './button-look.ts'
import styles from './popover.module.css'

type PopoverProps = Pick<ButtonLook, 'variant'> & {
  /** What the button says; the name of what it opens too. */
  label: string
  /** Drawn in the button instead of its name. */
  face?: ReactNode
  children: ReactNode | ((close: () => void) => ReactNode)
}

/** A button of the back office and what it opens beside itself; Esc, a press elsewhere or leaving it closes it. */
export function Popover({ label, face = label, variant = 'outline', children }: PopoverProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const whole = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useLeaving(isOpen, whole, (byKey) => {
    setOpen(false)
    if (byKey) button.current?.focus()
  })

  return (
    <div ref={whole} className={styles.whole}>
      <Button
        ref={button}
        size="dense"
        variant={variant}
        aria-label={face === label ? undefined : label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {face}
      </Button>
      {isOpen && (
        <section id={id} className={styles.panel} aria-label={label}>
          {typeof children === 'function' ? children(() => setOpen(false)) : children}
        </section>
      )}
    </div>
  )
}

/** Told when the person presses Esc, or turns to something else with a pointer or the focus. */
function useLeaving(
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
