import { EditorChoices, EditorRow } from '#web/office/kit/editor.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TitledCard } from '#web/ui/titled-card.tsx'
import type { ProductDraft } from './draft.ts'
import type { ProductRow } from './product-fields.tsx'
import { useOfficeCatalogueWords } from './words.ts'

const phases = ['puppies', 'adults', 'pregnant', 'lactating'] as const
const marks = ['any', 'yes', 'no'] as const
const markKeys = ['castrated', 'weightControl', 'senior'] as const satisfies (keyof ProductDraft)[]

export function ForWhomFields({ draft, change, faults }: ProductRow) {
  const { productEditor, productList } = useOfficeCatalogueWords()
  return (
    <TitledCard title={productEditor.forWhom} note={productEditor.forWhomNote}>
      <EditorRow>
        <Select
          label={productList.pet}
          value={draft.pet}
          options={(['dog', 'cat'] as const).map((value) => ({ value, label: productList.pets[value] }))}
          onChange={({ target }) => change({ pet: target.value === 'cat' ? 'cat' : 'dog' })}
        />
        <TextField
          name="energy"
          label={productList.energy}
          optional={productEditor.optional}
          inputMode="numeric"
          value={draft.energy}
          fault={faults.energy}
          onChange={({ target }) => change({ energy: target.value })}
        />
      </EditorRow>
      <EditorChoices
        label={productEditor.phase}
        values={phases}
        chosen={draft.phases}
        labels={productEditor.phases}
        onChange={(phases) => change({ phases })}
      />
      <EditorRow>
        <TextField
          name="weight_from_grams"
          label={productEditor.weightFrom}
          optional={productEditor.optional}
          inputMode="decimal"
          value={draft.weightFrom}
          after={productEditor.kilograms}
          fault={faults.weight_from_grams}
          onChange={({ target }) => change({ weightFrom: target.value })}
        />
        <TextField
          name="weight_to_grams"
          label={productEditor.weightTo}
          optional={productEditor.optional}
          inputMode="decimal"
          value={draft.weightTo}
          after={productEditor.kilograms}
          fault={faults.weight_to_grams}
          onChange={({ target }) => change({ weightTo: target.value })}
        />
      </EditorRow>
      <EditorRow>
        {markKeys.map((key) => (
          <Select
            key={key}
            label={productEditor.marked[key]}
            value={draft[key]}
            options={marks.map((value) => ({ value, label: productEditor.marks[value] }))}
            onChange={({ target }) => change({ [key]: marks.find((mark) => mark === target.value) ?? 'any' })}
          />
        ))}
      </EditorRow>
    </TitledCard>
  )
}
