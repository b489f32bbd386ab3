import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useLeadsWords } from './words.ts'

/** A day; none said; or, where one would follow from the bag, none wanted. */
type Reminder = { day: string; isUnwanted: boolean }

type ReminderFieldProps = {
  value: Reminder
  today: string
  /** Whether something was bought, and then whether its size is known: the day follows from it. */
  bag: 'none' | 'unknown' | 'known'
  fault: string | undefined
  onChange: (value: Reminder) => void
}

export function ReminderField({ value, today, bag, fault, onChange }: ReminderFieldProps) {
  const { leadUpdate } = useLeadsWords()
  const hints = { none: undefined, unknown: leadUpdate.noBagHint, known: leadUpdate.remindHint }
  return (
    <>
      {bag !== 'none' && (
        <Checkbox
          checked={value.isUnwanted}
          onChange={({ target }) => onChange({ ...value, isUnwanted: target.checked })}
        >
          {leadUpdate.noReminder}
        </Checkbox>
      )}
      {(bag === 'none' || !value.isUnwanted) && (
        <TextField
          type="date"
          min={today}
          label={leadUpdate.remindOn}
          optional={leadUpdate.optional}
          value={value.day}
          fault={fault}
          hint={hints[bag]}
          onChange={({ target }) => onChange({ ...value, day: target.value })}
        />
      )}
    </>
  )
}
