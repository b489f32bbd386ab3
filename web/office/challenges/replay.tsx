import { IconRefresh } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { EditorPane } from '#web/office/kit/editor.tsx'
import { isApiFailure } from '#web/platform/api-failure.ts'
import { useFormat } from '#web/platform/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Stat } from '#web/ui/stat.tsx'
import { toast } from '#web/ui/toasts.ts'
import styles from './challenges.module.css'
import { type ChallengeDraft, capIn, goalIn } from './draft.ts'
import { NeighbourGoals } from './neighbour-goals.tsx'
import { daysOf, type Replayed, reachedIn, replay as replayed } from './replaying.ts'
import { useTargetText } from './sentence.ts'
import { WinnersToLookAt } from './winners-to-look-at.tsx'
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
        <Button variant="outline" isBusy={isPending} disabled={!isComplete} onClick={() => mutate()}>
          <IconRefresh size={18} aria-hidden="true" />
          {data ? replay.again : replay.run}
        </Button>
      }
    >
      {data && (
        <>
          <Figures replayed={data} />
          <Distribution replayed={data} />
          <NeighbourGoals replayed={data} cap={capIn(draft)} />
          <WinnersToLookAt winners={data.told.to_look_at} />
          <Outlook replayed={data} cap={capIn(draft)} />
        </>
      )}
    </EditorPane>
  )
}

function Figures({ replayed: { told } }: { replayed: Replayed }) {
  const { replay } = useOfficeChallengesWords()
  const { coins, number, money } = useFormat()
  const share = told.people > 0 ? (told.reached / told.people) * 100 : 0
  const costCents = (told.coins * told.worth_thousandths) / 10
  const costShare = told.bought_cents > 0 ? (costCents / told.bought_cents) * 100 : 0
  return (
    <div className={styles.stats} role="status">
      <Stat label={replay.cost} figure={coins(told.coins)} note={money(costCents)} />
      <Stat
        label={replay.winners}
        figure={number(told.reached)}
        note={replay.ofPeople(number(told.people), number(Math.round(share)))}
      />
      <Stat
        label={replay.bought}
        figure={money(told.bought_cents)}
        note={replay.ofValue(number(Math.round(costShare * 100) / 100))}
      />
    </div>
  )
}

function Distribution({ replayed: { goal, told } }: { replayed: Replayed }) {
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
          <li key={upTo ?? 'more'} data-wins={upTo === undefined || upTo > goal.target}>
            <span>{upTo === undefined ? replay.more : replay.upTo(targetText(upTo, goal.unit))}</span>
            <i style={{ width: `${(count / highest) * 100}%` }} aria-hidden="true" />
            <b>{number(count)}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Whether the cap would hold, and how much more members would have to spend. */
function Outlook({ replayed: { goal, told }, cap }: { replayed: Replayed; cap: number | undefined }) {
  const { replay } = useOfficeChallengesWords()
  const { coins, number } = useFormat()
  const share = told.outstanding > 0 ? (told.coins / told.outstanding) * 100 : 0
  const winners = cap === undefined ? 0 : Math.floor(cap / goal.bonus)
  const capped =
    cap === undefined
      ? replay.uncapped
      : told.coins <= cap
        ? replay.withinCap(coins(goal.bonus), coins(cap))
        : replay.beyondCap(coins(goal.bonus), coins(cap), number(winners), winners)
  return (
    <Notice kind="info">
      {capped} {told.outstanding > 0 && replay.outstanding(number(Math.round(share * 10) / 10))}
    </Notice>
  )
}
