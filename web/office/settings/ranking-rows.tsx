import { languages } from '#contract/languages.ts'
import { Settings } from '#contract/settings.ts'
import { longestOf } from '#web/platform/bounds.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { SettingRow } from './setting-row.tsx'
import type { RowProps } from './whole-row.tsx'
import { useOfficeSettingsWords } from './words.ts'

/** Brazilian law wants an authorisation before a prize is tied to a ranking: without its number nothing is shown. */
export function RankingRows({ draft, change, stored, faults }: RowProps) {
  const { programme } = useOfficeSettingsWords()
  const authorisation = stored.ranking_authorisation ?? ''
  return (
    <>
      <SettingRow
        label={programme.authorisation.label}
        note={programme.authorisation.note}
        was={draft.ranking_authorisation === authorisation ? undefined : authorisation || programme.empty}
      >
        <TextField
          isLabelHidden
          label={programme.authorisation.label}
          name="ranking_authorisation"
          value={draft.ranking_authorisation}
          fault={faults.ranking_authorisation}
          maxLength={longestOf(Settings.shape.ranking_authorisation)}
          autoComplete="off"
          onChange={(event) => change({ ranking_authorisation: event.target.value })}
        />
      </SettingRow>
      {languages.map((language) => {
        const key = `ranking_prize_texts.${language}` as const
        const before = stored.ranking_prize_texts?.[language] ?? ''
        const label = programme.prize.label(programme.languages[language])
        return (
          <SettingRow
            key={language}
            label={label}
            note={programme.prize.note}
            was={draft[key] === before ? undefined : before || programme.empty}
          >
            <TextArea
              isLabelHidden
              label={label}
              name={key}
              rows={2}
              value={draft[key]}
              fault={faults[key]}
              maxLength={longestOf(Settings.shape.ranking_prize_texts.def.innerType.shape[language])}
              onChange={(event) => change({ [key]: event.target.value })}
            />
          </SettingRow>
        )
      })}
    </>
  )
}
