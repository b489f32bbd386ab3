import styles from './code-field.module.css'
import { useControl } from './control.ts'
import { FieldNote } from './field-note.tsx'

export const codeLength = 6
const boxes = Array.from({ length: codeLength }, (_, index) => index)

type CodeFieldProps = {
  label: string
  hint?: string | undefined
  fault: string | undefined
  value: string
  onChange: (code: string) => void
}

/** One field, drawn as six boxes: pasting and the keyboard's own suggestion work as anywhere. */
export function CodeField({ label, hint, fault, value, onChange }: CodeFieldProps) {
  const { control, noteId } = useControl(undefined, { hint, fault })
  return (
    <div className={styles.field}>
      <label htmlFor={control.id}>{label}</label>
      <div className={styles.boxes} data-faulty={Boolean(fault)}>
        {boxes.map((index) => (
          <span key={index} data-next={index === Math.min(value.length, codeLength - 1)} aria-hidden="true">
            {value[index]}
          </span>
        ))}
        <input
          {...control}
          name="code"
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={value}
          onChange={({ target }) => onChange(target.value.replace(/\D/g, '').slice(0, codeLength))}
        />
      </div>
      <FieldNote id={noteId} hint={hint} fault={fault} />
    </div>
  )
}
