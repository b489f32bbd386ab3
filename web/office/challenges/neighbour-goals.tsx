import { useFormat } from '#web/platform/format.ts'
import { Table } from '#web/ui/table.tsx'
import { Tag } from '#web/ui/tag.tsx'
import styles from './challenges.module.css'
import type { Replayed } from './replaying.ts'
import { useTargetText } from './sentence.ts'
import { useOfficeChallengesWords } from './words.ts'

type NeighbourGoalsProps = { replayed: Replayed; cap: number | undefined }

/** What lower and higher goals would have cost; those that would not be paid in full are marked. */
export function NeighbourGoals({ replayed: { goal, answer }, cap = Infinity }: NeighbourGoalsProps) {
  const { replay } = useOfficeChallengesWords()
  const { coins, number } = useFormat()
  const targetText = useTargetText()
  return (
    <Table
      label={replay.ifGoal}
      rows={answer.others}
      keyOf={({ target }) => String(target)}
      columns={[
        {
          key: 'target',
          title: replay.ifGoal,
          cell: (row) => (
            <span className={styles.neighbour} data-own={row.target === goal.target}>
              {targetText(row.target, goal.unit)}
              {row.coins > cap && <Tag kind="error">{replay.passesCap}</Tag>}
            </span>
          ),
        },
        { key: 'reached', title: replay.winners, isNumber: true, cell: (row) => number(row.reached) },
        { key: 'coins', title: replay.cost, isNumber: true, cell: (row) => coins(row.coins) },
      ]}
      empty={replay.incomplete}
    />
  )
}
