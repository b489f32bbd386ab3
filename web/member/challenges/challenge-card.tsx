import { IconCircleCheck } from '@tabler/icons-react'
import bags from '#brand/art/banner-bags.svg'
import type { Challenge } from '#contract/challenges.ts'
import type { User } from '#contract/members.ts'
import { linkTo, memberPaths } from '#contract/paths.ts'
import { pictureInWidth } from '#contract/pictures.ts'
import { useFormat } from '#web/platform/format.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Card, StretchedLink } from '#web/ui/card.tsx'
import { CoinAmount } from '#web/ui/coin-amount.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Row, Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { Travelling } from '#web/ui/travelling.tsx'
import { canTakePart } from './can-take-part.ts'
import styles from './challenge-card.module.css'
import { useEndText } from './end-text.ts'
import { type ChallengeGoal, useGoalTexts } from './goal-texts.ts'
import { useChallengeWords } from './words.ts'

type ChallengeCardProps = { challenge: Challenge; user: User; isFirst: boolean }

export function ChallengeCard({ challenge, user, isFirst }: ChallengeCardProps) {
  const { id, title, description, image } = challenge
  const to = id && linkTo(memberPaths.challenge, { id })
  const endText = useEndText(challenge)
  const goal = canTakePart(user, challenge) && challenge.goal
  return (
    <Card as="article" isFlush className={styles.card}>
      <Travelling as="div" to={to} what="picture">
        <Banner src={image.link ? pictureInWidth(image.link, 720) : bags} isFirst={isFirst} />
      </Travelling>
      <Stack className={styles.body}>
        <div>
          {title && <h3>{to ? <StretchedLink to={to}>{title}</StretchedLink> : title}</h3>}
          {endText && <Text look="quiet">{endText}</Text>}
        </div>
        {goal ? (
          <GoalPart title={title} goal={goal} />
        ) : (
          <Text look="quiet" maxLines={3}>
            {description}
          </Text>
        )}
      </Stack>
    </Card>
  )
}

function GoalPart({ title, goal }: { title: string; goal: ChallengeGoal }) {
  const { challenges } = useChallengeWords()
  const { movement } = useFormat()
  const texts = useGoalTexts(goal)
  return (
    <>
      <Progress label={title} text={texts.missing} value={goal.progress} max={goal.target} hasCoin />
      <Row spread="between">
        {goal.reached_at ? (
          <Text as="b" look="note" tone="success">
            <Row as="span" gap={1}>
              <IconCircleCheck size={20} aria-hidden="true" />
              {challenges.reached}
            </Row>
          </Text>
        ) : (
          <Text look="note" hasFigures>
            <b>{texts.done}</b> {texts.ofTarget}
          </Text>
        )}
        <CoinAmount figure={movement(goal.bonus)} word={challenges.coins(goal.bonus)} size="small" isPill />
      </Row>
    </>
  )
}
