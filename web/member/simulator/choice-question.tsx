import type { CSSProperties } from 'react'
import type { Answers } from '#domain/feeding-questions.ts'
import { useAnswerText } from '#web/member/kit/pet-words.ts'
import { Disc } from '#web/ui/disc.tsx'
import { FieldNote } from '#web/ui/field-note.tsx'
import styles from './choice-question.module.css'
import { type ChoiceQuestion as Name, type Option, optionsFor } from './options.ts'
import { useSimulatorWords } from './words.ts'

type ChoiceQuestionProps = {
  question: Name
  answers: Answers
  fault: string | undefined
  headingId: string
  onAnswer: (answer: Answers[Name]) => void
}

export function ChoiceQuestion({ question, answers, fault, headingId, onAnswer }: ChoiceQuestionProps) {
  const textOf = useAnswerText()
  const hintOf = useHint()
  const options = optionsFor(question, answers)
  return (
    <>
      <fieldset className={styles.choices} aria-labelledby={headingId} data-count={options.length}>
        {options.map((option) => {
          const hint = hintOf(question, option.value, answers)
          return (
            <button
              key={String(option.value)}
              type="button"
              className={styles.choice}
              aria-pressed={answers[question] === option.value}
              onClick={() => onAnswer(option.value)}
            >
              <Picture {...option} />
              <b>{textOf(question, option.value, answers)}</b>
              {hint && <small>{hint}</small>}
            </button>
          )
        })}
      </fieldset>
      <FieldNote id={`${headingId}-note`} fault={fault} />
    </>
  )
}

function Picture({ picture, size = 1, width = 1, badge: Badge }: Option) {
  return (
    <span className={styles.picture} aria-hidden="true">
      <img src={picture} alt="" style={{ '--size': size, '--width': width } as CSSProperties} />
      {Badge && (
        <Disc className={styles.badge} sizePx={34} tone="caramel">
          {typeof Badge === 'string' ? Badge : <Badge size={20} aria-hidden="true" />}
        </Disc>
      )}
    </span>
  )
}

function useHint() {
  const { questions } = useSimulatorWords()
  const { phaseHints, overweightHints } = questions
  return (question: Name, value: unknown, { pet = 'dog' }: Answers): string | undefined => {
    if (question === 'phase') {
      const hints: Record<string, string> = { ...phaseHints, pregnant: phaseHints.pregnant[pet] }
      return hints[String(value)]
    }
    return question === 'overweight' ? overweightHints[value ? 'yes' : 'no'] : undefined
  }
}
