import { IconRefresh } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { isApiFailure } from '#web/platform/api-failure.ts'
import { EditorPane } from '#web/platform/editor.tsx'
import { useFormat } from '#web/platform/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Stat } from '#web/ui/stat.tsx'
import { Table } from '#web/ui/table.tsx'
import { toast } from '#web/ui/toasts.ts'
import styles from './challenges.module.css'
import { type ChallengeDraft, goalIn } from './draft.ts'
import { daysOf, type Replayed, reachedIn, replay as replayed } from './replaying.ts'
import { useTargetText } from './sentence.ts'
import { useOfficeChallengesWords } from './words.ts'

/** What the goal would have cost on the invoices of the last days, and what its neighbours would have. */
export function Replay({ draft }: { draft: ChallengeDraft }) {
  const { replay } = useOfficeChallengesWords()
  const { data, isPending, mutate } = useMutation({
    mutationFn: () => replayed(draft),
    onError: (error) => {
      const message = isApiFailure(error) ? error.message : ''
      toast(message || replay.failed, { kind: 'error' })
    },
  })
  const isComplete = goalIn(draft) !== undefined
  return (
    <EditorPane
      title={replay.title(data?.days ?? daysOf(draft))}
      note={isComplete ? replay.note : replay.incomplete}
      aside={
        <Button
          size="dense"
          variant="outline"
          isBusy={isPending}
          disabled={!isComplete}
          onClick={() => mutate()}
        >
          <IconRefresh size={18} aria-hidden="true" />
          {data ? replay.again : replay.run}
        </Button>
      }
    >
      {data && <Told replayed={data} />}
    </EditorPane>
  )
}

function Told({ replayed: told }: { replayed: Replayed }) {
  const { replay } = useOfficeChallengesWords()
  const { coins, number } = useFormat()
  const targetText = useTargetText()
  const { goal, answers } = told
  const own = answers.find(({ target }) => target === goal.target)
  if (!own) return null
  const percent = own.people > 0 ? (own.reached / own.people) * 100 : 0
  return (
    <>
      <div className={styles.stats} role="status">
        <Stat label={replay.cost} figure={coins(own.coins)} note={replay.coins} />
        <Stat
          label={replay.winners}
          figure={number(own.reached)}
          note={replay.ofPeople(number(own.people), number(Math.round(percent)))}
        />
      </div>
      <Distribution replayed={told} />
      <Table
        label={replay.ifGoal}
        rows={answers}
        keyOf={({ target }) => String(target)}
        columns={[
          {
            key: 'target',
            title: replay.ifGoal,
            cell: ({ target }) => targetText(target, goal.unit),
          },
          { key: 'reached', title: replay.winners, isNumber: true, cell: (row) => number(row.reached) },
          { key: 'coins', title: replay.cost, isNumber: true, cell: (row) => coins(row.coins) },
        ]}
        empty={replay.incomplete}
      />
    </>
  )
}

function Distribution({ replayed: told }: { replayed: Replayed }) {
  const { replay } = useOfficeChallengesWords()
  const { number } = useFormat()
  const targetText = useTargetText()
  const bars = reachedIn(told)
  const highest = Math.max(1, ...bars.map(({ count }) => count))
  return (
    <section aria-label={replay.reach}>
      <p>
        <b>{replay.reach}</b> <small className={styles.quiet}>{replay.reachNote}</small>
      </p>
      <ul className={styles.bars}>
        {bars.map(({ upTo, count }) => (
          <li key={upTo ?? 'more'} data-wins={upTo === undefined || upTo > told.goal.target}>
            <span>{upTo === undefined ? replay.more : replay.upTo(targetText(upTo, told.goal.unit))}</span>
            <i style={{ width: `${(count / highest) * 100}%` }} aria-hidden="true" />
            <b>{number(count)}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}
