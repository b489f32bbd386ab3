import type { Settings } from '#contract/settings.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { type Draft, typedOf } from './draft.ts'
import { SettingRow } from './setting-row.tsx'
import type { WholeSetting } from './shape.ts'
import { useOfficeSettingsWords } from './words.ts'

export type RowProps = {
  draft: Draft
  change: (part: Partial<Draft>) => void
  stored: Settings
  faults: Readonly<Record<string, string>>
}

export function WholeRow({ setting, draft, change, stored, faults }: RowProps & { setting: WholeSetting }) {
  const { programme } = useOfficeSettingsWords()
  const { key, unit } = setting
  const before = typedOf(stored[key], unit, draft.language)
  return (
    <SettingRow
      label={programme.rows[key].label}
      note={programme.rows[key].note}
      was={draft[key] === before ? undefined : before}
    >
      <TextField
        isLabelHidden
        label={programme.rows[key].label}
        name={key}
        value={draft[key]}
        fault={faults[key]}
        after={programme.units[unit]}
        inputMode={unit === 'reais' ? 'decimal' : 'numeric'}
        autoComplete="off"
        onChange={(event) => change({ [key]: event.target.value })}
      />
    </SettingRow>
  )
}
