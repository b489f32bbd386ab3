import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import magnifier from '#brand/art/magnifying-glass-tilted-left.svg'
import receipt from '#brand/art/receipt.svg'
import type { InvoiceSummary } from '#contract/invoices.ts'
import type { User } from '#contract/members.ts'
import { memberPaths } from '#contract/paths.ts'
import { XmlOffer } from '#web/member/invoices/at-once/xml-offer.tsx'
import { useSentInvoicesWords } from '#web/member/invoices/sent-words.ts'
import { StackOffer } from '#web/member/invoices/stack/stack-offer.tsx'
import { takeFirstAnswers } from '#web/member/kit/first-answers.ts'
import { FirstEarning } from '#web/member/kit/first-earning.tsx'
import { invoicesQuery } from '#web/member/kit/invoices-query.ts'
import { DetailHint } from '#web/member/kit/list-and-detail.tsx'
import { SubScreen } from '#web/member/kit/sub-screen.tsx'
import { useFormat } from '#web/platform/format.ts'
import { Loaded } from '#web/platform/loaded.tsx'
import { useSuspenseQuery } from '#web/platform/suspense-query.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { ChipRow } from '#web/ui/chip-row.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { InvoiceGroups } from './invoice-groups.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { lookOf } from './status-look.ts'
import { WaitingList } from './waiting-list.tsx'

export function takeInvoices(): Promise<void> {
  return takeFirstAnswers(invoicesQuery)
}

export function SentInvoices({ user }: { user: User }) {
  const { list } = useSentInvoicesWords()
  const [search, setSearch] = useSearchParams()
  const filter = filterIn(search)
  const mayWaitHere = filter === 'all' || filter === 'mend'
  return (
    <SubScreen back={{ to: memberPaths.profile, text: list.back }} title={list.title}>
      <Filters chosen={filter} onChoose={(next) => setSearch(searchOf(next), { preventScrollReset: true })} />
      {user.level.roles.attendant && (
        <>
          <XmlOffer />
          <StackOffer email={user.email} />
        </>
      )}
      {mayWaitHere && <WaitingList email={user.email} isOnlyToMend={filter === 'mend'} />}
      <Loaded waiting={<ListSkeleton />} failed={list.failed} safe={list.failedSafe}>
        <FilteredInvoices user={user} filter={filter} />
      </Loaded>
    </SubScreen>
  )
}

export function InvoiceHint() {
  const { list } = useSentInvoicesWords()
  const { data = [] } = useQuery(invoicesQuery)
  if (data.length === 0) return null
  return <DetailHint art={receipt} title={list.choose} text={list.chooseText} />
}

function FilteredInvoices({ user, filter }: { user: User; filter: Filter }) {
  const { data } = useSuspenseQuery(invoicesQuery)
  const invoices = data.filter((invoice) => isIn(filter, invoice))
  if (invoices.length === 0) return <NoInvoices user={user} isFiltered={filter !== 'all'} />
  return <InvoiceGroups invoices={invoices} />
}

type FiltersProps = {
  chosen: Filter
  onChoose: (filter: Filter) => void
}

/** Only what still waits for somebody is counted. */
function Filters({ chosen, onChoose }: FiltersProps) {
  const { data: invoices = [] } = useQuery(invoicesQuery)
  const { list } = useSentInvoicesWords()
  const { number } = useFormat()
  const countIn = (filter: Filter) =>
    filter === 'waiting' || filter === 'mend' ? invoices.filter((invoice) => isIn(filter, invoice)).length : 0
  return (
    <ChipRow label={list.filter}>
      {filters.map((filter) => (
        <Chip key={filter} isPressed={filter === chosen} onPress={() => onChoose(filter)}>
          {list.filters[filter]} {countIn(filter) > 0 && <b>{number(countIn(filter))}</b>}
        </Chip>
      ))}
    </ChipRow>
  )
}

const filters = ['all', 'waiting', 'mend', 'decided'] as const
type Filter = (typeof filters)[number]

const slugs: Readonly<Record<Filter, string>> = {
  all: '',
  waiting: 'em-analise',
  mend: 'para-corrigir',
  decided: 'decididas',
}

function filterIn(search: URLSearchParams): Filter {
  return filters.find((filter) => slugs[filter] === search.get('situacao')) ?? 'all'
}

function searchOf(filter: Filter): Record<string, string> {
  return filter === 'all' ? {} : { situacao: slugs[filter] }
}

function isIn(filter: Filter, { status }: Pick<InvoiceSummary, 'status'>): boolean {
  const current = lookOf(status).status
  if (filter === 'waiting') return current === 'received'
  if (filter === 'mend') return current === 'incomplete'
  return filter === 'all' || (current !== 'received' && current !== 'incomplete')
}

function NoInvoices({ user, isFiltered }: { user: User; isFiltered: boolean }) {
  const { list } = useSentInvoicesWords()
  if (isFiltered)
    return (
      <EmptyState
        art={magnifier}
        title={list.noneHere}
        text={list.noneHereText}
        action={
          <ButtonLink to={memberPaths.invoices} variant="outline" preventScrollReset>
            {list.showAll}
          </ButtonLink>
        }
      />
    )
  const maySend = user.level.roles.attendant
  return (
    <EmptyState
      art={receipt}
      title={list.empty}
      text={maySend ? list.emptyText : list.emptyOthers}
      action={<FirstEarning level={user.level} />}
    />
  )
}
