import { IconMathFunction } from '@tabler/icons-react'
import type { PetAnswers } from '#contract/pet-answers.ts'
import type { Portion } from '#contract/simulator.ts'
import { useFormat } from '#web/platform/format.ts'
import { useAnswerText, usePetWords } from '#web/platform/pet-words.ts'
import { fullName } from '#web/platform/product-name.ts'
import { Card } from '#web/ui/card.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Equation } from './equation.tsx'
import styles from './how.module.css'
import { useSimulatorWords } from './words.ts'

const signs = { divided: '÷', equals: '=' }

/** The result explains itself: the sum, the equation and its source, what was assumed, how far it may be off. */
export function How({ pet, portion }: { pet: PetAnswers; portion: Portion }) {
  const { simulatorResult } = useSimulatorWords()
  const { portions } = usePetWords()
  const { number } = useFormat()
  const textOf = useAnswerText()
  const { kcal, energy, portion: grams, equation, notes } = portion
  const [animal, phase] = [textOf('pet', pet.pet, pet), textOf('phase', pet.phase, pet)]
  return (
    <Card as="section" aria-labelledby="how">
      <div className={styles.how}>
        <h2 id="how">
          <IconMathFunction size={24} aria-hidden="true" />
          {simulatorResult.how}
        </h2>
        <p className={styles.quiet}>{fullName(portion)}</p>
        <div className={styles.sum}>
          <Part figure={simulatorResult.kilocalories(number(kcal))} text={simulatorResult.perDay} />
          <p className={styles.sign}>{signs.divided}</p>
          <Part figure={number(energy)} text={simulatorResult.perKilogram} />
          <p className={styles.sign}>{signs.equals}</p>
          <Part figure={portions.grams(number(grams))} text={simulatorResult.perDay} />
        </div>
        <p className={styles.quiet}>
          {simulatorResult.case(animal, phase, textOf('weight', pet.weight, pet))} <Equation {...equation} />{' '}
          {simulatorResult.treats}
        </p>
        {notes.map((note) => (
          <p key={note} className={styles.quiet}>
            {portions.notes[note]}
          </p>
        ))}
        <Notice kind="attention">{portions.vary}</Notice>
      </div>
    </Card>
  )
}

function Part({ figure, text }: { figure: string; text: string }) {
  return (
    <p>
      <b>{figure}</b> <span>{text}</span>
    </p>
  )
}
