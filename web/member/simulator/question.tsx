import { IconInfoCircle } from '@tabler/icons-react'
import { type RefObject, useId } from 'react'
import { type Answers, type Question as Name, questionsFor } from '#domain/feeding-questions.ts'
import { Button } from '#web/ui/button.tsx'
import { Row, Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { ChoiceQuestion } from './choice-question.tsx'
import { LitterQuestion } from './litter-question.tsx'
import { sexOf } from './pet-sex.ts'
import styles from './simulator.module.css'
import { useHeadingFocus } from './use-heading-focus.ts'
import { WeightQuestion } from './weight-question.tsx'
import { useSimulatorWords } from './words.ts'

type QuestionProps = {
  question: Name
  answers: Answers
  fault: string | undefined
  isChanging: boolean
  isOpening: RefObject<boolean>
  onAnswer: <Key extends Name>(question: Key, answer: Answers[Key]) => void
  onKeep: () => void
}

export function Question({
  question,
  answers,
  fault,
  isChanging,
  isOpening,
  onAnswer,
  onKeep,
}: QuestionProps) {
  const { simulator, questions } = useSimulatorWords()
  const headingId = useId()
  const heading = useHeadingFocus(isOpening)
  const text = question === 'weight' ? questions.weight(sexOf(answers)) : questions[question]
  const isChoice = question !== 'weight' && question !== 'ideal_weight' && question !== 'lactating_puppies'
  return (
    <Stack as="section" gap={5} className={styles.question} aria-labelledby={headingId}>
      <div>
        <Text look="group-title">{simulator.question(questionsFor(answers).indexOf(question) + 1)}</Text>
        <h2 id={headingId} ref={heading} tabIndex={-1}>
          {text}
        </h2>
      </div>
      {(question === 'weight' || question === 'ideal_weight') && (
        <WeightQuestion
          question={question}
          answers={answers}
          fault={fault}
          onAnswer={(kilograms) => onAnswer(question, kilograms)}
        />
      )}
      {question === 'lactating_puppies' && (
        <LitterQuestion
          answer={answers.lactating_puppies}
          fault={fault}
          onAnswer={(count) => onAnswer(question, count)}
        />
      )}
      {isChoice && (
        <ChoiceQuestion
          question={question}
          answers={answers}
          fault={fault}
          headingId={headingId}
          onAnswer={(answer) => onAnswer(question, answer)}
        />
      )}
      {isChoice && isChanging && (
        <Button isFullWidth onClick={onKeep}>
          {simulator.next}
        </Button>
      )}
      {isChanging && (
        <Row hasOneLine>
          <IconInfoCircle size={20} aria-hidden="true" />
          <Text look="quiet">{simulator.changing}</Text>
        </Row>
      )}
    </Stack>
  )
}
