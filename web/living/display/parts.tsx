import { useState } from 'react'
import { useFormat } from '#web/platform/format.ts'
import { Bar } from '#web/ui/bar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Density } from '#web/ui/density.ts'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { Fill } from '#web/ui/fill.tsx'
import { PlainTable } from '#web/ui/plain-table.tsx'
import { RuledList } from '#web/ui/ruled-list.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { SideLink, SideList } from '#web/ui/side-list.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { StatusLine } from '#web/ui/status-line.tsx'
import { Text } from '#web/ui/text.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import { Tick } from '#web/ui/tick.tsx'
import { TitledCard } from '#web/ui/titled-card.tsx'
import { members } from './members.ts'
import { displayWords } from './words.ts'

const few = members.slice(0, 3)

export function TitledCards() {
  const { adjust, card, redeem, stat, tag } = displayWords
  const { coins } = useFormat()
  return (
    <Density value="dense">
      <Stack>
        <TitledCard title={card.long} note={card.text} end={<Button>{adjust.confirm}</Button>}>
          <Facts>
            <Fact name={redeem.prize}>{redeem.address}</Fact>
            <Fact name={redeem.arrival}>{redeem.cancelling}</Fact>
          </Facts>
          <Facts hasFigures>
            <Fact name={redeem.balance}>{coins(3250)}</Fact>
            <Fact name={redeem.rest}>{coins(350)}</Fact>
          </Facts>
        </TitledCard>
        <TitledCard title={card.challenge} note={card.text} hasNoteBeside>
          <StatusLine kind="success">{tag.success}</StatusLine>
          <StatusLine kind="error" isLoud>
            {tag.error}
          </StatusLine>
          <RuledList>
            <li>
              {redeem.prize}
              <Text as="b" isAtEnd>
                {card.sold}
              </Text>
            </li>
            <li>
              {card.ends} <TextButton>{stat.pendingNote}</TextButton>
            </li>
          </RuledList>
        </TitledCard>
      </Stack>
    </Density>
  )
}

export function PlainTables() {
  const { table } = displayWords
  const { coins } = useFormat()
  return (
    <PlainTable label={`${table.label}: ${table.balance}`}>
      <thead>
        <tr>
          <th scope="col">{table.name}</th>
          <th scope="col" data-number="true">
            {table.balance}
          </th>
        </tr>
      </thead>
      <tbody>
        {few.map(({ id, name, balance }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td data-number="true">{coins(balance)}</td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  )
}

export function SegmentChoices() {
  const { chip } = displayWords
  const [chosen, setChosen] = useState(chip.all)
  return (
    <Segments
      label={chip.label}
      segments={[chip.all, chip.vouchers, chip.work].map((text) => ({
        key: text,
        text,
        isChosen: text === chosen,
        onPress: () => setChosen(text),
      }))}
    />
  )
}

/** A column that fills its place: a bar, what scrolls, a bar. */
export function SideLists() {
  const { table } = displayWords
  return (
    <Fill as="section" aria-label={`${table.label}: ${table.name}`}>
      <Bar>{table.label}</Bar>
      <SideList>
        {few.map(({ id, name }, place) => (
          <SideLink key={id} to="?piece=side-list" isCurrent={place === 1}>
            {name}
          </SideLink>
        ))}
      </SideList>
      <Bar line="above">{table.range}</Bar>
    </Fill>
  )
}

export function Ticks() {
  return few.map(({ id, name }) => (
    <Tick key={id} defaultChecked={id === 'ana'}>
      {name}
    </Tick>
  ))
}
