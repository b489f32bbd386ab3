import { Settings } from '#contract/settings.ts'
import { Select } from '#web/ui/select.tsx'
import { SettingRow } from './setting-row.tsx'
import type { ChoiceKey } from './shape.ts'
import type { RowProps } from './whole-row.tsx'
import { useOfficeSettingsWords } from './words.ts'

export function ChoiceRow({ name, draft, change, stored }: RowProps & { name: ChoiceKey }) {
  const { programme } = useOfficeSettingsWords()
  const { label, note, choices } = programme[name]
  const words: Readonly<Record<string, string>> = choices
  return (
    <SettingRow
      label={label}
      note={note}
      was={draft[name] === stored[name] ? undefined : words[stored[name]]}
    >
      <Select
        isLabelHidden
        label={label}
        name={name}
        value={draft[name]}
        options={Settings.shape[name].options.map((value) => ({ value, label: words[value] ?? value }))}
        onChange={(event) => change({ [name]: event.target.value })}
      />
    </SettingRow>
  )
}
