import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { InvoiceSummary } from '#contract/invoices.ts'
import type { User } from '#contract/members.ts'
import { memberPaths } from '#contract/paths.ts'
import { useInvoicesWords } from '#web/member/invoices/words.ts'
import { useFormat } from '#web/platform/format.ts'
import { SubScreen } from '#web/platform/sub-screen.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { type Filter, filterIn, filters, isIn, searchOf } from './filters.ts'
import { InvoiceGroups } from './invoice-groups.tsx'
import { invoicesQuery } from './invoices-query.ts'
import { ListSkeleton } from './list-skeleton.tsx'
import { NoInvoices } from './no-invoices.tsx'
import styles from './seeing.module.css'
import { WaitingList } from './waiting-list.tsx'

export function SentInvoices({ user }: { user: User }) {
  const { list, invoices: words } = useInvoicesWords()
  const [search, setSearch] = useSearchParams()
  const { data, isError, isFetching, refetch } = useQuery(invoicesQuery)
  const filter = filterIn(search)
  const shown = data?.filter((invoice) => isIn(filter, invoice))
  const mayWaitHere = filter === 'all' || filter === 'mend'
  return (
    <SubScreen back={{ to: memberPaths.profile, text: list.back }} title={list.title}>
      <Filters
        chosen={filter}
        invoices={data ?? []}
        onChoose={(next) => setSearch(searchOf(next), { preventScrollReset: true })}
      />
      {mayWaitHere && <WaitingList email={user.email} isOnlyToMend={filter === 'mend'} />}
      {isError && (
        <RetryNotice
          failed={list.failed}
          safe={list.failedSafe}
          retryText={words.tryAgain}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!shown && !isError && <ListSkeleton />}
      {shown && shown.length > 0 && <InvoiceGroups invoices={shown} />}
      {shown?.length === 0 && <NoInvoices user={user} isFiltered={filter !== 'all'} />}
    </SubScreen>
  )
}

type FiltersProps = {
  chosen: Filter
  invoices: readonly InvoiceSummary[]
  onChoose: (filter: Filter) => void
}

/** What waits for somebody is counted, what is over is not. */
function Filters({ chosen, invoices, onChoose }: FiltersProps) {
  const { list } = useInvoicesWords()
  const { number } = useFormat()
  const countIn = (filter: Filter) =>
    filter === 'waiting' || filter === 'mend' ? invoices.filter((invoice) => isIn(filter, invoice)).length : 0
  return (
    <fieldset className={styles.filters} aria-label={list.filter}>
      {filters.map((filter) => (
        <Chip key={filter} isPressed={filter === chosen} onPress={() => onChoose(filter)}>
          {list.filters[filter]} {countIn(filter) > 0 && <b>{number(countIn(filter))}</b>}
        </Chip>
      ))}
    </fieldset>
  )
}
