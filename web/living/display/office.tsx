import { IconBan, IconHourglass } from '@tabler/icons-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import searching from '#brand/art/magnifying-glass-tilted-left.svg'
import { useFormat } from '#web/platform/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Density } from '#web/ui/density.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Fill } from '#web/ui/fill.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { Pane } from '#web/ui/pane.tsx'
import { RemovableChip } from '#web/ui/removable-chip.tsx'
import { Grid, Row, Stack } from '#web/ui/stack.tsx'
import { Table } from '#web/ui/table.tsx'
import type { Column, Sort, SortDirection } from '#web/ui/table-column.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import { Tag } from '#web/ui/tag.tsx'
import styles from './display.module.css'
import { type Member, members } from './members.ts'
import { displayWords } from './words.ts'

export function MembersTable() {
  const { table } = displayWords
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const sort = useSort()
  const rows = members.toSorted(order(sort))
  return (
    <Density value="dense">
      <Fill className={styles.office}>
        <Table
          label={table.label}
          columns={useColumns()}
          rows={rows}
          keyOf={({ id }) => id}
          hrefOf={({ id }) => `#${id}`}
          sort={sort}
          selection={{
            chosen,
            onChange: setChosen,
            allLabel: table.all,
            labelOf: ({ name }) => table.choose(name),
            text: table.chosen(chosen.size),
            actions: <Button variant="outline">{table.notify}</Button>,
          }}
          empty={null}
          pages={<Pages />}
        />
      </Fill>
    </Density>
  )
}

/** Half of a split screen. */
export function Panes() {
  const { adjust, card, tag } = displayWords
  return (
    <Density value="dense">
      <Grid minWidth={280}>
        <Pane
          title={card.title}
          note={card.text}
          end={<Tag kind="info">{tag.info}</Tag>}
          foot={<Button>{adjust.confirm}</Button>}
        >
          <p>{adjust.text}</p>
        </Pane>
      </Grid>
    </Density>
  )
}

export function EmptyTable() {
  const { table } = displayWords
  return (
    <Density value="dense">
      <Table
        label={table.emptyTitle}
        columns={useColumns()}
        rows={[]}
        keyOf={({ id }) => id}
        empty={
          <EmptyState
            art={searching}
            title={table.emptyTitle}
            text={table.emptyText}
            action={<Button variant="outline">{table.clear}</Button>}
          />
        }
      />
    </Density>
  )
}

function Pages() {
  const { table } = displayWords
  return (
    <Pagination
      label={`${table.pages}: ${table.label}`}
      text={table.range}
      previous={{ label: table.previous, to: undefined }}
      next={{ label: table.next, to: '?piece=pagination' }}
    />
  )
}

export function Paginations() {
  const { table } = displayWords
  const [search] = useSearchParams()
  const isFirst = search.get('page') !== '2'
  return (
    <Row gap={3}>
      <Pagination
        label={table.pages}
        text={isFirst ? table.range : table.middle}
        previous={{ label: table.previous, to: isFirst ? undefined : '?piece=pagination' }}
        next={{ label: table.next, to: isFirst ? '?piece=pagination&page=2' : undefined }}
      />
    </Row>
  )
}

export function Chips() {
  const { chip } = displayWords
  const [category, setCategory] = useState(chip.all)
  const [filters, setFilters] = useState([
    { name: chip.state, value: chip.states },
    { name: chip.invoice, value: chip.none },
  ])
  return (
    <Stack gap={4}>
      <Row as="fieldset" aria-label={chip.label}>
        {[chip.all, chip.vouchers, chip.work].map((name) => (
          <Chip key={name} isPressed={name === category} onPress={() => setCategory(name)}>
            {name}
          </Chip>
        ))}
      </Row>
      {(['dense', 'normal'] as const).map((density) => (
        <Density value={density} key={density}>
          <Row gap={3}>
            {filters.map(({ name, value }) => (
              <RemovableChip
                key={name}
                removeLabel={chip.remove(name)}
                onRemove={() => setFilters(filters.filter((filter) => filter.name !== name))}
              >
                {name} <b>{value}</b>
              </RemovableChip>
            ))}
          </Row>
        </Density>
      ))}
    </Stack>
  )
}

export function StateTabs() {
  const { tabs } = displayWords
  const { number } = useFormat()
  const [search] = useSearchParams()
  const current = search.get('tab') ?? 'preparing'
  const counts = { requested: 3, preparing: 9, sent: 86, delivered: 1204, cancelled: 0 }
  return (
    <Tabs
      label={tabs.label}
      tabs={Object.entries(counts).map(([state, count]) => ({
        to: `?piece=tabs&tab=${state}`,
        text: tabs[state as keyof typeof counts],
        isCurrent: state === current,
        ...(count > 0 && { count: number(count) }),
      }))}
    />
  )
}

function useColumns(): readonly Column<Member>[] {
  const { table } = displayWords
  const { coins, date } = useFormat()
  return [
    { key: 'name', title: table.name, isSortable: true, cell: ({ name }) => name },
    { key: 'profile', title: table.profile, cell: ({ profile }) => table[profile] },
    { key: 'workplace', title: table.workplace, cell: ({ workplace }) => workplace },
    { key: 'level', title: table.level, cell: ({ level }) => <Level level={level} /> },
    {
      key: 'balance',
      title: table.balance,
      isNumber: true,
      isSortable: true,
      cell: ({ balance }) => coins(balance),
    },
    {
      key: 'lastInvoice',
      title: table.lastInvoice,
      isNumber: true,
      cell: ({ lastInvoice }) => lastInvoice && date(lastInvoice),
    },
  ]
}

function Level({ level }: { level: Member['level'] }) {
  const { table } = displayWords
  if (level === 'member') return <Tag kind="success">{table.member}</Tag>
  const isBlocked = level === 'blocked'
  return (
    <Tag kind={isBlocked ? 'error' : 'attention'} Icon={isBlocked ? IconBan : IconHourglass}>
      {table[level]}
    </Tag>
  )
}

function useSort(): Sort {
  const [search] = useSearchParams()
  return {
    key: search.get('sort') ?? 'name',
    direction: search.get('direction') === 'descending' ? 'descending' : 'ascending',
    hrefOf: (key: string, direction: SortDirection) => `?piece=table&sort=${key}&direction=${direction}`,
  }
}

function order({ key, direction }: Sort) {
  const sign = direction === 'ascending' ? 1 : -1
  return (one: Member, other: Member) =>
    sign * (key === 'balance' ? one.balance - other.balance : one.name.localeCompare(other.name))
}
