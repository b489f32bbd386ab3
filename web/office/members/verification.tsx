import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import art from '#brand/art/dog.svg'
import { verificationQueue, type Waiting as WaitingPerson } from '#contract/members-verification.ts'
import { linkTo, officePaths } from '#contract/paths.ts'
import { signUpProfiles } from '#contract/sign-up.ts'
import { stateNames } from '#domain/states.ts'
import { KeyLegend } from '#web/office/kit/key-legend.tsx'
import { ListingBar } from '#web/office/kit/listing-bar.tsx'
import { type ListingState, useListing } from '#web/office/kit/listing-state.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { OfficeScreen } from '#web/office/kit/office-screen.tsx'
import { useSingleKeys } from '#web/office/kit/single-keys.ts'
import { useStaffPerson } from '#web/office/kit/staff-person.ts'
import { useFormat } from '#web/platform/format.ts'
import { Loaded } from '#web/platform/loaded.tsx'
import { queryOf, refresh } from '#web/platform/query.ts'
import { useSuspenseQuery } from '#web/platform/suspense-query.ts'
import { Waiting } from '#web/platform/waiting.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pane } from '#web/ui/pane.tsx'
import { SideLink, SideList } from '#web/ui/side-list.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { Text } from '#web/ui/text.tsx'
import { Applicant } from './applicant.tsx'
import styles from './verification.module.css'
import { useOfficeMembersWords } from './words.ts'

const lateDays = 2

const isAwaited = ({ asked }: WaitingPerson) => asked !== null && asked.given_at === null
/** Whoever has yet to answer us does not wait for us. */
const isLate = (person: WaitingPerson) => person.days > lateDays && !isAwaited(person)

export function Verification() {
  const { verifying } = useOfficeMembersWords()
  const { state, filters } = useQueueFilters()
  return (
    <OfficeScreen title={verifying.title} note={<QueueNote query={state.query} />}>
      <ListingBar filters={filters} searchLabel={undefined} state={state} />
      <Loaded waiting={<Waiting height="420px" />}>
        <Queue state={state} />
      </Loaded>
    </OfficeScreen>
  )
}

function QueueNote({ query }: { query: ListingState['query'] }) {
  const { verifying } = useOfficeMembersWords()
  const { number } = useFormat()
  const { data } = useQuery(queryOf(officeApi, verificationQueue, query))
  return data ? verifying.note(number(data.total), data.items.filter(isLate).length) : null
}

function Queue({ state }: { state: ListingState }) {
  const { verifying } = useOfficeMembersWords()
  const { id } = useParams()
  const navigate = useNavigate()
  const { shortcuts } = useStaffPerson()
  const waiting = useSuspenseQuery(queryOf(officeApi, verificationQueue, state.query)).data.items
  const current = id ?? waiting[0]?.id
  const place = waiting.findIndex((person) => person.id === current)
  const search = state.hrefWith({})
  const addressOf = (person: WaitingPerson) => `${linkTo(officePaths.applicant, { id: person.id })}${search}`

  async function goOn() {
    const next = waiting[place + 1] ?? waiting[place - 1]
    await navigate(next ? addressOf(next) : officePaths.verification)
    await refresh(verificationQueue)
  }

  const step = (by: 1 | -1) => () => {
    const goal = waiting[place + by]
    if (goal) void navigate(addressOf(goal))
  }
  useSingleKeys(shortcuts, { j: step(1), k: step(-1) })

  return (
    <Stack className={styles.split}>
      <Pane
        isFlush
        title={verifying.queue}
        end={verifying.oldestFirst}
        foot={
          shortcuts && (
            <KeyLegend
              keys={[
                { names: ['J'], text: verifying.keyNext },
                { names: ['K'], text: verifying.keyPrevious },
              ]}
            />
          )
        }
      >
        <SideList>
          {waiting.map((person) => (
            <SideLink key={person.id} to={addressOf(person)} isCurrent={person.id === current}>
              <Person person={person} />
            </SideLink>
          ))}
        </SideList>
      </Pane>
      {current ? (
        <Loaded key={current} waiting={<Waiting height="420px" />}>
          <Applicant id={current} onDecided={goOn} />
        </Loaded>
      ) : (
        <Pane>
          <EmptyState art={art} title={verifying.empty} text={verifying.emptyText} />
        </Pane>
      )}
    </Stack>
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

function AskedTag({ asked: { at, given_at } }: { asked: NonNullable<WaitingPerson['asked']> }) {
  const { verifying } = useOfficeMembersWords()
  const { day } = useFormat()
  return (
    <Tag kind={given_at ? 'success' : 'attention'}>
      {given_at ? verifying.answered(day(given_at)) : verifying.awaitingSince(day(at))}
    </Tag>
  )
}

function Person({ person }: { person: WaitingPerson }) {
  const { memberList, verifying } = useOfficeMembersWords()
  const { day } = useFormat()
  const facts = [memberList.profiles[person.profile], person.city]
  return (
    <>
      <Avatar isSmall name={person.name} image={null} />
      <Stack as="span" gap={0} grows>
        <b>{person.name}</b>
        <small>{facts.filter(Boolean).join(', ')}</small>
        {person.asked && <AskedTag asked={person.asked} />}
      </Stack>
      <Text
        as={isLate(person) ? 'b' : 'small'}
        look="small"
        isAtEnd
        {...(isLate(person) && { tone: 'attention' })}
      >
        {verifying.days(person.days)}
        <br />
        {day(person.since)}
      </Text>
    </>
  )
}
