import { type CSSProperties, useId } from 'react'
import { FieldNote } from '#web/ui/field-note.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { IconShape } from '#web/ui/icon-shape.ts'
import { Row } from '#web/ui/stack.tsx'
import styles from './typed-question.module.css'

type Step = { readonly label: string; readonly Icon: IconShape; readonly press: () => void }

type StepperProps = {
  label: string
  unit?: string
  text: string
  fault: string | undefined
  hint?: string
  inputMode: 'decimal' | 'numeric'
  onText: (text: string) => void
  less: Step
  more: Step
}

export function Stepper({ label, unit, text, fault, hint, inputMode, onText, less, more }: StepperProps) {
  const id = useId()
  const length = Math.max(text.length, 1)
  return (
    <div>
      <Row spread="between" hasOneLine className={styles.stepper}>
        <IconButton hasLine label={less.label} Icon={less.Icon} onClick={less.press} />
        <label className={styles.figure} data-faulty={Boolean(fault)}>
          <input
            aria-label={label}
            aria-invalid={Boolean(fault)}
            aria-describedby={fault || hint ? id : undefined}
            inputMode={inputMode}
            autoComplete="off"
            placeholder="0"
            size={length}
            style={{ '--length': length } as CSSProperties}
            maxLength={6}
            value={text}
            onChange={({ target }) => onText(target.value)}
          />
          {unit && <span aria-hidden="true">{unit}</span>}
        </label>
        <IconButton hasLine label={more.label} Icon={more.Icon} onClick={more.press} />
      </Row>
      <div className={styles.note}>
        <div role="alert">
          <FieldNote id={id} fault={fault} />
        </div>
        <FieldNote id={id} hint={fault ? undefined : hint} />
      </div>
    </div>
  )
}
