import { IconFlag3, IconFlag3Filled } from '@tabler/icons-react'
import type { Prize } from '#contract/store.ts'
import { useChooseGoal } from './choose-goal.ts'
import styles from './goal-flag.module.css'
import type { Shopper } from './prize-availability.ts'
import { useStoreWords } from './words.ts'

export function GoalFlag({ prize, shopper }: { prize: Prize; shopper: Shopper }) {
  const { goals } = useStoreWords()
  const { isChosen, isPending, choose } = useChooseGoal(prize, shopper)
  const Icon = isChosen ? IconFlag3Filled : IconFlag3
  return (
    <button
      type="button"
      className={styles.flag}
      aria-label={`${goals.set}: ${prize.title}`}
      aria-pressed={isChosen}
      disabled={isPending}
      onClick={choose}
    >
      <Icon size={20} aria-hidden="true" />
    </button>
  )
}
