import { IconSearch } from '@tabler/icons-react'
import { categoryArt } from '#web/platform/category-art.ts'
import { Chip } from '#web/ui/chip.tsx'
import { ChipRow } from '#web/ui/chip-row.tsx'
import { Select } from '#web/ui/select.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { type Category, type Order, orders, type ShelfView } from './shelf-view.ts'
import styles from './store.module.css'
import { useStoreWords } from './words.ts'

type StoreFiltersProps = {
  categories: readonly Category[]
  view: ShelfView
  onChange: (part: Partial<ShelfView>) => void
}

export function StoreFilters({ categories, view, onChange }: StoreFiltersProps) {
  const { storeFilters } = useStoreWords()
  return (
    <Stack className={styles.filters}>
      <ChipRow label={storeFilters.categories}>
        <Chip isPressed={!view.category} onPress={() => onChange({ category: undefined })}>
          {storeFilters.all}
        </Chip>
        {categories.map(({ id, title, art }) => (
          <Chip
            key={id}
            isPressed={view.category === id}
            onPress={() => onChange({ category: view.category === id ? undefined : id })}
          >
            <img src={categoryArt[art]} width="20" height="20" alt="" />
            {title}
          </Chip>
        ))}
      </ChipRow>
      <div className={styles.fields}>
        <TextField
          type="search"
          label={storeFilters.search}
          placeholder={storeFilters.search}
          isLabelHidden
          before={<IconSearch size={20} aria-hidden="true" />}
          autoComplete="off"
          enterKeyHint="search"
          value={view.search}
          onChange={({ target }) => onChange({ search: target.value })}
        />
        <Select
          label={storeFilters.sort}
          isLabelHidden
          value={view.order}
          options={orders.map((order) => ({ value: order, label: storeFilters.order[order] }))}
          onChange={({ target }) => onChange({ order: target.value as Order })}
        />
      </div>
    </Stack>
  )
}
