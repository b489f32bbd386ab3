import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { replayChallenge } from '#contract/challenges-office.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { useFormat } from '#web/platform/format.ts'
import { useSettled } from '#web/platform/use-settled.ts'
import { Button } from '#web/ui/button.tsx'
import { Columns } from '#web/ui/columns.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Row, Stack } from '#web/ui/stack.tsx'
import { Stat } from '#web/ui/stat.tsx'
import { TitledCard } from '#web/ui/titled-card.tsx'
import { useTargetText } from './challenge-sentence.ts'
import styles from './challenges.module.css'
import { type ChallengeDraft, capIn } from './draft.ts'
import { NeighbourGoals } from './neighbour-goals.tsx'
import { daysOf, type ReplayResult, reachedIn, replayOf } from './replay-result.ts'
import { WinnersToLookAt } from './winners-to-look-at.tsx'
import { useOfficeChallengesWords } from './words.ts'

/** Counted anew whenever the goal changes, so that it is seen while somebody thinks about it. */
export function Replay({ draft }: { draft: ChallengeDraft }) {
  const { replay } = useOfficeChallengesWords()
  const settled = useSettled(JSON.stringify(replayOf(draft) ?? null))
  const asked: ReturnType<typeof replayOf> | null = JSON.parse(settled)
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: [replayChallenge.path, settled],
    queryFn: () => (asked ? replayed(asked) : null),
    enabled: asked !== null,
    placeholderData: keepPreviousData,
  })
  return (
    <TitledCard
      title={replay.title(asked?.days ?? daysOf(draft))}
      note={asked ? replay.note : replay.incomplete}
    >
      {isError && !isFetching && (
        <Notice kind="error">
          {replay.failed}{' '}
          <Button variant="outline" onClick={() => void refetch()}>
            {replay.again}
          </Button>
        </Notice>
      )}
      {asked && data && (
        <Stack gap={4} aria-busy={isFetching}>
          <Figures result={data} />
          <Distribution result={data} />
          <NeighbourGoals result={data} cap={capIn(draft)} />
          <WinnersToLookAt winners={data.answer.to_look_at} />
          <Outlook result={data} cap={capIn(draft)} />
        </Stack>
      )}
    </TitledCard>
  )
}

async function replayed(asked: NonNullable<ReturnType<typeof replayOf>>): Promise<ReplayResult> {
  return { goal: asked.goal, answer: await officeApi.call(replayChallenge, asked) }
}

function Figures({ result: { answer } }: { result: ReplayResult }) {
  const { replay } = useOfficeChallengesWords()
  const { coins, number, money } = useFormat()
  const share = answer.people > 0 ? (answer.reached / answer.people) * 100 : 0
  const costCents = (answer.coins * answer.worth_thousandths) / 10
  const costShare = answer.bought_cents > 0 ? (costCents / answer.bought_cents) * 100 : 0
  return (
    <Row gap={6} align="start" role="status">
      <Stat label={replay.cost} figure={coins(answer.coins)} note={money(costCents)} />
      <Stat
        label={replay.winners}
        figure={number(answer.reached)}
        note={replay.ofPeople(number(answer.people), number(Math.round(share)))}
      />
      <Stat
        label={replay.bought}
        figure={money(answer.bought_cents)}
        note={replay.ofValue(number(Math.round(costShare * 100) / 100))}
      />
    </Row>
  )
}

function Distribution({ result: { goal, answer } }: { result: ReplayResult }) {
  const { replay } = useOfficeChallengesWords()
  const { number } = useFormat()
  const targetText = useTargetText()
  const bars = reachedIn(answer)
  const highest = Math.max(1, ...bars.map(({ count }) => count))
  return (
    <section aria-label={replay.reach}>
      <p>
        <b>{replay.reach}</b> <small>{replay.reachNote}</small>
      </p>
      <Stack as="ul" gap={1} className={styles.bars}>
        {bars.map(({ upTo, count }) => (
          <Columns
            as="li"
            widths={[120, '1fr', 'auto']}
            gap={2}
            align="center"
            key={upTo ?? 'more'}
            data-wins={upTo === undefined || upTo > goal.target}
          >
            <span>{upTo === undefined ? replay.more : replay.upTo(targetText(upTo, goal.unit))}</span>
            <i style={{ width: `${(count / highest) * 100}%` }} aria-hidden="true" />
            <b>{number(count)}</b>
          </Columns>
        ))}
      </Stack>
    </section>
  )
}

function Outlook({ result: { goal, answer }, cap }: { result: ReplayResult; cap: number | undefined }) {
  const { replay } = useOfficeChallengesWords()
  const { coins, number } = useFormat()
  const share = answer.outstanding > 0 ? (answer.coins / answer.outstanding) * 100 : 0
  const winners = cap === undefined ? 0 : Math.floor(cap / goal.bonus)
  const capped =
    cap === undefined
      ? replay.uncapped
      : answer.coins <= cap
        ? replay.withinCap(coins(goal.bonus), coins(cap))
        : replay.beyondCap(coins(goal.bonus), coins(cap), number(winners), winners)
  return (
    <Notice kind="info">
      {capped} {answer.outstanding > 0 && replay.outstanding(number(Math.round(share * 10) / 10))}
    </Notice>
  )
}
