import { IconCheck, IconCircle, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { IconShape } from './icon-shape.ts'
import styles from './timeline.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

type StepState = 'done' | 'current' | 'coming' | 'failed'

type Step = {
  readonly key: string
  readonly state: StepState
  readonly stateWord: string
  readonly title: string
  readonly note: string
  readonly Icon?: IconShape
  readonly content?: ReactNode
}

const icons = { done: IconCheck, current: IconCircle, coming: IconCircle, failed: IconX }

export function Timeline({ label, steps }: { label: string; steps: readonly Step[] }) {
  return (
    <ol className={styles.timeline} aria-label={label}>
      {steps.map(({ key, ...step }) => (
        <TimelineStep key={key} {...step} />
      ))}
    </ol>
  )
}

function TimelineStep({ state, stateWord, title, note, Icon = icons[state], content }: Omit<Step, 'key'>) {
  return (
    <li data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
      <span className={styles.dot}>
        <Icon size={16} aria-hidden="true" />
      </span>
      <div className={styles.step}>
        <div>
          <b>{title}</b> <VisuallyHidden>{stateWord}</VisuallyHidden>
          <p>{note}</p>
        </div>
        {content}
      </div>
    </li>
  )
}

type TrackStep = {
  readonly key: string
  readonly state: StepState | 'skipped'
  readonly stateWord: string
  readonly title: string
  readonly note: string | null
  readonly mark: ReactNode
  /** The mark is a picture that fills the place. */
  readonly isPicture: boolean
}

/** A few short steps beside each other. */
export function StepTrack({ label, steps }: { label: string; steps: readonly TrackStep[] }) {
  return (
    <ol className={styles.track} aria-label={label}>
      {steps.map(({ key, state, stateWord, title, note, mark, isPicture }) => (
        <li key={key} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <span className={styles.dot} data-picture={isPicture}>
            {mark}
          </span>
          <span className={styles.name}>
            {title} <VisuallyHidden>{stateWord}</VisuallyHidden>
            {note && <small>{note}</small>}
          </span>
        </li>
      ))}
    </ol>
  )
}
