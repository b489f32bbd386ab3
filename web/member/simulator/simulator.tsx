import { IconUsers } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { memberPaths } from '#contract/paths.ts'
import type { Portion } from '#contract/simulator.ts'
import type { PetAnswers } from '#domain/pet.ts'
import { usePetWords } from '#web/member/kit/pet-words.ts'
import { queryClient } from '#web/platform/query-client.ts'
import { ScreenHeading } from '#web/platform/screen-heading.tsx'
import { useSending } from '#web/platform/sending.ts'
import { Screen } from '#web/ui/screen.tsx'
import { Row, Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { AnswerChips } from './answer-chips.tsx'
import { portionsQuery } from './calls.ts'
import { completeAnswers } from './complete-answers.ts'
import { Question } from './question.tsx'
import { ReadyToCalculate } from './ready-to-calculate.tsx'
import { Result } from './result.tsx'
import { useAnswers } from './use-answers.ts'
import { useSimulatorWords } from './words.ts'

type SimulatorProps = {
  canPrescribe: boolean
  sending: (pet: PetAnswers, portion: Portion, onShown: () => void) => ReactNode
}

export function Simulator({ canPrescribe, sending }: SimulatorProps) {
  const { simulator } = useSimulatorWords()
  const { petAnswers } = usePetWords()
  const steps = useAnswers()
  const { answers, question, isChanging, isResult } = steps
  const pet = completeAnswers(answers)
  const isOpening = useOpening()
  const [triedAnswers, setTriedAnswers] = useState<string>()
  const { isSending, failure, submit } = useSending(async (body: PetAnswers) => {
    const { search } = window.location
    setTriedAnswers(JSON.stringify(body))
    await queryClient.fetchQuery(portionsQuery(body))
    // The person may have left for another screen meanwhile.
    if (window.location.search === search) steps.showResult()
  })
  // A failure belongs to the answers it was about.
  const currentFailure = triedAnswers === JSON.stringify(pet) ? failure : undefined
  const faulty = Object.keys(answers).find((name) => currentFailure?.fields[name])

  if (isResult && pet) return <Result pet={pet} steps={steps} canPrescribe={canPrescribe} sending={sending} />
  return (
    <Screen maxWidth={760} gap={6} hasWayBack>
      <Stack gap={0}>
        <Row gap={3} spread="between">
          <ScreenHeading
            key="questions"
            screen={question ? simulator.screen(petAnswers.names[question]) : simulator.title}
          >
            {simulator.title}
          </ScreenHeading>
          <TextLink isAlone to={memberPaths.clients}>
            <IconUsers size={20} aria-hidden="true" />
            {simulator.clients}
          </TextLink>
        </Row>
        <Text look="secondary">{simulator.intro}</Text>
      </Stack>
      <AnswerChips
        answers={answers}
        changing={isChanging ? question : undefined}
        isWhole={!question}
        onChange={steps.change}
      />
      {question ? (
        <Question
          key={question}
          question={question}
          answers={answers}
          fault={currentFailure?.fields[question]}
          isChanging={isChanging}
          isOpening={isOpening}
          onAnswer={steps.answer}
          onKeep={steps.keep}
        />
      ) : (
        <ReadyToCalculate
          isOpening={isOpening}
          isCalculating={isSending}
          hasFailed={currentFailure !== undefined}
          fault={faulty && currentFailure?.fields[faulty]}
          onCorrect={() => faulty && steps.change(faulty as keyof PetAnswers)}
          onCalculate={() => pet && submit(pet)}
        />
      )}
    </Screen>
  )
}

/** True until the screen is shown: while it opens, its title has the focus. */
function useOpening() {
  const isOpening = useRef(true)
  useEffect(() => {
    isOpening.current = false
  }, [])
  return isOpening
}
