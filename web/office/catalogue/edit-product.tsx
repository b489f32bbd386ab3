import { createProduct, type OfficeProduct } from '#contract/catalogue-office.ts'
import { officePaths } from '#contract/paths.ts'
import { Editor, EditorBar } from '#web/office/kit/editor.tsx'
import { OfficeScreen } from '#web/office/kit/office-screen.tsx'
import { TextsFields } from '#web/office/kit/texts-fields.tsx'
import { longestOf } from '#web/platform/bounds.ts'
import { Form } from '#web/platform/form.tsx'
import { Tag } from '#web/ui/tag.tsx'
import styles from './catalogue.module.css'
import { EnergyFromAnalysis } from './energy-from-analysis.tsx'
import { ForWhomFields } from './for-whom-fields.tsx'
import { ProductFields } from './product-fields.tsx'
import { ProductPicture } from './product-picture.tsx'
import { useProductEditor } from './use-product-editor.ts'
import { useOfficeCatalogueWords } from './words.ts'

const { detail, descriptions } = createProduct.body.shape

export function EditProduct({ product }: { product: OfficeProduct | undefined }) {
  const { productEditor, productList } = useOfficeCatalogueWords()
  const { draft, isChanged, sending, change, discard, advance } = useProductEditor(product)
  const row = { draft, change, faults: sending.failure?.fields ?? {} }
  return (
    <OfficeScreen
      title={product?.title ?? productList.add}
      above={{ to: officePaths.products, text: productList.title }}
      tags={
        product && (
          <Tag kind={product.active ? 'success' : 'neutral'}>
            {product.active ? productList.active : productList.inactive}
          </Tag>
        )
      }
    >
      <Form
        onSubmit={() => sending.submit(undefined)}
        onEdit={sending.forgive}
        failure={sending.failure}
        fallback={productEditor.failed}
      >
        <Editor>
          <div className={styles.column}>
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
              onEdit={sending.forgive}
              onLanguage={() => undefined}
            />
            {isChanged && (
              <EditorBar
                said={product ? productEditor.unsaved : productEditor.unsavedNew}
                discard={{ label: productEditor.discard, onPress: discard }}
                saveLabel={product ? productEditor.save : productEditor.create}
                isSending={sending.isSending}
              />
            )}
          </div>
          <div className={styles.column}>
            {product && <ProductPicture product={product} onChanged={advance} />}
            <ForWhomFields {...row} />
            <EnergyFromAnalysis
              pet={draft.pet}
              onUse={(energy) => {
                change({ energy: String(energy) })
                sending.forgive('energy')
              }}
            />
          </div>
        </Editor>
      </Form>
    </OfficeScreen>
  )
}
