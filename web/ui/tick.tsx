import type { ComponentProps } from 'react'
import styles from './tick.module.css'

/** One small box of a list that is ticked off. */
export function Tick({ children, ...input }: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return (
    <label className={styles.tick}>
      <input {...input} type="checkbox" />
      {children}
    </label>
  )
}
