import { useState } from 'react'
import mailbox from '#brand/art/open-mailbox-with-lowered-flag.svg'
import type { Network } from '#contract/promoters.ts'
import { Loaded } from '#web/platform/loaded.tsx'
import { ScreenHeading } from '#web/platform/screen-heading.tsx'
import { useSuspenseQuery } from '#web/platform/suspense-query.ts'
import { Waiting } from '#web/platform/waiting.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { List } from '#web/ui/list.tsx'
import { Screen } from '#web/ui/screen.tsx'
import { isFoundIn } from '#web/ui/search-text.ts'
import { Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { networkQuery } from './calls.ts'
import { NetworkCounts } from './counts.tsx'
import { countsOf } from './network-counts.ts'
import { PersonRow } from './person-row.tsx'
import { PromoterCode } from './promoter-code.tsx'
import { useNetworkWords } from './words.ts'

type Person = Network['people'][number]

export function MyNetwork() {
  const { network } = useNetworkWords()
  return (
    <Screen maxWidth={632}>
      <div>
        <ScreenHeading screen={network.title}>{network.title}</ScreenHeading>
        <Text look="secondary">{network.intro}</Text>
      </div>
      <Loaded waiting={<Waiting height="320px" />}>
        <Contents />
      </Loaded>
    </Screen>
  )
}

function Contents() {
  const { network } = useNetworkWords()
  const { data } = useSuspenseQuery(networkQuery)
  return (
    <>
      <PromoterCode code={data.code} />
      <NetworkCounts counts={countsOf(data.people, new Date())} />
      {data.people.length > 0 ? (
        <People people={data.people} />
      ) : (
        <EmptyState art={mailbox} title={network.nobody} text={network.nobodyText} />
      )}
    </>
  )
}

function People({ people }: { people: readonly Person[] }) {
  const { network } = useNetworkWords()
  const [search, setSearch] = useState('')
  const found = people.filter(({ name }) => isFoundIn(name, search))
  return (
    <Stack as="section" gap={4}>
      <h2>{network.joined}</h2>
      <TextField
        type="search"
        label={network.search}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <List>
        {found.map((person) => (
          <PersonRow key={`${person.date} ${person.name}`} {...person} />
        ))}
      </List>
      <p role="status">{found.length === 0 && network.notFound}</p>
    </Stack>
  )
}
