import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import mailbox from '#brand/art/open-mailbox-with-lowered-flag.svg'
import { myNetwork, type Network } from '#contract/promoters.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { useFormat } from '#web/platform/format.ts'
import { queryOf } from '#web/platform/query.ts'
import { ScreenHeading } from '#web/platform/screen-heading.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { List, ListItem } from '#web/ui/list.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Screen } from '#web/ui/screen.tsx'
import { isFoundIn } from '#web/ui/search-text.ts'
import { Stack } from '#web/ui/stack.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { Text } from '#web/ui/text.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import styles from './network.module.css'
import { countsOf } from './network-counts.ts'
import { PromoterCode } from './promoter-code.tsx'
import { useNetworkWords } from './words.ts'

type Person = Network['people'][number]

const kinds = { verified: 'success', pending: 'info', refused: 'error' } as const

export function MyNetwork() {
  const { network } = useNetworkWords()
  const { data } = useSuspenseQuery(queryOf(memberApi, myNetwork))
  return (
    <Screen maxWidth={632}>
      <div>
        <ScreenHeading screen={network.title}>{network.title}</ScreenHeading>
        <Text look="secondary">{network.intro}</Text>
      </div>
      {data.code ? (
        <PromoterCode code={data.code} />
      ) : (
        <Notice kind="info">
          <p>
            <b>{network.noCode}</b> {network.noCodeText}
          </p>
        </Notice>
      )}
      <NetworkCounts people={data.people} />
      {data.people.length > 0 ? (
        <People people={data.people} />
      ) : (
        <EmptyState art={mailbox} title={network.nobody} text={network.nobodyText} />
      )}
    </Screen>
  )
}

function NetworkCounts({ people }: { people: readonly Person[] }) {
  const { network } = useNetworkWords()
  const { number } = useFormat()
  const counts = countsOf(people, new Date())
  return (
    <Card as="dl" isFlush className={styles.counts}>
      {(['people', 'confirmed', 'thisMonth'] as const).map((name) => (
        <div key={name}>
          <Text as="dt" look="quiet">
            {network[name]}
          </Text>
          <Text as="dd" look="figure">
            {number(counts[name])}
          </Text>
        </div>
      ))}
    </Card>
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

function PersonRow({ name, profile_type, verification, date }: Person) {
  const { network } = useNetworkWords()
  const format = useFormat()
  return (
    <ListItem>
      <Avatar name={name} image={null} />
      <div>
        <b>{name}</b>
        <Text look="quiet">{[network.profiles[profile_type], format.date(date)].join(' · ')}</Text>
        <Tag kind={kinds[verification]}>{network.verification[verification]}</Tag>
      </div>
    </ListItem>
  )
}
