import type { ComponentProps } from 'react'
import styles from './text-button.module.css'

/** A button that reads like a link, within a sentence or a row. */
export function TextButton(props: Omit<ComponentProps<'button'>, 'className' | 'type'>) {
  return <button {...props} className={styles.button} type="button" />
}
