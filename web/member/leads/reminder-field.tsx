import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useLeadsWords } from './words.ts'

/** An empty day is calculated from the bag; `isUnwanted` means that no reminder is wanted. */
type Reminder = { day: string; isUnwanted: boolean }

type ReminderFieldProps = {
  value: Reminder
  today: string
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
