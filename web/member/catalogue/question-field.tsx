import type { ProductPage } from '#contract/catalogue.ts'
import { type Answers, agesFor, type Question } from '#domain/feeding-questions.ts'
import { heaviestKg, lightestKg, mostPuppies } from '#domain/pet.ts'
import { useAnswerText, usePetWords } from '#web/member/kit/pet-words.ts'
import { useFormat } from '#web/platform/format.ts'
import { useLanguage } from '#web/platform/language.ts'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { faultIn } from './calculator-answers.ts'
import { useProductWords } from './words.ts'

type ChoiceQuestion = Exclude<Question, 'pet' | 'weight' | 'ideal_weight' | 'lactating_puppies'>

type QuestionFieldProps = {
  question: Question
  answers: Answers
  phases: ProductPage['phases']
  value: string
  onChange: (text: string) => void
}

export function QuestionField({ question, answers, phases, value, onChange }: QuestionFieldProps) {
  const { calculator } = useProductWords()
  const textOf = useAnswerText()
  const faultOf = useFaultText()
  if (question === 'pet') return null
  if (question === 'weight' || question === 'ideal_weight' || question === 'lactating_puppies')
    return (
      <TextField
        label={calculator[typedLabels[question]]}
        {...(question !== 'lactating_puppies' && { after: calculator.unit })}
        fault={faultOf(question, value, answers)}
        inputMode={question === 'lactating_puppies' ? 'numeric' : 'decimal'}
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    )
  return (
    <Select
      label={calculator[chosenLabels[question]]}
      emptyLabel={calculator.choose}
      options={choicesFor(question, answers, phases).map((choice) => ({
        value: String(choice),
        label: textOf(question, choice, answers),
      }))}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

function useFaultText() {
  const { wrong } = usePetWords().petAnswers
  const language = useLanguage()
  const { number } = useFormat()
  return (question: Question, text: string, answers: Answers) => {
    const { pet = 'dog', weight = 0 } = answers
    const texts = {
      weight: wrong.weight,
      range: wrong.range(number(lightestKg), number(heaviestKg[pet])),
      ideal: wrong.ideal(number(weight)),
      litter: wrong.litter(number(1), number(mostPuppies)),
    }
    const fault = faultIn(question, text, answers, language)
    return fault && texts[fault]
  }
}

const typedLabels = { weight: 'weight', ideal_weight: 'idealWeight', lactating_puppies: 'litter' } as const
const chosenLabels = {
  phase: 'phase',
  age: 'age',
  castrated: 'castrated',
  overweight: 'overweight',
  lactating_weeks: 'week',
} as const

function choicesFor(question: ChoiceQuestion, answers: Answers, phases: ProductPage['phases']) {
  const choices = {
    phase: phases,
    age: agesFor(answers),
    castrated: [true, false],
    overweight: [false, true],
    lactating_weeks: [1, 2, 3] as const,
  }
  return choices[question]
}
