import {
  createProduct,
  type OfficeProduct,
  officeProduct,
  officeProducts,
  SentProduct,
  updateProduct,
} from '#contract/catalogue-office.ts'
import { linkTo, officePaths } from '#contract/paths.ts'
import { Editor, EditorBar } from '#web/office/kit/editor.tsx'
import { officeApi } from '#web/office/kit/office-api.ts'
import { OfficeScreen } from '#web/office/kit/office-screen.tsx'
import { TextsFields } from '#web/office/kit/texts-fields.tsx'
import { useEditor } from '#web/office/kit/use-editor.ts'
import { longestOf } from '#web/platform/bounds.ts'
import { useLanguage } from '#web/platform/language.ts'
import { draftOf, emptyDraft, factsOf, faultsIn } from './draft.ts'
import { EnergyFromAnalysis } from './energy-from-analysis.tsx'
import { ForWhomFields } from './for-whom-fields.tsx'
import { ProductFields } from './product-fields.tsx'
import { ProductPicture } from './product-picture.tsx'
import { ProductTag } from './product-tag.tsx'
import { useOfficeCatalogueWords } from './words.ts'

const { detail, descriptions } = SentProduct.shape

export function EditProduct({ product }: { product: OfficeProduct | undefined }) {
  const { productEditor, productList } = useOfficeCatalogueWords()
  const { draft, isChanged, sending, faults, change, forgive, discard, advance } = useProductEditor(product)
  const row = { draft, change, faults }
  return (
    <OfficeScreen
      title={product?.title ?? productList.add}
      above={{ to: officePaths.products, text: productList.title }}
      tags={product && <ProductTag product={product} />}
    >
      <Editor
        onSubmit={() => sending.submit(undefined)}
        onEdit={forgive}
        failure={sending.failure}
        fallback={productEditor.failed}
        aside={
          <>
            {product && <ProductPicture product={product} onChanged={advance} />}
            <ForWhomFields {...row} />
            <EnergyFromAnalysis
              pet={draft.pet}
              onUse={(energy) => {
                change({ energy: String(energy) })
                forgive('energy')
              }}
            />
          </>
        }
      >
        <ProductFields {...row} />
        <TextsFields
          words={productEditor.writing}
          titles={draft.titles}
          descriptions={draft.descriptions}
          titlesField="detail"
          longestTitle={longestOf(detail.shape['pt-BR'])}
          longestDescription={longestOf(descriptions.shape['pt-BR'])}
          failure={sending.failure}
          onChange={change}
          onEdit={forgive}
          onLanguage={() => undefined}
        />
        {isChanged && (
          <EditorBar
            message={product ? productEditor.unsaved : productEditor.unsavedNew}
            discard={{ label: productEditor.discard, onPress: discard }}
            saveLabel={product ? productEditor.save : productEditor.create}
            isSending={sending.isSending}
          />
        )}
      </Editor>
    </OfficeScreen>
  )
}

function useProductEditor(product: OfficeProduct | undefined) {
  const { productEditor } = useOfficeCatalogueWords()
  const language = useLanguage()
  return useEditor({
    thing: product,
    start: () => (product ? draftOf(product, language) : { ...emptyDraft, language }),
    faultsIn: (draft) => faultsIn(draft, productEditor.faults),
    update: ({ draft, thing: { id }, version }) =>
      officeApi.call(updateProduct, { id, ...factsOf(draft), version }),
    create: (draft, _how, idempotencyKey) =>
      officeApi.call(createProduct, factsOf(draft), { idempotencyKey }),
    saved: () => productEditor.saved,
    pathOf: (id) => linkTo(officePaths.product, { id }),
    refreshes: [officeProducts, officeProduct],
  })
}
