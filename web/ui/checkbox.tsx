import type { ComponentProps, ReactNode } from 'react'
import styles from './checkbox.module.css'
import { useControl } from './control.ts'
import { useIsDense } from './density.ts'
import { FieldNote } from './field-note.tsx'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  children: ReactNode
  hint?: string | undefined
  fault?: string | undefined
}

export function Checkbox({ children, hint, fault, id, ...input }: CheckboxProps) {
  const { control, noteId } = useControl(id, { hint, fault })
  return (
    <div className={styles.checkbox} data-dense={useIsDense()}>
      <label className={styles.label}>
        <span className={styles.box}>
          <input type="checkbox" {...control} {...input} />
        </span>
        <span className={styles.text}>{children}</span>
      </label>
      <div className={styles.note}>
        <FieldNote id={noteId} hint={hint} fault={fault} />
      </div>
    </div>
  )
}
