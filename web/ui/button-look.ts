import styles from './button.module.css'

export type ButtonLook = {
  /** Primary is the one strong action of a screen; danger is what cannot be undone, outlined where it only leads there; whatsapp leads over there. */
  variant?: 'primary' | 'soft' | 'outline' | 'quiet' | 'danger' | 'danger-outline' | 'whatsapp'
  /** Small is for cards and rows, dense for the back office. */
  size?: 'normal' | 'small' | 'dense'
  isFullWidth?: boolean
}

/** Buttons and links look the same; the rest of what they are given is theirs. */
export function lookOf<Props extends ButtonLook>(props: Props) {
  const { variant = 'primary', size = 'normal', isFullWidth = false, ...others } = props
  const look = {
    className: styles.button,
    'data-variant': variant,
    'data-size': size,
    'data-full-width': isFullWidth,
  }
  return { look, others }
}
