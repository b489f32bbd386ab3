import { IconFilter } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { decidedFile } from '#contract/invoices-review.ts'
import { decidedChoices, queueChoices, useReviewAddress } from '#web/office/invoices/review-address.ts'
import { useReviewWords } from '#web/office/invoices/words.ts'
import { ListingCsv } from '#web/office/kit/listing-csv.tsx'
import { Button } from '#web/ui/button.tsx'
import { useLeaving } from '#web/ui/leaving.ts'
import { Select } from '#web/ui/select.tsx'
import { Stack } from '#web/ui/stack.tsx'
import styles from './queue.module.css'
import { useQueue } from './queue-room.tsx'

export function QueueFilters() {
  const { review } = useReviewWords()
  const { chosen } = useReviewAddress()
  const { isFiltering, setFiltering } = useQueue()
  const whole = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const count = Object.keys(chosen).length
  useLeaving(isFiltering, whole, (byKey) => {
    setFiltering(false)
    if (byKey) button.current?.focus()
  })
  return (
    <div ref={whole} className={styles.filters}>
      <button
        ref={button}
        type="button"
        aria-label={review.filters(count)}
        aria-expanded={isFiltering}
        data-on={count > 0}
        onClick={() => setFiltering(!isFiltering)}
      >
        <IconFilter size={16} aria-hidden="true" />
        {count > 0 && count}
      </button>
      {isFiltering && <Choices />}
    </div>
  )
}

function Choices() {
  const { review } = useReviewWords()
  const { view, chosen, narrow, clear } = useReviewAddress()
  const panel = useRef<HTMLDivElement>(null)
  const choices: Readonly<Record<string, readonly string[]>> =
    view === 'decided' ? decidedChoices : queueChoices
  useEffect(() => panel.current?.querySelector('select')?.focus(), [])
  return (
    <Stack as="section" gap={2} ref={panel} className={styles.panel} aria-label={review.filters(0)}>
      {Object.entries(choices).map(([name, values]) => (
        <Select
          key={name}
          label={review.filterNames[name as keyof typeof review.filterNames]}
          emptyLabel={review.all}
          value={chosen[name] ?? ''}
          options={values.map((value) => ({
            value,
            label: review.filterValues[value as keyof typeof review.filterValues],
          }))}
          onChange={({ target }) => narrow(name, target.value || undefined)}
        />
      ))}
      <Button variant="quiet" onClick={clear}>
        {review.clearFilters}
      </Button>
      {view === 'decided' && <ListingCsv endpoint={decidedFile} query={chosen} />}
    </Stack>
  )
}
