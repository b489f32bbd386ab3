import { IconSelector } from '@tabler/icons-react'
import { useState } from 'react'
import { Field, type FieldProps, partField } from './field.tsx'
import { Picker, type PickerWords } from './picker.tsx'
import styles from './picker-field.module.css'
import type { PickerChoice } from './picker-option.tsx'

type PickerFieldProps = Omit<FieldProps, 'before' | 'after'> & {
  id?: string | undefined
  name?: string | undefined
  options: readonly PickerChoice[]
  value: string | undefined
  onChoose: (value: string) => void
  emptyLabel: string
  words: PickerWords
}

export function PickerField(props: PickerFieldProps) {
  const { field, control } = partField(props)
  const { name, options, value, onChoose, emptyLabel, words } = control
  const [isOpen, setOpen] = useState(false)
  const chosen = options.find((option) => option.value === value)
  return (
    <>
      <Field {...field} after={<IconSelector className={styles.icon} size={20} aria-hidden="true" />}>
        {({ id, className, 'aria-describedby': describedBy }) => (
          <button
            type="button"
            id={id}
            className={`${className} ${styles.opener}`}
            aria-haspopup="dialog"
            aria-labelledby={`${id}-label ${id}`}
            aria-describedby={describedBy}
            data-empty={!chosen}
            onClick={() => setOpen(true)}
          >
            {chosen?.title ?? emptyLabel}
          </button>
        )}
      </Field>
      {name && <input type="hidden" name={name} value={value ?? ''} />}
      <Picker
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        words={words}
        options={options}
        chosen={value === undefined ? [] : [value]}
        onChoose={([first]) => first !== undefined && onChoose(first)}
      />
    </>
  )
}
