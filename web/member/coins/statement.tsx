import { IconCalendarTime, IconClock } from '@tabler/icons-react'
import { usePrefetchInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import watch from '#brand/art/watch.svg'
import type { StatementSummary } from '#contract/coins.ts'
import type { OpeningCoins } from '#contract/fields.ts'
import type { User } from '#contract/members.ts'
import { memberPaths } from '#contract/paths.ts'
import { programmeDay } from '#domain/business-days.ts'
import { FirstEarning } from '#web/member/kit/first-earning.tsx'
import { useOpeningText } from '#web/member/kit/opening-words.ts'
import { SubScreen } from '#web/member/kit/sub-screen.tsx'
import { WithSide } from '#web/member/kit/with-side.tsx'
import { useFormat } from '#web/platform/format.ts'
import { useSuspenseQuery } from '#web/platform/suspense-query.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ItemWords, ListGroup, ListItem } from '#web/ui/list.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Text } from '#web/ui/text.tsx'
import { Tile } from '#web/ui/tile.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { linesQuery, summaryQuery } from './calls.ts'
import { isSoon } from './coin-sums.ts'
import { LinesSkeleton } from './lines-skeleton.tsx'
import { Movements } from './movements.tsx'
import { PendingInvoices } from './pending-invoices.tsx'
import { type StatementView, viewIn } from './statement-views.ts'
import { SumLinks } from './sum-links.tsx'
import { useCoinsWords } from './words.ts'

export function Statement({ user }: { user: User }) {
  const { statement } = useCoinsWords()
  const [search] = useSearchParams()
  const view = viewIn(search)
  // The lines are fetched together with the sums, not after them.
  usePrefetchInfiniteQuery(linesQuery)
  return (
    <SubScreen
      back={{ to: memberPaths.home, text: statement.back }}
      title={statement.title}
      maxWidth={1184}
      waiting={
        <WithSide side={<SumLinks summary={undefined} view={view} />}>
          <LinesSkeleton />
        </WithSide>
      }
      failed={statement.failed}
      safe={statement.failedSafe}
    >
      <Contents view={view} level={user.level} />
    </SubScreen>
  )
}

function Contents({ view, level }: { view: StatementView; level: User['level'] }) {
  const { data: summary } = useSuspenseQuery(summaryQuery)
  return (
    <WithSide
      side={
        <>
          <SumLinks summary={summary} view={view} />
          {summary.debt > 0 && <Debt coins={summary.debt} />}
          {view === 'available' && <Opening opening={summary.opening ?? []} />}
          {view === 'available' && <NextExpiry expiries={summary.expiries} />}
        </>
      }
    >
      {view === 'available' && <Movements level={level} />}
      {view === 'pending' && <PendingInvoices level={level} />}
      {view === 'expiring' && <Expiries expiries={summary.expiries} level={level} />}
    </WithSide>
  )
}

function Debt({ coins }: { coins: number }) {
  const { statement } = useCoinsWords()
  const format = useFormat()
  return (
    <Notice kind="attention">
      <p>
        <b>{statement.debt(format.coins(coins), coins)}</b> {statement.debtText}
      </p>
    </Notice>
  )
}

function Opening({ opening }: { opening: readonly OpeningCoins[] }) {
  const openingText = useOpeningText()
  if (opening.length === 0) return null
  return (
    <Notice kind="info" Icon={IconClock}>
      {opening.map((one) => (
        <p key={one.at}>{openingText([one])}</p>
      ))}
    </Notice>
  )
}

function NextExpiry({ expiries: [next] }: Pick<StatementSummary, 'expiries'>) {
  const { statement } = useCoinsWords()
  const format = useFormat()
  if (!next) return null
  return (
    <Notice
      kind={isSoon(next.date, programmeDay(Date.now())) ? 'attention' : 'neutral'}
      Icon={IconCalendarTime}
    >
      <p>
        <b>{statement.expiry(format.coins(next.coins), next.coins, format.date(next.date))}</b>{' '}
        {statement.expiryText}
      </p>
    </Notice>
  )
}

function Expiries({ expiries, level }: Pick<StatementSummary, 'expiries'> & Pick<User, 'level'>) {
  const { statement } = useCoinsWords()
  const format = useFormat()
  if (expiries.length === 0)
    return (
      <EmptyState
        art={watch}
        title={statement.noExpiries}
        text={statement.noExpiriesText}
        action={<FirstEarning level={level} />}
      />
    )
  return (
    <ListGroup title={statement.expiries} note={statement.expiriesText}>
      {expiries.map(({ date, coins }) => (
        <ListItem key={date}>
          <Tile tone="attention" sizePx={40}>
            <IconCalendarTime size={22} />
          </Tile>
          <ItemWords>
            <b>{statement.expiresOn(format.date(date))}</b>
          </ItemWords>
          <Text as="b" hasFigures>
            {format.coins(coins)} <VisuallyHidden>{statement.coins(coins)}</VisuallyHidden>
          </Text>
        </ListItem>
      ))}
    </ListGroup>
  )
}
