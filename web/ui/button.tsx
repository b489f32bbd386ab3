import type { ComponentProps } from 'react'
import styles from './button.module.css'
import { type ButtonLook, useButtonLook } from './button-look.ts'

type ButtonProps = ComponentProps<'button'> & ButtonLook & { isBusy?: boolean }

/** Where a button is disabled for another reason than being busy, the reason stands beside it. */
export function Button({ isBusy = false, disabled = false, children, ...rest }: ButtonProps) {
  const { look, others } = useButtonLook(rest)
  return (
    <button type="button" {...others} {...look} disabled={disabled || isBusy} aria-busy={isBusy}>
      {isBusy && <span className={styles.spinner} aria-hidden="true" />}
      {children}
    </button>
  )
}
