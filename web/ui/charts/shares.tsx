import { Stack } from '#web/ui/stack.tsx'
import styles from './charts.module.css'

type Share = {
  readonly label: string
  readonly count: number
  readonly text: string
  readonly tone: 'action' | 'caramel' | 'error' | 'neutral' | 'info'
}

export function Shares({ label, shares }: { label: string; shares: readonly Share[] }) {
  return (
    <Stack gap={2} className={styles.shares}>
      <div className={styles.band} aria-hidden="true">
        {shares.map(
          ({ label: name, count, tone }) =>
            count > 0 && <span key={name} data-tone={tone} style={{ flexGrow: count }} />,
        )}
      </div>
      <ul aria-label={label}>
        {shares.map(({ label: name, text, tone }) => (
          <li key={name} data-tone={tone}>
            {name} <b>{text}</b>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
