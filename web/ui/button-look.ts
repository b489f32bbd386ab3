import styles from './button.module.css'
import { useIsDense } from './density.ts'

export type ButtonLook = {
  /** Primary is the one strong action of a screen; danger is what cannot be undone, outlined where it only leads there; whatsapp leads over there. */
  variant?: 'primary' | 'soft' | 'outline' | 'quiet' | 'danger' | 'danger-outline' | 'whatsapp'
  /** Small is for cards and rows. */
  size?: 'normal' | 'small' | undefined
  isFullWidth?: boolean | 'when-narrow'
}

/** Buttons and links look the same; the rest of what they are given is theirs. */
export function useButtonLook<Props extends ButtonLook>(props: Props) {
  const { variant = 'primary', size, isFullWidth = false, ...others } = props
  const isDense = useIsDense()
  const look = {
    className: styles.button,
    'data-variant': variant,
    'data-size': size ?? (isDense ? 'dense' : 'normal'),
    'data-full-width': isFullWidth,
  }
  return { look, others }
}
