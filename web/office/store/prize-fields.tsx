import { languages, textIn } from '#contract/languages.ts'
import { type PrizeTone, prizeKinds } from '#contract/prize-fields.ts'
import { signUpProfiles } from '#contract/sign-up.ts'
import { DateField } from '#web/office/kit/date-field.tsx'
import { EditorChoices, EditorRow } from '#web/office/kit/editor.tsx'
import { useLanguage } from '#web/platform/language.ts'
import type { FieldFaults } from '#web/platform/sending.ts'
import { useSuspenseQuery } from '#web/platform/suspense-query.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TitledCard } from '#web/ui/titled-card.tsx'
import type { PrizeDraft } from './draft.ts'
import { categoriesQuery } from './prizes-query.ts'
import { useOfficeStoreWords } from './words.ts'

const tones = ['caramel', 'action', 'success', 'info', 'attention', 'neutral'] as const satisfies PrizeTone[]

type PrizeFieldsProps = {
  draft: PrizeDraft
  change: (part: Partial<PrizeDraft>) => void
  faults: FieldFaults
}

export function PrizeFields({ draft, change, faults }: PrizeFieldsProps) {
  const { prizeEditor } = useOfficeStoreWords()
  const language = useLanguage()
  const { data: categories } = useSuspenseQuery(categoriesQuery)
  return (
    <>
      <TitledCard title={prizeEditor.terms}>
        <Select
          label={prizeEditor.kind}
          value={draft.kind}
          options={prizeKinds.map((value) => ({ value, label: prizeEditor.kinds[value] }))}
          onChange={({ target }) =>
            change({ kind: prizeKinds.find((value) => value === target.value) ?? draft.kind })
          }
        />
        <EditorRow>
          <TextField
            name="price"
            label={prizeEditor.price}
            inputMode="numeric"
            value={draft.price}
            after={prizeEditor.coins}
            fault={faults.price}
            onChange={({ target }) => change({ price: target.value })}
          />
          <TextField
            name="limit_per_member"
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
            fault={faults.category}
            options={categories.map(({ id, titles }) => ({ value: id, label: textIn(titles, language) }))}
            onChange={({ target }) => change({ category: target.value })}
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
          <DateField
            name="opens_at"
            label={prizeEditor.opens}
            optional={prizeEditor.optional}
            value={draft.opens}
            onChange={(opens) => change({ opens })}
          />
          <DateField
            name="closes_at"
            label={prizeEditor.closes}
            optional={prizeEditor.optional}
            value={draft.closes}
            fault={faults.closes_at}
            onChange={(closes) => change({ closes })}
          />
        </EditorRow>
        <EditorChoices
          label={prizeEditor.audience}
          values={signUpProfiles}
          chosen={draft.audience}
          labels={prizeEditor.profiles}
          onChange={(audience) => change({ audience })}
        />
        <Checkbox checked={draft.is_grand} onChange={({ target }) => change({ is_grand: target.checked })}>
          {prizeEditor.grand}
        </Checkbox>
      </TitledCard>
      {draft.kind === 'experience' && <Includes draft={draft} change={change} />}
    </>
  )
}

function Includes({ draft, change }: Pick<PrizeFieldsProps, 'draft' | 'change'>) {
  const { prizeEditor } = useOfficeStoreWords()
  return (
    <TitledCard title={prizeEditor.includes} note={prizeEditor.includesHint}>
      {languages.map((language) => (
        <TextArea
          key={language}
          name={`includes.${language}`}
          label={prizeEditor.includesIn(prizeEditor.writing.languages[language])}
          optional={prizeEditor.optional}
          value={draft.includes[language]}
          onChange={({ target }) => change({ includes: { ...draft.includes, [language]: target.value } })}
          lang={language}
          rows={4}
        />
      ))}
    </TitledCard>
  )
}
