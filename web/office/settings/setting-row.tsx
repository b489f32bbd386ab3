import { IconEdit } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Text } from '#web/ui/text.tsx'
import styles from './settings.module.css'
import { useOfficeSettingsWords } from './words.ts'

type SettingRowProps = { label: string; note: string; was: string | undefined; children: ReactNode }

export function SettingRow({ label, note, was, children }: SettingRowProps) {
  const { programme } = useOfficeSettingsWords()
  return (
    <div className={styles.row} data-changed={was !== undefined}>
      <div>
        <p>
          <b>{label}</b>
          {was !== undefined && (
            <span className={styles.changed}>
              <IconEdit size={16} aria-hidden="true" />
              {programme.changedFrom(was)}
            </span>
          )}
        </p>
        <Text look="small-quiet">{note}</Text>
      </div>
      <div>{children}</div>
    </div>
  )
}
