import { IconFilter } from '@tabler/icons-react'
import { useEffect, useId, useRef } from 'react'
import { decidedFile } from '#contract/invoices-review.ts'
import { ListingCsv } from '#web/office/kit/listing-csv.tsx'
import { Button } from '#web/ui/button.tsx'
import { useLeaving } from '#web/ui/leaving.ts'
import styles from './queue-filters.module.css'
import type { Reviewing } from './reviewing.ts'
import { decidedChoices, queueChoices } from './view.ts'
import { useReviewWords } from './words.ts'

/** What narrows the list; F opens it too. */
export function QueueFilters({ work }: { work: Reviewing }) {
  const { review } = useReviewWords()
  const { view, dialog, setDialog } = work
  const isOpen = dialog === 'filters'
  const whole = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const count = Object.keys(view.chosen).length
  useLeaving(isOpen, whole, (byKey) => {
    setDialog(undefined)
    if (byKey) button.current?.focus()
  })
  return (
    <div ref={whole} className={styles.whole}>
      <button
        ref={button}
        className={styles.button}
        type="button"
        aria-label={review.filters(count)}
        aria-expanded={isOpen}
        data-on={count > 0}
        onClick={() => setDialog(isOpen ? undefined : 'filters')}
      >
        <IconFilter size={16} aria-hidden="true" />
        {count > 0 && count}
      </button>
      {isOpen && <Choices work={work} />}
    </div>
  )
}

function Choices({ work: { view } }: { work: Reviewing }) {
  const { review } = useReviewWords()
  const panel = useRef<HTMLElement>(null)
  const choices: Readonly<Record<string, readonly string[]>> =
    view.view === 'decided' ? decidedChoices : queueChoices
  useEffect(() => panel.current?.querySelector('select')?.focus(), [])
  return (
    <section ref={panel} className={styles.panel} aria-label={review.filters(0)}>
      {Object.entries(choices).map(([name, values]) => (
        <Choice
          key={name}
          label={review.filterNames[name as keyof typeof review.filterNames]}
          value={view.chosen[name] ?? ''}
          options={values.map((value) => ({
            value,
            label: review.filterValues[value as keyof typeof review.filterValues],
          }))}
          onChoose={(value) => view.narrow(name, value || undefined)}
        />
      ))}
      <Button variant="quiet" onClick={view.clear}>
        {review.clearFilters}
      </Button>
      {view.view === 'decided' && <ListingCsv endpoint={decidedFile} query={view.chosen} />}
    </section>
  )
}

type ChoiceProps = {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onChoose: (value: string) => void
}

function Choice({ label, value, options, onChoose }: ChoiceProps) {
  const { review } = useReviewWords()
  const id = useId()
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{review.all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
