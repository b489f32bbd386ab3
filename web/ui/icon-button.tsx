import type { ComponentProps } from 'react'
import { useIsDense } from './density.ts'
import styles from './icon-button.module.css'
import type { IconShape } from './icon-shape.ts'

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  label: string
  Icon: IconShape
  hasLine?: boolean
}

export function IconButton({ label, Icon, hasLine = false, ...rest }: IconButtonProps) {
  const isDense = useIsDense()
  const look = { className: styles.button, 'data-line': hasLine, 'data-dense': isDense }
  return (
    <button type="button" {...rest} {...look} aria-label={label}>
      <Icon size={isDense ? 20 : 24} aria-hidden="true" />
    </button>
  )
}
