import { IconBell, IconCheck, IconMinus } from '@tabler/icons-react'
import coin from '#brand/art/coin.svg'
import { useFormat } from '#web/platform/format.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import type { PathStep } from './path-steps.ts'
import styles from './path-track.module.css'
import { useRecommendationsWords } from './words.ts'

/** From one step to the next, from left to right. */
export function PathTrack({ steps }: { steps: readonly PathStep[] }) {
  const { path } = useRecommendationsWords()
  const { day } = useFormat()
  return (
    <ol className={styles.track} aria-label={path.label}>
      {steps.map(({ step, state, at }) => (
        <li key={step} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <span className={styles.dot} data-coin={isEarned({ step, state })}>
            <Mark step={step} state={state} />
          </span>
          <span className={styles.words}>
            {path.steps[step]} <VisuallyHidden>{path.states[state]}</VisuallyHidden>
            {at && <small>{day(at)}</small>}
          </span>
        </li>
      ))}
    </ol>
  )
}

/** Where somebody bought there is a coin. */
function Mark({ step, state }: Pick<PathStep, 'step' | 'state'>) {
  if (state === 'now') return <IconBell size={16} aria-hidden="true" />
  if (state === 'skipped') return <IconMinus size={16} aria-hidden="true" />
  if (state === 'coming') return null
  if (isEarned({ step, state })) return <img src={coin} width="28" height="28" alt="" />
  return <IconCheck size={16} aria-hidden="true" />
}

function isEarned({ step, state }: Pick<PathStep, 'step' | 'state'>): boolean {
  return state === 'done' && (step === 'bought' || step === 'again')
}
