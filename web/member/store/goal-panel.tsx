import { Link } from 'react-router'
import gift from '#brand/art/wrapped-gift.svg'
import type { User } from '#contract/members.ts'
import { linkTo, memberPaths } from '#contract/paths.ts'
import { useFormat } from '#web/platform/format.ts'
import { Progress } from '#web/ui/progress.tsx'
import { Stack } from '#web/ui/stack.tsx'
import styles from './goal-panel.module.css'
import { type Goal, useMyGoal } from './my-goal.ts'
import { useStoreWords } from './words.ts'

type GoalPanelProps = {
  user: User
  /** Coins under review, which would come on top. */
  pending: number
}

/** How far the goal is, on the ground of the balance. Its room is there before it is known. */
export function GoalPanel({ user, pending }: GoalPanelProps) {
  const goal = useMyGoal(user)
  return (
    <div className={styles.panel}>
      {goal && <Chosen goal={goal} coins={user.rewards.coins} pending={pending} />}
      {goal === null && <NotChosen />}
    </div>
  )
}

type ChosenProps = { goal: Goal; coins: number; pending: number }

function Chosen({ goal, coins, pending }: ChosenProps) {
  const { prize, price, missing } = goal
  const { goals, store } = useStoreWords()
  const format = useFormat()
  const text = missing > 0 ? store.missingCoins(format.coins(missing), missing) : goals.reached
  return (
    <>
      <span className={styles.picture}>
        <img src={prize.image.link ?? gift} width="38" height="38" alt="" />
      </span>
      <Stack as="p" gap={0} className={styles.words}>
        <span>{goals.named(prize.title)}</span>
        <Link to={linkTo(memberPaths.prize, { id: prize.id })}>{text}</Link>
      </Stack>
      <div className={styles.bar}>
        <Progress
          label={goals.named(prize.title)}
          text={text}
          value={coins}
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

/** What the coins under review would change; without any, until when the price is kept. */
function Outlook({ goal: { missing, until }, pending }: Omit<ChosenProps, 'coins'>) {
  const { goals } = useStoreWords()
  const { coins, date } = useFormat()
  if (missing === 0 || pending === 0) return <p className={styles.outlook}>{goals.kept(date(until))}</p>
  const left = missing - pending
  return (
    <p className={styles.outlook}>
      {left > 0
        ? goals.missingThen(coins(pending), pending, coins(left), left)
        : goals.reachedThen(coins(pending), pending)}
    </p>
  )
}

function NotChosen() {
  const { goals } = useStoreWords()
  return (
    <>
      <span className={styles.picture}>
        <img src={gift} width="38" height="38" alt="" />
      </span>
      <Stack as="p" gap={0} className={styles.words}>
        <Link to={memberPaths.store}>{goals.none}</Link>
        <span>{goals.noneText}</span>
      </Stack>
    </>
  )
}
