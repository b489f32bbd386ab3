import type { Settings } from '#contract/settings.ts'
import { LeaveGuard } from '#web/platform/leave-guard.tsx'
import { Button } from '#web/ui/button.tsx'
import styles from './settings.module.css'
import { useOfficeSettingsWords } from './words.ts'

type SaveBarProps = { changes: Partial<Settings>; isSending: boolean; onDiscard: () => void }

/** How many settings would change and what that does, before it does. */
export function SaveBar({ changes, isSending, onDiscard }: SaveBarProps) {
  const { programme } = useOfficeSettingsWords()
  const keys = Object.keys(changes) as (keyof Settings)[]
  if (keys.length === 0) return null
  return (
    <div className={styles.bar}>
      <LeaveGuard isOn={!isSending} />
      <div className={styles.effects} role="status">
        <b>{programme.changes(keys.length)}</b>
        <ul>
          {keys.map((key) => (
            <li key={key}>{programme.effects[key]}</li>
          ))}
        </ul>
      </div>
      <Button size="dense" variant="outline" disabled={isSending} onClick={onDiscard}>
        {programme.discard}
      </Button>
      <Button size="dense" type="submit" isBusy={isSending}>
        {programme.save}
      </Button>
    </div>
  )
}
