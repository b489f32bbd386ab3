import styles from './button.module.css'
import { useIsDense } from './density.ts'

export type ButtonLook = {
  /** A screen has one primary action. Danger is for what cannot be undone, danger-outline for what leads there. */
  variant?: 'primary' | 'soft' | 'outline' | 'quiet' | 'danger' | 'danger-outline' | 'whatsapp'
  size?: 'normal' | 'small' | undefined
  isFullWidth?: boolean | 'when-narrow'
}

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
