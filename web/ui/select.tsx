import { IconSelector } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { Field, type FieldProps, partField } from './field.tsx'
import styles from './select.module.css'

type SelectProps = Omit<FieldProps, 'before' | 'after'> &
  Omit<ComponentProps<'select'>, 'children'> & {
    options: readonly { readonly value: string; readonly label: string }[]
    /** Shown while nothing is chosen. Choosing it gives the empty value. */
    emptyLabel?: string
  }

export function Select({ options, emptyLabel, ...props }: SelectProps) {
  const { field, control: select } = partField(props)
  return (
    <Field {...field} after={<IconSelector className={styles.icon} size={20} aria-hidden="true" />}>
      {({ className, ...control }) => (
        <select {...select} {...control} className={`${className} ${styles.select}`}>
          {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
