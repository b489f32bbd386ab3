import { useFormat } from '#web/platform/format.ts'
import { Table } from '#web/ui/table.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { useTargetText } from './challenge-sentence.ts'
import styles from './challenges.module.css'
import type { ReplayResult } from './replay-result.ts'
import { useOfficeChallengesWords } from './words.ts'

type NeighbourGoalsProps = { result: ReplayResult; cap: number | undefined }

export function NeighbourGoals({ result: { goal, answer }, cap = Infinity }: NeighbourGoalsProps) {
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
