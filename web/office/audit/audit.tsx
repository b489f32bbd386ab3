import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import art from '#brand/art/magnifying-glass-tilted-left.svg'
import { type AuditEntry, actorKinds, auditFile, auditTrail } from '#contract/audit.ts'
import { mostCounted, pageSize } from '#contract/office-list.ts'
import { linkTo, officePaths } from '#contract/paths.ts'
import { useSentence } from '#web/office/kit/audit-sentence.ts'
import { useAuditWords } from '#web/office/kit/audit-words.ts'
import { ListingBar } from '#web/office/kit/listing-bar.tsx'
import { ListingCsv } from '#web/office/kit/listing-csv.tsx'
import { type ListingFilter, type ListingState, useListing } from '#web/office/kit/listing-state.ts'
import { useListingWords } from '#web/office/kit/listing-words.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { OfficeScreen } from '#web/office/kit/office-screen.tsx'
import { useFormat } from '#web/platform/format.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { Pane } from '#web/ui/pane.tsx'
import styles from './audit.module.css'
import { Entry } from './entry.tsx'

/** What was done, by whom, and what it changed; nobody can change it here. */
export function Audit() {
  const { audit } = useAuditWords()
  const { listing } = useListingWords()
  const { number } = useFormat()
  const { id } = useParams()
  const filters = useFilters()
  const state = useListing({ columns: [], filters, sort: { key: 'at', direction: 'descending' } })
  const asked = { ...state.query, page: state.page }
  const { data, isPlaceholderData } = useQuery({
    queryKey: [auditTrail.path, asked],
    queryFn: () => officeApi.call(auditTrail, asked),
    placeholderData: keepPreviousData,
    throwOnError: true,
  })
  const total =
    data && (data.total > mostCounted ? listing.moreThan(number(mostCounted)) : number(data.total))
  const current = id ? Number(id) : data?.items[0]?.id
  return (
    <OfficeScreen
      title={audit.title}
      note={total && audit.note(total, data.total)}
      actions={
        <ListingCsv
          endpoint={auditFile}
          query={state.query}
          note={total && listing.csvRows(total, data.total)}
        />
      }
    >
      <ListingBar filters={filters} searchLabel={audit.search} state={state} />
      <div className={styles.split} aria-busy={isPlaceholderData}>
        {data && (
          <Pane
            isFlush
            label={audit.title}
            foot={<Pages count={data.items.length} next={data.next} total={total ?? ''} state={state} />}
          >
            <Entries entries={data.items} current={current} search={state.hrefWith({})} />
          </Pane>
        )}
        {current !== undefined && (
          <Entry key={current} id={current} known={data?.items.find((entry) => entry.id === current)} />
        )}
      </div>
    </OfficeScreen>
  )
}

function useFilters(): ListingFilter[] {
  const { audit } = useAuditWords()
  return [
    { key: 'from', label: audit.from },
    { key: 'until', label: audit.until },
    {
      key: 'kind',
      label: audit.who,
      options: actorKinds.map((value) => ({ value, label: audit.kinds[value] })),
    },
    {
      key: 'about',
      label: audit.about,
      options: Object.entries(audit.areas).map(([value, label]) => ({ value, label })),
    },
  ]
}

type EntriesProps = { entries: readonly AuditEntry[]; current: number | undefined; search: string }

function Entries({ entries, current, search }: EntriesProps) {
  const { audit } = useAuditWords()
  if (entries.length === 0) return <EmptyState art={art} title={audit.empty} text={audit.emptyText} />
  return (
    <ul className={styles.entries}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <Link
            to={`${linkTo(officePaths.auditEntry, { id: String(entry.id) })}${search}`}
            aria-current={entry.id === current ? 'true' : undefined}
            preventScrollReset
          >
            <Line entry={entry} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Line({ entry }: { entry: AuditEntry }) {
  const { day, time } = useFormat()
  const { who, what } = useSentence(entry)
  return (
    <>
      <span className={styles.when}>
        {day(entry.at)} {time(entry.at)}
      </span>
      <span className={styles.line}>
        <b>{who}</b> {what}
      </span>
    </>
  )
}

type PagesProps = { count: number; next: number | null; total: string; state: ListingState }

function Pages({ count, next, total, state: { page, hrefWith } }: PagesProps) {
  const { listing } = useListingWords()
  const { number } = useFormat()
  const first = (page - 1) * pageSize
  return (
    <Pagination
      label={listing.pages}
      text={count > 0 ? listing.range(number(first + 1), number(first + count), total) : listing.none}
      previous={{ label: listing.previous, to: page > 1 ? hrefWith({ page: String(page - 1) }) : undefined }}
      next={{ label: listing.next, to: next === null ? undefined : hrefWith({ page: String(next) }) }}
    />
  )
}
