import { useRef, useState } from 'react'
import { Link } from 'react-router'
import gift from '#brand/art/wrapped-gift.svg'
import type { User } from '#contract/members.ts'
import { linkTo, memberPaths } from '#contract/paths.ts'
import { useCoinGoal, useShownCoins } from '#web/member/kit/arriving-coins.ts'
import { useFormat } from '#web/platform/format.ts'
import { useCelebration, useScreenMotion } from '#web/ui/motion.ts'
import { Picture } from '#web/ui/picture.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Text } from '#web/ui/text.tsx'
import { Tile } from '#web/ui/tile.tsx'
import { Travelling } from '#web/ui/travelling.tsx'
import styles from './goal-panel.module.css'
import { type Goal, useMyGoal } from './my-goal.ts'
import { useReachText } from './reach-text.ts'
import { useStoreWords } from './words.ts'

type GoalPanelProps = {
  user: User
  /** Coins under review, which would be added. */
  pending: number
}

/** Takes its room before the goal is known, so that nothing moves when it comes. */
export function GoalPanel({ user, pending }: GoalPanelProps) {
  const goal = useMyGoal(user)
  return (
    <div className={styles.panel}>
      {goal && <ChosenGoal key={goal.prize.id} goal={goal} rewards={user.rewards} pending={pending} />}
      {goal === null && <NoGoal />}
    </div>
  )
}

type ChosenGoalProps = { goal: Goal; rewards: User['rewards']; pending: number }

function ChosenGoal({ goal, rewards, pending }: ChosenGoalProps) {
  const { prize, price } = goal
  const { goals } = useStoreWords()
  const text = useReachText()(price, rewards)
  const shown = useShownCoins(rewards)
  const place = useRef<HTMLDivElement>(null)
  useCoinGoal(place)
  useCelebration(place, useBecameTrue(shown >= price))
  const to = linkTo(memberPaths.prize, { id: prize.id })
  return (
    <>
      <Travelling to={to} what="picture">
        <Tile tone="light" sizePx={56}>
          <Picture src={prize.image.link ?? gift} width="38" height="38" />
        </Tile>
      </Travelling>
      <div>
        <Text look="quiet" maxLines={1}>
          {goals.named(prize.title)}
        </Text>
        <Link to={to} viewTransition={useScreenMotion()}>
          {text}
        </Link>
      </div>
      <div ref={place} className={styles.bar}>
        <Progress
          label={goals.named(prize.title)}
          text={text}
          value={shown}
          max={price}
          pending={pending}
          thicknessPx={12}
          ground="hero"
        />
      </div>
      <Outlook goal={goal} pending={pending} />
    </>
  )
}

/** Not where it was so from the start. */
function useBecameTrue(isTrue: boolean): boolean {
  const [atFirst] = useState(isTrue)
  return isTrue && !atFirst
}

function Outlook({ goal: { missing, until }, pending }: Omit<ChosenGoalProps, 'rewards'>) {
  const { goals } = useStoreWords()
  const { coins, date } = useFormat()
  const left = missing - pending
  const counted =
    left > 0
      ? goals.missingThen(coins(pending), pending, coins(left), left)
      : goals.reachedThen(coins(pending), pending)
  return (
    <Text look="quiet" className={styles.outlook}>
      {missing === 0 || pending === 0 ? goals.kept(date(until)) : counted}
    </Text>
  )
}

function NoGoal() {
  const { goals } = useStoreWords()
  return (
    <>
      <Tile tone="light" sizePx={56}>
        <img src={gift} width="38" height="38" alt="" />
      </Tile>
      <div>
        <Link to={memberPaths.store}>{goals.none}</Link>
        <Text look="quiet">{goals.noneText}</Text>
      </div>
    </>
  )
}
