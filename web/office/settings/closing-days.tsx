import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { addClosingDay, closingDays, type OfficeClosingDay, removeClosingDay } from '#contract/settings.ts'
import { DateField } from '#web/office/kit/date-field.tsx'
import { officeApi } from '#web/office/kit/office-api.ts'
import { OfficeDialog } from '#web/office/kit/office-dialog.tsx'
import { useAction } from '#web/office/kit/use-action.ts'
import { useFormat } from '#web/platform/format.ts'
import { queryOf, refresh } from '#web/platform/query.ts'
import { missing } from '#web/platform/sending.ts'
import { useSuspenseQuery } from '#web/platform/suspense-query.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Text } from '#web/ui/text.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toasts.ts'
import styles from './settings.module.css'
import { useOfficeSettingsWords } from './words.ts'

/** Holidays of the state and the city, and the team's own: promises count without them. */
export function ClosingDays() {
  const { closing } = useOfficeSettingsWords()
  const { data: days } = useSuspenseQuery(queryOf(officeApi, closingDays))
  const [isAdding, setAdding] = useState(false)
  return (
    <Card isFlush>
      <section className={styles.group} aria-label={closing.title}>
        <h2>{closing.title}</h2>
        <div className={styles.row}>
          <Text look="small-quiet">{closing.note}</Text>
          <div>
            <Button variant="outline" onClick={() => setAdding(true)}>
              <IconPlus size={18} aria-hidden="true" />
              {closing.add}
            </Button>
          </div>
        </div>
        {days.map((day) => (
          <DayRow key={day.id} day={day} />
        ))}
      </section>
      {isAdding && <AddDay onClose={() => setAdding(false)} />}
    </Card>
  )
}

function DayRow({ day: { id, name, day, is_yearly } }: { day: OfficeClosingDay }) {
  const { closing } = useOfficeSettingsWords()
  const { date } = useFormat()
  const { isPending, mutate } = useAction({
    act: () => officeApi.call(removeClosingDay, { id }),
    done: closing.removed,
    failed: closing.failed,
    refreshes: [closingDays],
  })
  return (
    <div className={styles.row}>
      <div>
        <b>{name}</b>
        <Text look="small-quiet">{is_yearly ? closing.yearlyFrom(date(day)) : date(day)}</Text>
      </div>
      <div>
        <Button
          variant="quiet"
          isBusy={isPending}
          aria-label={closing.removeOf(name)}
          onClick={() => mutate()}
        >
          {closing.remove}
        </Button>
      </div>
    </div>
  )
}

function AddDay({ onClose }: { onClose: () => void }) {
  const { closing } = useOfficeSettingsWords()
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  return (
    <OfficeDialog
      title={closing.add}
      closeLabel={closing.close}
      action={closing.save}
      fallback={closing.failed}
      check={(typed) => missing(typed, { name: closing.nameMissing, day: closing.dayMissing })}
      onClose={onClose}
      onSend={async ({ name = '', day = '', is_yearly }) => {
        await officeApi.call(addClosingDay, { name, day, is_yearly: is_yearly === 'on' }, { idempotencyKey })
        toast(closing.saved)
        await refresh(closingDays)
      }}
    >
      {(failure) => (
        <>
          <TextField name="name" label={closing.name} fault={failure?.fields.name} maxLength={200} />
          <DateField name="day" label={closing.day} fault={failure?.fields.day} />
          <Checkbox name="is_yearly" hint={closing.yearlyHint}>
            {closing.yearly}
          </Checkbox>
        </>
      )}
    </OfficeDialog>
  )
}
