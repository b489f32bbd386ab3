import type { ComponentProps } from 'react'
import styles from './button.module.css'

type ButtonProps = ComponentProps<'button'> & { isBusy?: boolean }

/** The one strong action of a screen; while busy it is disabled and says so. */
export function Button({ isBusy = false, children, ...rest }: ButtonProps) {
  return (
    <button type="button" {...rest} className={styles.button} disabled={isBusy} aria-busy={isBusy}>
      {isBusy && <span className={styles.spinner} aria-hidden="true" />}
      {children}
    </button>
  )
}
