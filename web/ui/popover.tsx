import { type ReactNode, useId, useRef, useState } from 'react'
import { Button } from './button.tsx'
import type { ButtonLook } from './button-look.ts'
import type { IconShape } from './icon-shape.ts'
import { useLeaving } from './leaving.ts'
import styles from './popover.module.css'

type PopoverProps = Pick<ButtonLook, 'variant'> & {
  label: string
  face?: ReactNode
  Icon?: IconShape
  children: ReactNode | ((close: () => void) => ReactNode)
}

export function Popover({ label, face = label, Icon, variant = 'outline', children }: PopoverProps) {
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
        variant={variant}
        aria-label={Icon && label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {Icon ? <Icon size={20} aria-hidden="true" /> : face}
      </Button>
      {isOpen && (
        <section id={id} className={styles.panel} aria-label={label}>
          {typeof children === 'function' ? children(() => setOpen(false)) : children}
        </section>
      )}
    </div>
  )
}
