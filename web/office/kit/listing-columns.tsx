import { IconColumns3 } from '@tabler/icons-react'
import { Button } from '#web/ui/button.tsx'
import { Popover } from '#web/ui/popover.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { Tick } from '#web/ui/tick.tsx'
import type { ListingColumn, ListingState } from './listing-state.ts'
import { useListingWords } from './listing-words.ts'

type ListingColumnsProps<Row> = { columns: readonly ListingColumn<Row>[]; state: ListingState }

/** Which columns are shown; the first one always is. */
export function ListingColumns<Row>({ columns, state: { shown, change } }: ListingColumnsProps<Row>) {
  const { listing } = useListingWords()

  function toggle(key: string) {
    const next = columns
      .map((column) => column.key)
      .filter((other) => (other === key ? !shown.includes(key) : shown.includes(other)))
    change({ columns: next.join(',') })
  }

  return (
    <Popover
      label={listing.columns}
      face={
        <>
          <IconColumns3 size={18} aria-hidden="true" />
          {listing.columns}
          <small>{listing.columnsShown(shown.length, columns.length)}</small>
        </>
      }
    >
      <Stack gap={0}>
        {columns.map(({ key, title }, index) => (
          <Tick key={key} checked={shown.includes(key)} disabled={index === 0} onChange={() => toggle(key)}>
            {title}
          </Tick>
        ))}
        <Button variant="quiet" onClick={() => change({ columns: undefined })}>
          {listing.resetColumns}
        </Button>
      </Stack>
    </Popover>
  )
}
