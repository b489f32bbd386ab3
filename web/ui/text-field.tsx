import type { ComponentProps } from 'react'
import { Field, type FieldProps, partField } from './field.tsx'

export type TextFieldProps = FieldProps & ComponentProps<'input'>

export function TextField(props: TextFieldProps) {
  const { field, control: input } = partField(props)
  return <Field {...field}>{(control) => <input {...input} {...control} />}</Field>
}
