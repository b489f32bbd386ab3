import { IconCircleCheck } from '@tabler/icons-react'
import { useFormat } from '#web/platform/format.ts'
import { Card } from '#web/ui/card.tsx'
import { CoinAmount } from '#web/ui/coin-amount.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Row } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { type ChallengeGoal, useGoalTexts } from './goal-texts.ts'
import { useChallengeWords } from './words.ts'

type GoalCardProps = { title: string; goal: ChallengeGoal; state: 'coming' | 'running' | 'ended' }

export function GoalCard({ title, goal, state }: GoalCardProps) {
  const { challenge, challenges } = useChallengeWords()
  const { movement, date } = useFormat()
  const texts = useGoalTexts(goal)
  const bonus = `${movement(goal.bonus)} ${challenges.coins(goal.bonus)}`
  return (
    <>
      {state === 'ended' && !goal.reached_at && (
        <Notice kind="neutral">
          <p>
            <b>{challenge.ended}</b> {challenge.endedMissed}
          </p>
        </Notice>
      )}
      {goal.reached_at && (
        <Notice kind="success" Icon={IconCircleCheck}>
          <p>{challenge.reachedOn(date(goal.reached_at), bonus)}</p>
        </Notice>
      )}
      <Card as="section" aria-labelledby="progress">
        <Row gap={3} spread="between">
          <h2 id="progress">{challenge.progress}</h2>
          <CoinAmount figure={movement(goal.bonus)} word={challenges.coins(goal.bonus)} isPill />
        </Row>
        <Progress label={title} text={texts.missing} value={goal.progress} max={goal.target} hasCoin />
        <Row spread="between">
          <Text hasFigures>
            <b>{texts.done}</b> {texts.ofTarget}
          </Text>
          {state !== 'ended' && !goal.reached_at && <b>{texts.missing}</b>}
        </Row>
        {state !== 'ended' && !goal.reached_at && <Text look="quiet">{challenge.bonusText}</Text>}
      </Card>
    </>
  )
}
