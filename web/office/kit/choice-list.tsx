import { useId } from 'react'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { FieldNote } from '#web/ui/field-note.tsx'
import styles from './choice-list.module.css'

type ChoiceListProps = {
  name: string
  legend: string
  options: readonly { readonly value: string; readonly label: string }[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  hint?: string
  fault: string | undefined
}

/** Several of a list, each with its own box. */
export function ChoiceList({ name, legend, options, chosen, onChange, hint, fault }: ChoiceListProps) {
  const noteId = useId()
  const isWrong = fault ? { 'aria-invalid': true } : {}
  return (
    <fieldset className={styles.list} aria-describedby={fault || hint ? noteId : undefined}>
      <legend>{legend}</legend>
      <FieldNote id={noteId} hint={hint} fault={fault} />
      <div className={styles.options}>
        {options.map(({ value, label }) => (
          <Checkbox
            key={value}
            name={name}
            value={value}
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
            }
            {...isWrong}
          >
            {label}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  )
}
