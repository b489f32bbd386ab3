import type { User } from '#contract/members.ts'
import { memberPaths } from '#contract/paths.ts'
import { coinsInAll } from '#web/member/kit/opening-coins.ts'
import { useFormat } from '#web/platform/format.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { ItemWords } from '#web/ui/list.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Row } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { useMyGoal } from './my-goal.ts'
import { PrizePicture } from './prize-picture.tsx'
import { useReachText } from './reach-text.ts'
import { useStoreWords } from './words.ts'

type NextGoalProps = {
  user: User
  pending: number
}

export function NextGoal({ user, pending }: NextGoalProps) {
  const { goals, store } = useStoreWords()
  const { coins } = useFormat()
  const reachText = useReachText()
  const goal = useMyGoal(user)
  if (goal === undefined) return null
  if (goal === null)
    return (
      <Card as="section">
        <Text as="h2" look="part-title">
          {goals.none}
        </Text>
        <Text look="quiet">{goals.noneText}</Text>
        <ButtonLink variant="soft" to={memberPaths.store}>
          {goals.choose}
        </ButtonLink>
      </Card>
    )
  const { prize, price, missing } = goal
  const text = missing > 0 ? store.missing(coins(missing), missing) : reachText(price, user.rewards)
  return (
    <Card as="section">
      <Row gap={3} hasOneLine>
        <PrizePicture prize={prize} sizePx={48} />
        <ItemWords as="div">
          <Text look="quiet">{goals.goesOn}</Text>
          <Text as="h2" look="part-title">
            {goals.line(prize.title, text)}
          </Text>
        </ItemWords>
      </Row>
      <Progress
        label={goals.named(prize.title)}
        text={text}
        value={coinsInAll(user.rewards)}
        max={price}
        pending={pending}
        hasCoin
      />
      {missing > 0 && pending > 0 && <Text look="quiet">{goals.pendingCounts(coins(pending), pending)}</Text>}
    </Card>
  )
}
