import { useState } from 'react'
import type { ProductPage } from '#contract/catalogue.ts'
import type { Answers, Question } from '#contract/feeding-questions.ts'
import { useAnswerText, usePetWords } from '#web/platform/pet-words.ts'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { answersOf, fieldsFor, type Typed, tableOf } from './calculation.ts'
import styles from './calculator.module.css'
import { PortionTable } from './portion-table.tsx'
import { useProductWords } from './words.ts'

type Chosen = Exclude<Question, 'pet' | 'weight' | 'ideal_weight' | 'lactating_puppies'>

/** For another pet, or a weight that has changed: worked out here, sent nowhere. */
export function Calculator({ product, energy }: { product: ProductPage; energy: number }) {
  const { calculator } = useProductWords()
  const { portions } = usePetWords()
  const [typed, setTyped] = useState<Typed>({})
  const answers = answersOf(product, typed)
  const table = tableOf(answers, energy)
  return (
    <section className={styles.calculator} aria-labelledby="calculator">
      <div>
        <h2 id="calculator">{calculator.title}</h2>
        <p className={styles.quiet}>{calculator.intro}</p>
      </div>
      <div className={styles.fields}>
        {fieldsFor(product, answers).map((question) => (
          <QuestionField
            key={question}
            question={question}
            answers={answers}
            phases={product.phases}
            value={typed[question] ?? ''}
            onChange={(text) => setTyped({ ...typed, [question]: text })}
          />
        ))}
      </div>
      <div role="status">{table && <PortionTable table={table} />}</div>
      <p className={styles.quiet}>{portions.vary}</p>
    </section>
  )
}

type QuestionFieldProps = {
  question: Question
  answers: Answers
  phases: ProductPage['phases']
  value: string
  onChange: (text: string) => void
}

function QuestionField({ question, answers, phases, value, onChange }: QuestionFieldProps) {
  const { calculator } = useProductWords()
  const textOf = useAnswerText()
  if (question === 'pet') return null
  if (question === 'weight' || question === 'ideal_weight' || question === 'lactating_puppies')
    return (
      <TextField
        label={calculator[typedLabels[question]]}
        {...(question !== 'lactating_puppies' && { after: calculator.unit })}
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

const typedLabels = { weight: 'weight', ideal_weight: 'idealWeight', lactating_puppies: 'litter' } as const
const chosenLabels = {
  phase: 'phase',
  age: 'age',
  castrated: 'castrated',
  overweight: 'overweight',
  lactating_weeks: 'week',
} as const

function choicesFor(question: Chosen, { phase }: Answers, phases: ProductPage['phases']) {
  const choices = {
    phase: phases,
    age: phase === 'puppies' ? ([1, 2, 3] as const) : (['adults', 'senior'] as const),
    castrated: [true, false],
    overweight: [false, true],
    lactating_weeks: [1, 2, 3] as const,
  }
  return choices[question]
}
