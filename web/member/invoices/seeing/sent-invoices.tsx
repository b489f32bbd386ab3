import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { User } from '#contract/members.ts'
import { memberPaths } from '#contract/paths.ts'
import { useInvoicesWords } from '#web/member/invoices/words.ts'
import { useFormat } from '#web/platform/format.ts'
import { Loaded } from '#web/platform/loaded.tsx'
import { SubScreen } from '#web/platform/sub-screen.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { ChipRow } from '#web/ui/chip-row.tsx'
import { type Filter, filterIn, filters, isIn, searchOf } from './filters.ts'
import { InvoiceGroups } from './invoice-groups.tsx'
import { invoicesQuery } from './invoices-query.ts'
import { ListSkeleton } from './list-skeleton.tsx'
import { NoInvoices } from './no-invoices.tsx'
import { WaitingList } from './waiting-list.tsx'

export function SentInvoices({ user }: { user: User }) {
  const { list } = useInvoicesWords()
  const [search, setSearch] = useSearchParams()
  const filter = filterIn(search)
  const mayWaitHere = filter === 'all' || filter === 'mend'
  return (
    <SubScreen back={{ to: memberPaths.profile, text: list.back }} title={list.title}>
      <Filters chosen={filter} onChoose={(next) => setSearch(searchOf(next), { preventScrollReset: true })} />
      {mayWaitHere && <WaitingList email={user.email} isOnlyToMend={filter === 'mend'} />}
      <Loaded waiting={<ListSkeleton />} failed={list.failed} safe={list.failedSafe}>
        <Chosen user={user} filter={filter} />
      </Loaded>
    </SubScreen>
  )
}

function Chosen({ user, filter }: { user: User; filter: Filter }) {
  const { data } = useSuspenseQuery(invoicesQuery)
  const invoices = data.filter((invoice) => isIn(filter, invoice))
  if (invoices.length === 0) return <NoInvoices user={user} isFiltered={filter !== 'all'} />
  return <InvoiceGroups invoices={invoices} />
}

type FiltersProps = {
  chosen: Filter
  onChoose: (filter: Filter) => void
}

/** What waits for somebody is counted, what is over is not. */
function Filters({ chosen, onChoose }: FiltersProps) {
  const { data: invoices = [] } = useQuery(invoicesQuery)
  const { list } = useInvoicesWords()
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
