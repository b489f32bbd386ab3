import { SentProduct } from '#contract/catalogue-office.ts'
import { EditorRow } from '#web/office/kit/editor.tsx'
import { longestOf } from '#web/platform/bounds.ts'
import type { FieldFaults } from '#web/platform/sending.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TitledCard } from '#web/ui/titled-card.tsx'
import type { ProductDraft } from './draft.ts'
import { useOfficeCatalogueWords } from './words.ts'

export type ProductRow = {
  draft: ProductDraft
  change: (part: Partial<ProductDraft>) => void
  faults: FieldFaults
}

const fields = SentProduct.shape

export function ProductFields({ draft, change, faults }: ProductRow) {
  const { productEditor, productList } = useOfficeCatalogueWords()
  return (
    <TitledCard title={productEditor.facts}>
      <EditorRow>
        <TextField
          name="title"
          label={productList.name}
          value={draft.title}
          fault={faults.title}
          maxLength={longestOf(fields.title)}
          onChange={({ target }) => change({ title: target.value })}
        />
        <TextField
          name="brand"
          label={productList.brand}
          value={draft.brand}
          fault={faults.brand}
          maxLength={longestOf(fields.brand)}
          onChange={({ target }) => change({ brand: target.value })}
        />
      </EditorRow>
      <EditorRow>
        <TextField
          name="sku"
          label={productList.sku}
          value={draft.sku}
          fault={faults.sku}
          maxLength={longestOf(fields.sku)}
          onChange={({ target }) => change({ sku: target.value })}
        />
        <TextField
          name="ean"
          label={productList.ean}
          optional={productEditor.optional}
          inputMode="numeric"
          value={draft.ean}
          fault={faults.ean}
          onChange={({ target }) => change({ ean: target.value })}
        />
      </EditorRow>
      <EditorRow>
        <TextField
          name="rate_thousandths"
          label={productEditor.rate}
          hint={productEditor.rateHint}
          inputMode="decimal"
          value={draft.rate}
          after={productEditor.perReal}
          fault={faults.rate_thousandths}
          onChange={({ target }) => change({ rate: target.value })}
        />
        <TextField
          name="slug"
          label={productEditor.slug}
          hint={productEditor.slugHint}
          value={draft.slug}
          fault={faults.slug}
          onChange={({ target }) => change({ slug: target.value })}
        />
      </EditorRow>
      <EditorRow>
        <TextField
          name="bag_grams"
          label={productEditor.bag}
          optional={productEditor.optional}
          inputMode="decimal"
          value={draft.bag}
          after={productEditor.kilograms}
          fault={faults.bag_grams}
          onChange={({ target }) => change({ bag: target.value })}
        />
        <TextField
          type="color"
          name="color"
          label={productEditor.color}
          value={draft.color}
          onChange={({ target }) => change({ color: target.value })}
        />
      </EditorRow>
      <Checkbox
        checked={draft.active}
        hint={productEditor.activeHint}
        onChange={({ target }) => change({ active: target.checked })}
      >
        {productEditor.active}
      </Checkbox>
    </TitledCard>
  )
}
