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
