import { IconMathFunction } from '@tabler/icons-react'
import type { Portion } from '#contract/simulator.ts'
import type { Factor } from '#domain/feeding.ts'
import type { PetAnswers } from '#domain/pet.ts'
import { useAnswerText, usePetWords } from '#web/member/kit/pet-words.ts'
import { fullName } from '#web/member/kit/product-name.ts'
import { useFormat } from '#web/platform/format.ts'
import { Card } from '#web/ui/card.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Row } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import styles from './calculation-card.module.css'
import { decidingAnswers } from './deciding-answers.ts'
import { useSimulatorWords } from './words.ts'

export function CalculationCard({ pet, portion }: { pet: PetAnswers; portion: Portion }) {
  const { simulatorResult } = useSimulatorWords()
  const { portions } = usePetWords()
  const { number } = useFormat()
  const { kcal, energy, portion: grams, equation, notes } = portion
  return (
    <Card as="section" aria-labelledby="how">
      <Row>
        <IconMathFunction size={24} aria-hidden="true" />
        <h2 id="how">{simulatorResult.how}</h2>
      </Row>
      <Text look="quiet">{fullName(portion)}</Text>
      <Row spread="between" align="start" className={styles.sum}>
        <Part figure={simulatorResult.kilocalories(number(kcal))} text={simulatorResult.perDay} />
        <Part sign="÷" figure={number(energy)} text={simulatorResult.perKilogram} />
        <Part sign="=" figure={portions.grams(number(grams))} text={simulatorResult.perDay} />
      </Row>
      <Text look="quiet" className={styles.equation}>
        <Case pet={pet} /> <Equation {...equation} /> {simulatorResult.treats}
      </Text>
      {notes.map((note) => (
        <Text look="quiet" key={note}>
          {portions.notes[note]}
        </Text>
      ))}
      <Notice kind="attention">{portions.varyForYou}</Notice>
    </Card>
  )
}

/** For example "Gato, adulto, 4 kg, castrado". */
function Case({ pet }: { pet: PetAnswers }) {
  const { simulatorResult } = useSimulatorWords()
  const { number } = useFormat()
  const textOf = useAnswerText()
  const texts = decidingAnswers(pet).map((question) => {
    if (question === 'phase' && pet.age === 'senior') return simulatorResult.senior
    if (question === 'ideal_weight') return simulatorResult.ideal(number(pet.ideal_weight ?? pet.weight))
    const answer = pet[question]
    return answer === undefined ? '' : textOf(question, answer, pet)
  })
  return simulatorResult.case(texts)
}

/** The sign stays with its figure where the line breaks. */
function Part({ sign, figure, text }: { sign?: '÷' | '='; figure: string; text: string }) {
  return (
    <p className={styles.part}>
      {sign && (
        <Text as="span" look="figure" tone="caramel">
          {sign}
        </Text>
      )}
      <Text as="b" look="figure">
        {figure}
      </Text>{' '}
      <small>{text}</small>
    </p>
  )
}

/** For example "110 × peso⁰·⁷⁵ (FEDIAF)". */
function Equation({ terms, sources }: Portion['equation']) {
  const { simulatorResult } = useSimulatorWords()
  const hasLitter = terms.flat().some((factor) => typeof factor !== 'number' && factor.name === 'litter')
  return (
    <>
      {terms.map((factors, term) => (
        <span key={JSON.stringify(factors)}>
          {term > 0 && ' + '}
          {factors.map((factor, place) => (
            <span key={JSON.stringify(factor)}>
              {place > 0 && ' × '}
              <FactorText factor={factor} />
            </span>
          ))}
        </span>
      ))}{' '}
      {`(${sources.map((source) => simulatorResult.sources[source]).join(', ')}).`}
      {hasLitter && ` ${simulatorResult.legend}`}
    </>
  )
}

function FactorText({ factor }: { factor: Factor }) {
  const { simulatorResult } = useSimulatorWords()
  const { number } = useFormat()
  if (typeof factor === 'number') return number(factor)
  const name = simulatorResult.factors[factor.name]
  return factor.power === 1 ? (
    name
  ) : (
    <>
      {name}
      <sup>{number(factor.power)}</sup>
    </>
  )
}
