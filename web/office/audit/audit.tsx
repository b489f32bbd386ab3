import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import art from '#brand/art/magnifying-glass-tilted-left.svg'
import { type AuditEntry, actorKinds, auditFile, auditTrail } from '#contract/audit.ts'
import { linkTo, officePaths } from '#contract/paths.ts'
import { useSentence } from '#web/office/kit/audit-sentence.ts'
import { useAuditWords } from '#web/office/kit/audit-words.ts'
import { ListingBar } from '#web/office/kit/listing-bar.tsx'
import { ListingCsv } from '#web/office/kit/listing-csv.tsx'
import { ListingPages, useCount } from '#web/office/kit/listing-pages.tsx'
import { type ListingFilter, type ListingState, useListing } from '#web/office/kit/listing-state.ts'
import { useListingWords } from '#web/office/kit/listing-words.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { OfficeScreen } from '#web/office/kit/office-screen.tsx'
import { useFormat } from '#web/platform/format.ts'
import { Loaded } from '#web/platform/loaded.tsx'
import { queryOf } from '#web/platform/query.ts'
import { useSuspenseQuery } from '#web/platform/suspense-query.ts'
import { Waiting } from '#web/platform/waiting.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pane } from '#web/ui/pane.tsx'
import { SideLink, SideList } from '#web/ui/side-list.tsx'
import { Stack } from '#web/ui/stack.tsx'
import styles from './audit.module.css'
import { Entry, LinkedEntry } from './entry.tsx'

export function Audit() {
  const { audit } = useAuditWords()
  const { listing } = useListingWords()
  const filters = useFilters()
  const state = useListing({ columns: [], filters, sort: { key: 'at', direction: 'descending' } })
  const trail = queryOf(officeApi, auditTrail, { ...state.query, page: state.page })
  const count = useCount()
  const total = useQuery(trail).data?.total
  return (
    <OfficeScreen
      title={audit.title}
      note={total !== undefined && audit.note(count(total), total)}
      actions={
        <ListingCsv
          endpoint={auditFile}
          query={state.query}
          note={total === undefined ? undefined : listing.csvRows(count(total), total)}
        />
      }
    >
      <ListingBar filters={filters} searchLabel={audit.search} state={state} />
      <Loaded waiting={<Waiting height="400px" />}>
        <Trail trail={trail} state={state} />
      </Loaded>
    </OfficeScreen>
  )
}

type AuditTrail = ReturnType<typeof queryOf<typeof auditTrail>>

function Trail({ trail, state }: { trail: AuditTrail; state: ListingState }) {
  const { audit } = useAuditWords()
  const { id } = useParams()
  const { data: answer } = useSuspenseQuery(trail)
  const current = id ? Number(id) : answer.items[0]?.id
  const known = answer.items.find((entry) => entry.id === current)
  return (
    <Stack className={styles.split}>
      <Pane
        isFlush
        label={audit.title}
        foot={
          <ListingPages
            answer={answer}
            page={state.page}
            hrefOf={(page) => state.hrefWith({ page: String(page) })}
          />
        }
      >
        <Entries entries={answer.items} current={current} search={state.hrefWith({})} />
      </Pane>
      {known && <Entry entry={known} />}
      {current !== undefined && !known && (
        <Loaded key={current} waiting={<Waiting height="320px" />}>
          <LinkedEntry id={current} />
        </Loaded>
      )}
    </Stack>
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
    <SideList>
      {entries.map((entry) => (
        <SideLink
          key={entry.id}
          to={`${linkTo(officePaths.auditEntry, { id: String(entry.id) })}${search}`}
          isCurrent={entry.id === current}
          preventScrollReset
        >
          <Line entry={entry} />
        </SideLink>
      ))}
    </SideList>
  )
}

function Line({ entry }: { entry: AuditEntry }) {
  const { day, time } = useFormat()
  const { who, what } = useSentence(entry)
  return (
    <>
      <small className={styles.when}>
        {day(entry.at)} {time(entry.at)}
      </small>
      <span className={styles.line}>
        <b>{who}</b> {what}
      </span>
    </>
  )
}
