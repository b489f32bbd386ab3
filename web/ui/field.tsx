import type { ReactNode } from 'react'
import { type Notes, useControl } from './control.ts'
import { useIsDense } from './density.ts'
import styles from './field.module.css'
import { FieldNote } from './field-note.tsx'

export type FieldProps = Notes & {
  label: string
  /** Said beside the label of a field that may stay empty. */
  optional?: string | undefined
  /** Inside the box, on either side of the text: a unit in words, an icon or a control. */
  before?: ReactNode
  after?: ReactNode
  /** Its words stand elsewhere already, for those who see. */
  isLabelHidden?: boolean | undefined
}

type Control = ReturnType<typeof useControl>['control'] & { className: string | undefined }
type BoxedProps = FieldProps & { id?: string | undefined; children: (control: Control) => ReactNode }

/** Label, box and note of one control; the control is drawn by the caller with what it is handed. */
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

/** Parts what belongs to the field from what belongs to its control. */
export function partField<Props extends FieldProps & { id?: string | undefined }>(props: Props) {
  const { label, optional, hint, fault, found, before, after, isLabelHidden, id, ...control } = props
  return {
    field: { label, optional, hint, fault, found, before, after, isLabelHidden, id },
    control,
  }
}
