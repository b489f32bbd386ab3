import type { Settings } from '#contract/settings.ts'
import { EditorBar } from '#web/office/kit/editor.tsx'
import styles from './settings.module.css'
import { useOfficeSettingsWords } from './words.ts'

type SaveBarProps = { changes: Partial<Settings>; isSending: boolean; onDiscard: () => void }

/** How many settings would change and what that does, before it does. */
export function SaveBar({ changes, isSending, onDiscard }: SaveBarProps) {
  const { programme } = useOfficeSettingsWords()
  const keys = Object.keys(changes) as (keyof Settings)[]
  if (keys.length === 0) return null
  return (
    <EditorBar
      said={
        <>
          <b>{programme.changes(keys.length)}</b>
          <ul className={styles.effects}>
            {keys.map((key) => (
              <li key={key}>{programme.effects[key]}</li>
            ))}
          </ul>
        </>
      }
      discard={{ label: programme.discard, onPress: onDiscard }}
      saveLabel={programme.save}
      isSending={isSending}
    />
  )
}
