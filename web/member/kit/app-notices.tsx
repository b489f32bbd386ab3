import { useConnection } from '#web/platform/connection.ts'
import { useFormat } from '#web/platform/format.ts'
import { useWords } from '#web/platform/language.ts'
import { OfflineBar } from '#web/ui/offline-bar.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { UpdatePrompt } from '#web/ui/update-prompt.tsx'
import styles from './app-notices.module.css'
import { useUpdate } from './updates.ts'

/** What concerns the whole app: that there is no connection and how old the figures are, or a newer version. */
export function AppNotices() {
  const { shell } = useWords()
  const { isOnline, keptAt = new Date() } = useConnection()
  const { relativeDay, time } = useFormat()
  const update = useUpdate()
  const age = `${relativeDay(keptAt, new Date())}, ${time(keptAt)}`
  return (
    <Stack gap={2} className={styles.notices}>
      <OfflineBar>{!isOnline && shell.offlineSince(age)}</OfflineBar>
      {update && <UpdatePrompt text={shell.updateText} actionText={shell.update} onUpdate={update} />}
    </Stack>
  )
}
