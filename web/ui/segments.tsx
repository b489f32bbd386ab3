import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './segments.module.css'

type Segment = {
  readonly key: string
  readonly text: ReactNode
  readonly isChosen: boolean
  /** Where it leads, or what it does. */
  readonly to?: string
  readonly onPress?: () => void
}

/** One out of a few, joined in one control. */
export function Segments({ label, segments }: { label?: string; segments: readonly Segment[] }) {
  return (
    <fieldset className={styles.segments} aria-label={label}>
      {segments.map(({ key, text, isChosen, to, onPress }) =>
        to === undefined ? (
          <button key={key} type="button" aria-pressed={isChosen} onClick={onPress}>
            {text}
          </button>
        ) : (
          <Link key={key} to={to} replace preventScrollReset aria-current={isChosen ? 'true' : undefined}>
            {text}
          </Link>
        ),
      )}
    </fieldset>
  )
}
