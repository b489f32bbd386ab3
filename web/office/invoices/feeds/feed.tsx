import { useParams } from 'react-router'
import type { Answer } from '#contract/endpoint.ts'
import { officeFeed } from '#contract/invoices-feeds.ts'
import { officePaths } from '#contract/paths.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { OfficeScreen } from '#web/office/kit/office-screen.tsx'
import { useFormat } from '#web/platform/format.ts'
import { Loaded } from '#web/platform/loaded.tsx'
import { queryOf } from '#web/platform/query.ts'
import { useSuspenseQuery } from '#web/platform/suspense-query.ts'
import { Waiting } from '#web/platform/waiting.tsx'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { Pane } from '#web/ui/pane.tsx'
import { PlainTable } from '#web/ui/plain-table.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { useFeedReason } from './feed-reason.ts'
import { FeedState } from './feed-state.tsx'
import { useFeedWords } from './words.ts'

type FeedFacts = { feed: Answer<typeof officeFeed> }

export function Feed() {
  const { feeds } = useFeedWords()
  return (
    <OfficeScreen title={feeds.one} above={{ to: officePaths.feeds, text: feeds.back }}>
      <Loaded waiting={<Waiting height="320px" />}>
        <LoadedFeed />
      </Loaded>
    </OfficeScreen>
  )
}

const askedAgainMs = 2000

function LoadedFeed() {
  const { id = '' } = useParams()
  const { data: feed } = useSuspenseQuery({
    ...queryOf(officeApi, officeFeed, { id }),
    refetchInterval: ({ state }) => (state.data?.is_finished ? false : askedAgainMs),
  })
  return (
    <Stack gap={4}>
      <About feed={feed} />
      <Results feed={feed} />
      {feed.left.length > 0 && <Left feed={feed} />}
    </Stack>
  )
}

function About({ feed }: FeedFacts) {
  const { feeds } = useFeedWords()
  const { dateTime } = useFormat()
  return (
    <Pane title={feed.file_name} end={<FeedState feed={feed} />}>
      <Facts>
        <Fact name={feeds.when}>{dateTime(feed.received_at)}</Fact>
        <Fact name={feeds.from}>{[feed.from, feeds.doors[feed.door]].filter(Boolean).join(' · ')}</Fact>
      </Facts>
    </Pane>
  )
}

function Results({ feed: { results, counted } }: FeedFacts) {
  const { feeds } = useFeedWords()
  const { number } = useFormat()
  const reasonText = useFeedReason()
  const rows = results.flatMap((result) =>
    result.outcome === 'sent'
      ? [result, { outcome: 'counted' as const, reason: null, count: counted }]
      : [result],
  )
  return (
    <Pane title={feeds.results}>
      {results.length === 0 ? (
        <p>{feeds.nothing}</p>
      ) : (
        <PlainTable label={feeds.result}>
          <thead>
            <tr>
              <th scope="col">{feeds.result}</th>
              <th scope="col">{feeds.why}</th>
              <th scope="col" data-number>
                {feeds.count}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ outcome, reason, count }) => (
              <tr key={`${outcome} ${reason}`}>
                <th scope="row">{feeds.outcomes[outcome]}</th>
                <td>{reasonText(reason)}</td>
                <td data-number>{number(count)}</td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      )}
    </Pane>
  )
}

function Left({ feed: { left, refused, not_understood } }: FeedFacts) {
  const { feeds } = useFeedWords()
  const { number } = useFormat()
  const reasonText = useFeedReason()
  const isCut = refused + not_understood > left.length
  return (
    <Pane title={feeds.left} {...(isCut && { note: feeds.leftNote(number(left.length)) })}>
      <PlainTable label={feeds.why} isLong>
        <thead>
          <tr>
            <th scope="col">{feeds.name}</th>
            <th scope="col">{feeds.result}</th>
            <th scope="col">{feeds.why}</th>
          </tr>
        </thead>
        <tbody>
          {left.map(({ entry, part, name, outcome, reason }) => (
            <tr key={`${entry} ${part}`}>
              <th scope="row">{name}</th>
              <td>{feeds.outcomes[outcome]}</td>
              <td>{reasonText(reason)}</td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </Pane>
  )
}
