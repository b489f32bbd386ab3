import { IconSearch } from '@tabler/icons-react'
import backpack from '#brand/art/backpack.svg'
import couch from '#brand/art/couch-and-lamp.svg'
import headphone from '#brand/art/headphone.svg'
import coffee from '#brand/art/hot-beverage.svg'
import shoe from '#brand/art/running-shoe.svg'
import { prizeCategories } from '#contract/store.ts'
import { Chip } from '#web/ui/chip.tsx'
import { ChipRow } from '#web/ui/chip-row.tsx'
import { Select } from '#web/ui/select.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { type Order, orders, type ShelfView } from './shelf-view.ts'
import styles from './store.module.css'
import { useStoreWords } from './words.ts'

type StoreFiltersProps = { view: ShelfView; onChange: (part: Partial<ShelfView>) => void }

const art = { vouchers: coffee, work: backpack, technology: headphone, home: couch, leisure: shoe }

export function StoreFilters({ view, onChange }: StoreFiltersProps) {
  const { storeFilters } = useStoreWords()
  return (
    <Stack className={styles.filters}>
      <ChipRow label={storeFilters.categories}>
        <Chip isPressed={!view.category} onPress={() => onChange({ category: undefined })}>
          {storeFilters.all}
        </Chip>
        {prizeCategories.map((category) => (
          <Chip
            key={category}
            isPressed={view.category === category}
            onPress={() => onChange({ category: view.category === category ? undefined : category })}
          >
            <img src={art[category]} width="20" height="20" alt="" />
            {storeFilters.category[category]}
          </Chip>
        ))}
      </ChipRow>
      <div className={styles.fields}>
        <TextField
          type="search"
          label={storeFilters.search}
          before={<IconSearch size={20} aria-hidden="true" />}
          autoComplete="off"
          enterKeyHint="search"
          value={view.search}
          onChange={({ target }) => onChange({ search: target.value })}
        />
        <Select
          label={storeFilters.sort}
          value={view.order}
          options={orders.map((order) => ({ value: order, label: storeFilters.order[order] }))}
          onChange={({ target }) => onChange({ order: target.value as Order })}
        />
      </div>
    </Stack>
  )
}
