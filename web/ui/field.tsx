import type { ReactNode } from 'react'
import { type Notes, useControl } from './control.ts'
import { useIsDense } from './density.ts'
import styles from './field.module.css'
import { FieldNote } from './field-note.tsx'

export type FieldProps = Notes & {
  label: string
  optional?: string | undefined
  before?: ReactNode
  after?: ReactNode
  /** The label is only read aloud, because its words stand elsewhere. */
  isLabelHidden?: boolean | undefined
}

type Control = ReturnType<typeof useControl>['control'] & { className: string | undefined }
type BoxedProps = FieldProps & { id?: string | undefined; children: (control: Control) => ReactNode }

export function Field({
  label,
  optional,
  before,
  after,
  isLabelHidden = false,
  id,
  children,
  ...notes
}: BoxedProps) {
  const { control, noteId } = useControl(id, notes)
  const unitId = typeof after === 'string' ? `${control.id}-unit` : undefined
  const describedBy = [unitId, control['aria-describedby']].filter(Boolean).join(' ') || undefined
  return (
    <div className={styles.field} data-dense={useIsDense()} data-label-hidden={isLabelHidden}>
      <label className={styles.label} id={`${control.id}-label`} htmlFor={control.id}>
        {label}
        {optional && <span className={styles.optional}> {optional}</span>}
      </label>
      <div className={styles.box} data-faulty={control['aria-invalid']}>
        {before && <span className={styles.before}>{before}</span>}
        {children({ ...control, className: styles.control, 'aria-describedby': describedBy })}
        {unitId ? (
          <span className={styles.unit} id={unitId}>
            {after}
          </span>
        ) : (
          after
        )}
      </div>
      <FieldNote id={noteId} {...notes} />
    </div>
  )
}

export function partField<Props extends FieldProps & { id?: string | undefined }>(props: Props) {
  const { label, optional, hint, fault, found, before, after, isLabelHidden, id, ...control } = props
  return {
    field: { label, optional, hint, fault, found, before, after, isLabelHidden, id },
    control,
  }
}
