import { IconAlertCircle } from '@tabler/icons-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './text-field.module.css'

type TextFieldProps = ComponentProps<'input'> & {
  label: string
  /** What is wrong, in words; empty or absent when nothing is. */
  fault?: string | undefined
  /** A control inside the box, after the text. */
  after?: ReactNode
}

export function TextField({ label, fault, after, ...input }: TextFieldProps) {
  const id = useId()
  const faultId = `${id}-fault`
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box} data-faulty={Boolean(fault)}>
        <input
          {...input}
          id={id}
          aria-invalid={Boolean(fault)}
          aria-describedby={fault ? faultId : undefined}
        />
        {after}
      </div>
      {fault && (
        <p className={styles.fault} id={faultId}>
          <IconAlertCircle size={18} aria-hidden="true" />
          {fault}
        </p>
      )}
    </div>
  )
}
