import { IconBell, IconCheck, IconMinus } from '@tabler/icons-react'
import coin from '#brand/art/coin.svg'
import { useFormat } from '#web/platform/format.ts'
import { StepTrack } from '#web/ui/timeline.tsx'
import type { PathStep } from './path-steps.ts'
import { useRecommendationsWords } from './words.ts'

/** From one step to the next, from left to right. */
export function PathTrack({ steps }: { steps: readonly PathStep[] }) {
  const { path } = useRecommendationsWords()
  const { day } = useFormat()
  return (
    <StepTrack
      label={path.label}
      steps={steps.map(({ step, state, at }) => ({
        key: step,
        state: state === 'now' ? 'current' : state,
        stateWord: path.states[state],
        title: path.steps[step],
        note: at && day(at),
        mark: <Mark step={step} state={state} />,
        isPicture: isEarned({ step, state }),
      }))}
    />
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
