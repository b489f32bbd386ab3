import type { ComponentProps } from 'react'
import { Field, type FieldProps, partField } from './field.tsx'
import styles from './text-area.module.css'

type TextAreaProps = FieldProps & ComponentProps<'textarea'>

export function TextArea(props: TextAreaProps) {
  const { field, control: area } = partField(props)
  return (
    <Field {...field}>
      {({ className, ...control }) => (
        <textarea rows={3} {...area} {...control} className={`${className} ${styles.area}`} />
      )}
    </Field>
  )
}
