import { IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Portion } from '#contract/simulator.ts'
import type { PetAnswers } from '#domain/pet.ts'
import { isApiFailure } from '#web/platform/api-failure.ts'
import { useWords } from '#web/platform/language.ts'
import { ScreenHeading } from '#web/platform/screen-heading.tsx'
import { Button } from '#web/ui/button.tsx'
import { Caramelo } from '#web/ui/caramelo.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { Screen } from '#web/ui/screen.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx'
import { Row } from '#web/ui/stack.tsx'
import { AnswerChips } from './answer-chips.tsx'
import { portionsQuery } from './calls.ts'
import { Portions } from './portions.tsx'
import type { useAnswers } from './use-answers.ts'
import { useSimulatorWords } from './words.ts'

type ResultProps = {
  pet: PetAnswers
  steps: ReturnType<typeof useAnswers>
  canPrescribe: boolean
  sending: (pet: PetAnswers, portion: Portion, onShown: () => void) => ReactNode
}

export function Result({ pet, steps, canPrescribe, sending }: ResultProps) {
  const { simulatorResult } = useSimulatorWords()
  const { data: portions, error, isFetching, refetch } = useQuery(portionsQuery(pet))
  return (
    <Screen maxWidth={1120} hasWayBack>
      <Row gap={3} spread="between">
        <ScreenHeading key="result" screen={simulatorResult.title}>
          {simulatorResult.title}
        </ScreenHeading>
        <Button variant="quiet" size="small" onClick={steps.startOver}>
          <IconRefresh size={20} aria-hidden="true" />
          {simulatorResult.again}
        </Button>
      </Row>
      <AnswerChips answers={pet} changing={undefined} onChange={steps.change} />
      {error && (
        <ResultFailure error={error} isRetrying={isFetching} onRetry={refetch} onCorrect={steps.change} />
      )}
      {!portions && !error && <ResultSkeleton />}
      {portions?.length === 0 && (
        <EmptyState
          art={<Caramelo mood="sorry" widthPx={140} />}
          title={simulatorResult.nothing}
          text={simulatorResult.nothingText}
        />
      )}
      {portions && portions.length > 0 && (
        <Portions
          key={JSON.stringify(pet)}
          pet={pet}
          portions={portions}
          chosen={portions.find(({ id }) => id === steps.chosenId)}
          isChoiceGone={isChoiceGone(portions, steps.chosenId)}
          onChoose={steps.choose}
          onBack={steps.showResult}
          canPrescribe={canPrescribe}
          sending={sending}
        />
      )}
    </Screen>
  )
}

const isChoiceGone = (portions: readonly Portion[], chosenId: string | undefined) =>
  chosenId !== undefined && portions.every(({ id }) => id !== chosenId)

type ResultFailureProps = {
  error: Error
  isRetrying: boolean
  onRetry: () => Promise<unknown>
  onCorrect: (question: keyof PetAnswers) => void
}

/** An address written by hand may contain answers that do not fit together, and trying again would not help. */
function ResultFailure({ error, isRetrying, onRetry, onCorrect }: ResultFailureProps) {
  const { simulator } = useSimulatorWords()
  const { failure } = useWords()
  const [fault] = Object.entries(isApiFailure(error) ? error.fields : {})
  return (
    <RetryNotice
      failed={simulator.failed}
      safe={fault?.[1] || simulator.failedSafe}
      retryText={fault ? simulator.correct : failure.tryAgain}
      isRetrying={isRetrying}
      onRetry={() => (fault ? onCorrect(fault[0] as keyof PetAnswers) : void onRetry())}
    />
  )
}

function ResultSkeleton() {
  const { simulatorResult } = useSimulatorWords()
  return (
    <Skeleton text={simulatorResult.loading}>
      <SkeletonBlock height="24px" width="60%" shape="line" />
      <SkeletonBlock height="400px" />
    </Skeleton>
  )
}
