import type { ComponentProps } from 'react'
import type { IconShape } from './icon-shape.ts'
import styles from './row-list.module.css'
import { Switch } from './switch.tsx'

export function SwitchRow({ Icon, ...rest }: ComponentProps<typeof Switch> & { Icon: IconShape }) {
  return (
    <li>
      <div className={styles.row}>
        <Icon size={24} aria-hidden="true" />
        <div className={styles.switch}>
          <Switch {...rest} />
        </div>
      </div>
    </li>
  )
}
