import { IconCircleCheck } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { Challenge } from '#contract/challenges.ts'
import type { User } from '#contract/members.ts'
import { linkTo, memberPaths } from '#contract/paths.ts'
import { useFormat } from '#web/platform/format.ts'
import { CoinAmount } from '#web/ui/coin-amount.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Row, Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { Banner } from './banner.tsx'
import styles from './challenge-card.module.css'
import { useEnding } from './ending.ts'
import { type ChallengeGoal, useGoalTexts } from './goal-texts.ts'
import { canTakePart } from './taking-part.ts'
import { useChallengeWords } from './words.ts'

/** The whole of it leads to its page. */
export function ChallengeCard({ challenge, user }: { challenge: Challenge; user: User }) {
  const { id, title, description } = challenge
  const goal = canTakePart(user) && challenge.goal
  return (
    <article className={styles.card}>
      <Banner challenge={challenge} />
      <Stack className={styles.body}>
        <div>
          <h3>
            <Link to={linkTo(memberPaths.challenge, { id })}>{title}</Link>
          </h3>
          <Text look="quiet">{useEnding(challenge)}</Text>
        </div>
        {goal ? <GoalPart title={title} goal={goal} /> : <p className={styles.description}>{description}</p>}
      </Stack>
    </article>
  )
}

function GoalPart({ title, goal }: { title: string; goal: ChallengeGoal }) {
  const { challenges } = useChallengeWords()
  const { movement } = useFormat()
  const texts = useGoalTexts(goal)
  return (
    <>
      <Progress label={title} text={texts.missing} value={goal.progress} max={goal.target} hasCoin />
      <Row as="p" spread="between" className={styles.figures}>
        {goal.reached_at ? (
          <b className={styles.reached}>
            <IconCircleCheck size={20} aria-hidden="true" />
            {challenges.reached}
          </b>
        ) : (
          <span>
            <b>{texts.done}</b> {texts.ofTarget}
          </span>
        )}
        <CoinAmount figure={movement(goal.bonus)} word={challenges.coins(goal.bonus)} size="small" isPill />
      </Row>
    </>
  )
}
