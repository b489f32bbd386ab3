import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from 'react-router'
import art from '#brand/art/dog.svg'
import { verificationQueue, type Waiting } from '#contract/members-verification.ts'
import { linkTo, officePaths } from '#contract/paths.ts'
import { signUpProfiles } from '#contract/sign-up.ts'
import { stateNames } from '#domain/states.ts'
import { ListingBar } from '#web/office/kit/listing-bar.tsx'
import { useListing } from '#web/office/kit/listing-state.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { OfficeScreen } from '#web/office/kit/office-screen.tsx'
import { useSingleKeys } from '#web/office/kit/single-keys.ts'
import { useStaffPerson } from '#web/office/kit/staff-person.ts'
import { useFormat } from '#web/platform/format.ts'
import { queryClient } from '#web/platform/query-client.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { KeyCap } from '#web/ui/key-cap.tsx'
import { Pane } from '#web/ui/pane.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { Declared } from './declared.tsx'
import styles from './verification.module.css'
import { useOfficeMembersWords } from './words.ts'

const lateDays = 2
const queueKey = [verificationQueue.path]

const isAwaited = ({ asked }: Waiting) => asked !== null && asked.given_at === null
/** Whoever has yet to answer us does not wait for us. */
const isLate = (person: Waiting) => person.days > lateDays && !isAwaited(person)

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
  const late = waiting.filter(isLate).length

  /** The next one comes by itself. */
  async function decided(decidedId: string) {
    const index = waiting.findIndex((person) => person.id === decidedId)
    const next = waiting[index + 1] ?? waiting[index - 1]
    await navigate(
      next
        ? `${linkTo(officePaths.applicant, { id: next.id })}${state.hrefWith({})}`
        : officePaths.verification,
    )
    await queryClient.invalidateQueries({ queryKey: queueKey })
  }

  const { shortcuts } = useStaffPerson()
  const step = (by: 1 | -1) => () => {
    const goal = waiting[waiting.findIndex((person) => person.id === current) + by]
    if (goal) void navigate(`${linkTo(officePaths.applicant, { id: goal.id })}${state.hrefWith({})}`)
  }
  useSingleKeys(shortcuts, { j: step(1), k: step(-1) })

  return (
    <OfficeScreen title={verifying.title} note={data && verifying.note(number(data.total), late)}>
      <ListingBar filters={filters} searchLabel={undefined} state={state} />
      <div className={styles.split}>
        <Pane isFlush title={verifying.queue} end={verifying.oldestFirst} foot={shortcuts && <Keys />}>
          <ul className={styles.queue}>
            {waiting.map((person) => (
              <li key={person.id}>
                <Person person={person} isCurrent={person.id === current} search={state.hrefWith({})} />
              </li>
            ))}
          </ul>
        </Pane>
        {current ? (
          <Declared key={current} id={current} onDecided={() => decided(current)} />
        ) : (
          data && (
            <Pane>
              <EmptyState art={art} title={verifying.empty} text={verifying.emptyText} />
            </Pane>
          )
        )}
      </div>
    </OfficeScreen>
  )
}

function Keys() {
  const { verifying } = useOfficeMembersWords()
  return (
    <p className={`${styles.quiet} ${styles.keys}`}>
      <KeyCap name="J" />
      {verifying.keyNext}
      <KeyCap name="K" />
      {verifying.keyPrevious}
    </p>
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

function AskedTag({ asked: { at, given_at } }: { asked: NonNullable<Waiting['asked']> }) {
  const { verifying } = useOfficeMembersWords()
  const { day } = useFormat()
  return (
    <Tag kind={given_at ? 'success' : 'attention'}>
      {given_at ? verifying.answered(day(given_at)) : verifying.awaitingSince(day(at))}
    </Tag>
  )
}

type PersonProps = { person: Waiting; isCurrent: boolean; search: string }

function Person({ person, isCurrent, search }: PersonProps) {
  const { memberList, verifying } = useOfficeMembersWords()
  const { day } = useFormat()
  const facts = [memberList.profiles[person.profile], person.city]
  return (
    <Link
      to={`${linkTo(officePaths.applicant, { id: person.id })}${search}`}
      aria-current={isCurrent ? 'true' : undefined}
    >
      <Avatar name={person.name} image={null} />
      <span className={styles.who}>
        <b>{person.name}</b>
        <span className={styles.quiet}>{facts.filter(Boolean).join(', ')}</span>
        {person.asked && <AskedTag asked={person.asked} />}
      </span>
      <span className={`${styles.quiet} ${styles.when}`} data-late={isLate(person)}>
        {verifying.days(person.days)}
        <br />
        {day(person.since)}
      </span>
    </Link>
  )
}
