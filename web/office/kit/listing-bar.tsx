import { useMaskito } from '@maskito/react'
import { IconCopy, IconSearch } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useNavigation } from 'react-router'
import { useFormat } from '#web/platform/format.ts'
import { Button } from '#web/ui/button.tsx'
import { dateMask } from '#web/ui/masks.ts'
import { RemovableChip } from '#web/ui/removable-chip.tsx'
import { Row } from '#web/ui/stack.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { copyText } from './copy-text.ts'
import styles from './listing.module.css'
import type { ListingFilter, ListingState } from './listing-state.ts'
import { useListingWords } from './listing-words.ts'
import { dayTyped } from './typed-day.ts'

type ListingBarProps = {
  filters: readonly ListingFilter[]
  searchLabel: string | undefined
  state: ListingState
}

export function ListingBar({ filters, searchLabel, state }: ListingBarProps) {
  const { listing } = useListingWords()
  const { q, chosen, change } = state
  const offered = filters.filter(({ isElsewhere }) => !isElsewhere)
  const isNarrowed = q !== '' || offered.some(({ key }) => chosen[key] !== undefined)
  const nothing = Object.fromEntries(offered.map(({ key }) => [key, undefined]))
  return (
    <search aria-label={listing.filters}>
      <Row>
        {searchLabel && <Search label={searchLabel} q={q} onSearch={(text) => change({ q: text })} />}
        {offered.map((filter) => (
          <FilterPill key={filter.key} filter={filter} state={state} />
        ))}
        {isNarrowed && (
          <Button variant="quiet" onClick={() => change({ ...nothing, q: undefined })}>
            {listing.clear}
          </Button>
        )}
        <div className={styles.link}>
          <CopyLink />
        </div>
      </Row>
    </search>
  )
}

const pauseMs = 300

/** Searches once the person pauses. */
function Search({ label, q, onSearch }: { label: string; q: string; onSearch: (text: string) => void }) {
  const [typed, setTyped] = useState(q)
  const [known, setKnown] = useState(q)
  const search = useEffectEvent(onSearch)
  const isLeaving = useNavigation().state !== 'idle'
  // The address changed by another way, such as going back.
  if (q !== known) {
    setKnown(q)
    if (q !== typed.trim()) setTyped(q)
  }
  useEffect(() => {
    // Somebody who has followed a link meanwhile would be called back by the new address.
    if (isLeaving || typed.trim() === q) return
    const timer = setTimeout(() => search(typed.trim()), pauseMs)
    return () => clearTimeout(timer)
  }, [typed, q, isLeaving])
  return (
    <div className={styles.search}>
      <TextField
        type="search"
        isLabelHidden
        label={label}
        placeholder={label}
        value={typed}
        before={<IconSearch size={16} aria-hidden="true" />}
        onChange={({ target }) => setTyped(target.value)}
      />
    </div>
  )
}

function FilterPill({ filter, state }: { filter: ListingFilter; state: ListingState }) {
  const { listing } = useListingWords()
  const { date } = useFormat()
  const { key, label, options } = filter
  const value = state.chosen[key]
  if (value === undefined)
    return <ChooseFilter filter={filter} onChoose={(next) => state.change({ [key]: next })} />
  const text = options ? (options.find((option) => option.value === value)?.label ?? value) : date(value)
  return (
    <RemovableChip
      removeLabel={listing.removeFilter(label)}
      onRemove={() => state.change({ [key]: undefined })}
    >
      {listing.filter(label, text)}
    </RemovableChip>
  )
}

type ChooseFilterProps = { filter: ListingFilter; onChoose: (value: string) => void }

function ChooseFilter({ filter: { label, options }, onChoose }: ChooseFilterProps) {
  const { listing } = useListingWords()
  const id = useId()
  const dayRef = useMaskito({ options: dateMask.options })
  return (
    <div className={styles.pill}>
      <label htmlFor={id}>{label}</label>
      {options ? (
        <select id={id} value="" onChange={({ target }) => onChoose(target.value)}>
          <option value="">{listing.all}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          ref={dayRef}
          inputMode="numeric"
          autoComplete="off"
          size={10}
          placeholder={listing.datePlaceholder}
          onChange={({ target }) => {
            const day = dayTyped(target.value)
            if (day) onChoose(day)
          }}
        />
      )}
    </div>
  )
}

function CopyLink() {
  const { listing } = useListingWords()
  const words = { copied: listing.linkCopied, notCopied: listing.linkNotCopied }
  return (
    <Button variant="quiet" onClick={() => void copyText(window.location.href, words)}>
      <IconCopy size={16} aria-hidden="true" />
      {listing.copyLink}
    </Button>
  )
}
