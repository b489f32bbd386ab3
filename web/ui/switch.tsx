import { type ComponentProps, useId } from 'react'
import styles from './switch.module.css'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & {
  label: string
  hint?: string | undefined
}

/** The browser announces the state itself, so ARIA is not needed. */
const nativeSwitch = { type: 'checkbox', role: 'switch' } as const

/** A switch takes effect at once; use a checkbox in a form that is sent. */
export function Switch({ label, hint, ...input }: SwitchProps) {
  const labelId = useId()
  const hintId = `${labelId}-hint`
  return (
    <label className={styles.row}>
      <span className={styles.words}>
        <span id={labelId}>{label}</span>
        {hint && (
          <span className={styles.hint} id={hintId}>
            {hint}
          </span>
        )}
      </span>
      <input
        {...input}
        {...nativeSwitch}
        aria-labelledby={labelId}
        aria-describedby={hint ? hintId : undefined}
        className={styles.switch}
      />
    </label>
  )
}
