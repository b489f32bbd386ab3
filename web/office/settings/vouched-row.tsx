import { Select } from '#web/ui/select.tsx'
import { SettingRow } from './setting-row.tsx'
import type { RowProps } from './whole-row.tsx'
import { useOfficeSettingsWords } from './words.ts'

const choices = ['nobody', 'with_code', 'everybody'] as const

export function VouchedRow({ draft, change, stored }: RowProps) {
  const { programme } = useOfficeSettingsWords()
  return (
    <SettingRow
      label={programme.vouched.label}
      note={programme.vouched.note}
      was={draft.vouched === stored.vouched ? undefined : programme.vouched.choices[stored.vouched]}
    >
      <Select
        isLabelHidden
        label={programme.vouched.label}
        name="vouched"
        value={draft.vouched}
        options={choices.map((value) => ({ value, label: programme.vouched.choices[value] }))}
        onChange={(event) => change({ vouched: event.target.value })}
      />
    </SettingRow>
  )
}
