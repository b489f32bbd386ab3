import type { ComponentProps } from 'react'
import { useIsDense } from './density.ts'
import styles from './icon-button.module.css'
import type { IconShape } from './icon-shape.ts'

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  label: string
  Icon: IconShape
  hasLine?: boolean
  /** How much waits behind it; the label says it too. */
  count?: string | undefined
}

export function IconButton({ label, Icon, hasLine = false, count, ...rest }: IconButtonProps) {
  const isDense = useIsDense()
  const look = { className: styles.button, 'data-line': hasLine, 'data-dense': isDense }
  return (
    <button type="button" {...rest} {...look} aria-label={label}>
      <Icon size={isDense ? 20 : 24} aria-hidden="true" />
      {count && <span className={styles.count}>{count}</span>}
    </button>
  )
}
