import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from 'react-router'
import art from '#brand/art/dog.svg'
import { verificationQueue, type Waiting } from '#contract/members-verification.ts'
import { signUpProfiles } from '#contract/sign-up.ts'
import { stateNames } from '#contract/states.ts'
import { useFormat } from '#web/platform/format.ts'
import { ListingBar } from '#web/platform/listing-bar.tsx'
import { useListing } from '#web/platform/listing-state.ts'
import { officeApi } from '#web/platform/office-api.ts'
import { OfficeScreen } from '#web/platform/office-screen.tsx'
import { queryClient } from '#web/platform/query-client.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Declared } from './declared.tsx'
import styles from './verification.module.css'
import { useOfficeMembersWords } from './words.ts'

const lateDays = 2
const queueKey = [verificationQueue.path]

/** Who waits to be verified, and one of them at a time. */
export function Verification() {
  const { verifying } = useOfficeMembersWords()
  const { number } = useFormat()
  const { id } = useParams()
  const navigate = useNavigate()
  const { state, filters } = useQueueFilters()
  const { data } = useQuery({
    queryKey: [...queueKey, state.query],
    queryFn: () => officeApi.call(verificationQueue, state.query),
    placeholderData: keepPreviousData,
    throwOnError: true,
  })
  const waiting = data?.items ?? []
  const current = id ?? waiting[0]?.id
  const late = waiting.filter(({ days }) => days > lateDays).length

  /** The next one comes by itself. */
  async function decided(decidedId: string) {
    const index = waiting.findIndex((person) => person.id === decidedId)
    const next = waiting[index + 1] ?? waiting[index - 1]
    await navigate(next ? `/verificacao/${next.id}${state.hrefWith({})}` : '/verificacao')
    await queryClient.invalidateQueries({ queryKey: queueKey })
  }

  return (
    <OfficeScreen title={verifying.title} note={data && verifying.note(number(data.total), late)}>
      <ListingBar filters={filters} searchLabel={undefined} state={state} />
      <div className={styles.split}>
        <section className={styles.pane} aria-labelledby="waiting">
          <header>
            <h2 id="waiting">{verifying.queue}</h2>
            <p className={`${styles.quiet} ${styles.end}`}>{verifying.oldestFirst}</p>
          </header>
          <ul className={styles.queue}>
            {waiting.map((person) => (
              <li key={person.id}>
                <Person person={person} isCurrent={person.id === current} search={state.hrefWith({})} />
              </li>
            ))}
          </ul>
        </section>
        {current ? (
          <Declared key={current} id={current} onDecided={() => decided(current)} />
        ) : (
          data && (
            <section className={styles.pane}>
              <EmptyState art={art} title={verifying.empty} text={verifying.emptyText} isDense />
            </section>
          )
        )}
      </div>
    </OfficeScreen>
  )
}

function useQueueFilters() {
  const { memberList } = useOfficeMembersWords()
  const filters = [
    {
      key: 'profile',
      label: memberList.profile,
      options: signUpProfiles.map((value) => ({ value, label: memberList.profiles[value] })),
    },
    {
      key: 'state',
      label: memberList.state,
      options: Object.values(stateNames).map((value) => ({ value, label: value })),
    },
  ]
  const state = useListing({ columns: [], filters, sort: { key: 'since', direction: 'ascending' } })
  return { state, filters }
}

type PersonProps = { person: Waiting; isCurrent: boolean; search: string }

function Person({ person, isCurrent, search }: PersonProps) {
  const { memberList, verifying } = useOfficeMembersWords()
  const { day } = useFormat()
  const facts = [memberList.profiles[person.profile], person.city]
  return (
    <Link to={`/verificacao/${person.id}${search}`} aria-current={isCurrent ? 'true' : undefined}>
      <Avatar name={person.name} image={null} />
      <span className={styles.who}>
        <b>{person.name}</b>
        <span className={styles.quiet}>{facts.filter(Boolean).join(', ')}</span>
      </span>
      <span className={`${styles.quiet} ${styles.when}`} data-late={person.days > lateDays}>
        {verifying.days(person.days)}
        <br />
        {day(person.since)}
      </span>
    </Link>
  )
}
