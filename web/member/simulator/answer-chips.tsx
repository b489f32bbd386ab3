import {
  IconCake,
  IconCalendarWeek,
  IconHeart,
  IconPaw,
  IconPencil,
  IconScale,
  IconScissors,
} from '@tabler/icons-react'
import type { Answers, Question } from '#domain/feeding-questions.ts'
import { useAnswerText, usePetWords } from '#web/member/kit/pet-words.ts'
import { ChipRow } from '#web/ui/chip-row.tsx'
import type { IconShape } from '#web/ui/icon-shape.ts'
import styles from './answer-chips.module.css'
import { animals, faces } from './options.ts'
import { useSimulatorWords } from './words.ts'

type AnswerChipsProps = {
  answers: Answers
  /** This question and those after it are asked again. */
  changing: Question | undefined
  isWhole?: boolean
  onChange: (question: Question) => void
}

const icons: Readonly<Record<Exclude<Question, 'pet' | 'phase'>, IconShape>> = {
  weight: IconScale,
  age: IconCake,
  castrated: IconScissors,
  overweight: IconHeart,
  ideal_weight: IconScale,
  lactating_puppies: IconPaw,
  lactating_weeks: IconCalendarWeek,
}

export function AnswerChips({ answers, changing, isWhole = false, onChange }: AnswerChipsProps) {
  const { simulator } = useSimulatorWords()
  const { petAnswers } = usePetWords()
  const textOf = useAnswerText()
  const answered = Object.keys(answers) as Question[]
  const questions = changing ? answered.slice(0, answered.indexOf(changing)) : answered
  if (questions.length === 0) return null
  return (
    <ChipRow as="ul" label={simulator.answers} isWrapped={isWhole}>
      {questions.map((question) => {
        const answer = answers[question]
        const text = answer === undefined ? '' : textOf(question, answer, answers)
        return (
          <li key={question}>
            <button
              type="button"
              className={styles.chip}
              aria-label={simulator.change(petAnswers.names[question], text)}
              onClick={() => onChange(question)}
            >
              <Mark question={question} pet={answers.pet ?? 'dog'} />
              <span>{text}</span>
              <IconPencil size={16} aria-hidden="true" />
            </button>
          </li>
        )
      })}
    </ChipRow>
  )
}

function Mark({ question, pet }: { question: Question; pet: 'dog' | 'cat' }) {
  if (question === 'pet') return <img src={faces[pet]} width="24" height="24" alt="" />
  if (question === 'phase') return <img src={animals[pet]} width="24" height="24" alt="" />
  const Icon = icons[question]
  return <Icon size={20} aria-hidden="true" />
}
