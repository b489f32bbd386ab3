import { Link } from 'react-router'
import gift from '#brand/art/wrapped-gift.svg'
import type { User } from '#contract/members.ts'
import { useFormat } from '#web/platform/format.ts'
import { Progress } from '#web/ui/progress.tsx'
import styles from './goal-panel.module.css'
import { type Goal, useMyGoal } from './my-goal.ts'
import { useStoreWords } from './words.ts'

/** How far the goal is, on the ground of the balance. Its room is there before it is known. */
export function GoalPanel({ user }: { user: User }) {
  const goal = useMyGoal(user)
  return (
    <div className={styles.panel}>
      {goal && <Chosen goal={goal} coins={user.rewards.coins} />}
      {goal === null && <NotChosen />}
    </div>
  )
}

function Chosen({ goal: { prize, price, missing }, coins }: { goal: Goal; coins: number }) {
  const { goals, store } = useStoreWords()
  const format = useFormat()
  const text = missing > 0 ? store.missingCoins(format.coins(missing), missing) : goals.reached
  return (
    <>
      <span className={styles.picture}>
        <img src={prize.image.link ?? gift} width="38" height="38" alt="" />
      </span>
      <p className={styles.words}>
        <span>{goals.named(prize.title)}</span>
        <Link to={`/loja/${prize.id}`}>{text}</Link>
      </p>
      <div className={styles.bar}>
        <Progress
          label={goals.named(prize.title)}
          text={text}
          value={coins}
          max={price}
          thicknessPx={12}
          ground="hero"
        />
      </div>
    </>
  )
}

function NotChosen() {
  const { goals } = useStoreWords()
  return (
    <>
      <span className={styles.picture}>
        <img src={gift} width="38" height="38" alt="" />
      </span>
      <p className={styles.words}>
        <Link to="/loja">{goals.none}</Link>
        <span>{goals.noneText}</span>
      </p>
    </>
  )
}
