import { signUpProfiles } from '#contract/sign-up.ts'
import { type PrizeTone, prizeCategories } from '#contract/store.ts'
import { EditorChoices, EditorPane, EditorRow } from '#web/office/kit/editor.tsx'
import type { FieldFaults } from '#web/platform/sending.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { PrizeDraft } from './draft.ts'
import { useOfficeStoreWords } from './words.ts'

const tones = ['caramel', 'action', 'success', 'info', 'attention', 'neutral'] as const satisfies PrizeTone[]

type PrizeFieldsProps = {
  draft: PrizeDraft
  change: (part: Partial<PrizeDraft>) => void
  faults: FieldFaults
}

export function PrizeFields({ draft, change, faults }: PrizeFieldsProps) {
  const { prizeEditor, prizeShelf } = useOfficeStoreWords()
  return (
    <EditorPane title={prizeEditor.terms}>
      <EditorRow>
        <TextField
          label={prizeEditor.price}
          inputMode="numeric"
          value={draft.price}
          after={prizeEditor.coins}
          fault={faults.price}
          onChange={({ target }) => change({ price: target.value })}
        />
        <TextField
          label={prizeEditor.limit}
          optional={prizeEditor.optional}
          inputMode="numeric"
          value={draft.limit}
          fault={faults.limit_per_member}
          onChange={({ target }) => change({ limit: target.value })}
        />
      </EditorRow>
      <EditorRow>
        <Select
          label={prizeEditor.category}
          value={draft.category}
          options={prizeCategories.map((value) => ({ value, label: prizeShelf.categories[value] }))}
          onChange={({ target }) =>
            change({ category: prizeCategories.find((value) => value === target.value) ?? draft.category })
          }
        />
        <Select
          label={prizeEditor.tone}
          value={draft.tone}
          options={tones.map((value) => ({ value, label: prizeEditor.tones[value] }))}
          onChange={({ target }) =>
            change({ tone: tones.find((value) => value === target.value) ?? draft.tone })
          }
        />
      </EditorRow>
      <EditorRow>
        <TextField
          type="date"
          label={prizeEditor.opens}
          optional={prizeEditor.optional}
          value={draft.opens}
          onChange={({ target }) => change({ opens: target.value })}
        />
        <TextField
          type="date"
          label={prizeEditor.closes}
          optional={prizeEditor.optional}
          value={draft.closes}
          fault={faults.closes_at}
          onChange={({ target }) => change({ closes: target.value })}
        />
      </EditorRow>
      <EditorChoices label={prizeEditor.audience}>
        {signUpProfiles.map((profile) => (
          <Checkbox
            key={profile}
            checked={draft.audience.includes(profile)}
            onChange={({ target }) =>
              change({
                audience: signUpProfiles.filter((each) =>
                  each === profile ? target.checked : draft.audience.includes(each),
                ),
              })
            }
          >
            {prizeEditor.profiles[profile]}
          </Checkbox>
        ))}
      </EditorChoices>
      <Checkbox checked={draft.is_grand} onChange={({ target }) => change({ is_grand: target.checked })}>
        {prizeEditor.grand}
      </Checkbox>
    </EditorPane>
  )
}
