import type { ReactNode } from 'react'
import { Text } from '#web/ui/text.tsx'
import styles from './account.module.css'

type DeviceRowProps = { name: string; facts: readonly (string | false)[]; children: ReactNode }

export function DeviceRow({ name, facts, children }: DeviceRowProps) {
  return (
    <li>
      <div className={styles.device}>
        <b>{name}</b>
        <Text look="small-quiet">{facts.filter(Boolean).join(' · ')}</Text>
      </div>
      {children}
    </li>
  )
}
