import { useState } from 'react'
import type { ProductPage } from '#contract/catalogue.ts'
import { useAnswerText, usePetWords } from '#web/member/kit/pet-words.ts'
import { useLanguage } from '#web/platform/language.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Grid, Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import styles from './calculator.module.css'
import { answersOf, type CalculatorTexts, fieldsFor } from './calculator-answers.ts'
import { PortionTable } from './portion-table.tsx'
import { portionsByWeight, usualPortions } from './portions-by-weight.ts'
import { QuestionField } from './question-field.tsx'
import { useProductWords } from './words.ts'

type CalculatorProps = {
  product: ProductPage
  energy: number
  /** Not beside the portion of one pet: portions of others would seem to contradict it. */
  hasExamples: boolean
}

/** The portions are calculated in the browser and sent nowhere. */
export function Calculator({ product, energy, hasExamples }: CalculatorProps) {
  const { calculator } = useProductWords()
  const { portions } = usePetWords()
  const [typed, setTyped] = useState<CalculatorTexts>({})
  const answers = answersOf(product, typed, useLanguage())
  const table = portionsByWeight(product, answers, energy)
  const isUntouched = Object.values(typed).every((text) => text === '')
  return (
    <Stack as="section" gap={4} aria-labelledby="calculator">
      <div>
        <h2 id="calculator">{calculator.title}</h2>
        <Text look="quiet">{calculator.intro}</Text>
      </div>
      <Grid className={styles.questions}>
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
      </Grid>
      {hasExamples && isUntouched && <UsualPortions product={product} energy={energy} />}
      <div role="status" className={styles.outcome}>
        {table === 'unsuited' && <Notice kind="attention">{calculator.unsuited}</Notice>}
        {table && table !== 'unsuited' && <PortionTable table={table} />}
      </div>
      <Text look="quiet">{portions.vary}</Text>
    </Stack>
  )
}

function UsualPortions({ product, energy }: Omit<CalculatorProps, 'hasExamples'>) {
  const { calculator } = useProductWords()
  const textOf = useAnswerText()
  const usual = usualPortions(product, energy)
  if (!usual) return null
  const { pet, table } = usual
  const like = [
    textOf('phase', pet.phase, pet),
    pet.pet === 'cat' && textOf('castrated', pet.castrated ?? false, pet),
    textOf('overweight', pet.overweight ?? false, pet),
  ]
  return (
    <div>
      <PortionTable table={table} />
      <Text look="quiet">{calculator.usual(like.filter(Boolean).join(', ').toLowerCase())}</Text>
    </div>
  )
}
