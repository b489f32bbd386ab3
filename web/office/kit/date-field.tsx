import { IconCalendar } from '@tabler/icons-react'
import { useState } from 'react'
import type { FieldProps } from '#web/ui/field.tsx'
import { MaskedField } from '#web/ui/masked-field.tsx'
import { dateMask } from '#web/ui/masks.ts'
import styles from './date-field.module.css'
import { useListingWords } from './listing-words.ts'
import { dayTyped, shownDay } from './typed-day.ts'

type DateFieldProps = Omit<FieldProps, 'after' | 'before'> & {
  name?: string
  /** As 2026-11-12, also in the form and in `onChange`; empty while no whole day is typed. */
  value?: string
  onChange?: (day: string) => void
}

/** A browser's own field writes days in the browser's language, which need not be the person's. */
export function DateField({ name, value, onChange, fault, ...field }: DateFieldProps) {
  const { listing } = useListingWords()
  const [own, setOwn] = useState('')
  const day = value ?? own
  const [typed, setTyped] = useState(() => shownDay(day))
  const [isLeft, setLeft] = useState(false)
  // It changed by another way, such as discarding.
  if (dayTyped(typed) !== day) setTyped(shownDay(day))

  function take(text: string) {
    const next = dayTyped(text)
    setTyped(next ? shownDay(next) : text)
    setOwn(next)
    setLeft(false)
    onChange?.(next)
  }

  const isPartial = isLeft && typed !== '' && day === ''
  return (
    <MaskedField
      {...field}
      mask={dateMask}
      placeholder={listing.datePlaceholder}
      fault={fault ?? (isPartial ? listing.dateNotWhole : undefined)}
      value={typed}
      onChange={({ target }) => take(target.value)}
      onBlur={() => setLeft(true)}
      after={
        <span className={styles.picker}>
          <IconCalendar size={20} aria-hidden="true" />
          <input
            type="date"
            name={name}
            tabIndex={-1}
            aria-hidden="true"
            value={day}
            onChange={({ target }) => take(shownDay(target.value))}
          />
        </span>
      }
    />
  )
}
