import { type OfficeProduct, officeProduct, setProductImage } from '#contract/catalogue-office.ts'
import { EditorPane } from '#web/office/kit/editor.tsx'
import { officeApi } from '#web/office/kit/office-api.ts'
import { PictureButton } from '#web/office/kit/picture-button.tsx'
import { useAction } from '#web/office/kit/use-action.ts'
import styles from './catalogue.module.css'
import { useOfficeCatalogueWords } from './words.ts'

type ProductPictureProps = { product: OfficeProduct; onChanged: (version: number) => void }

export function ProductPicture({ product: { id, image, title }, onChanged }: ProductPictureProps) {
  const { productEditor } = useOfficeCatalogueWords()
  const { isPending, mutate } = useAction({
    act: async (file: File) =>
      onChanged((await officeApi.call(setProductImage, { id, image: file })).version),
    done: productEditor.pictureSaved,
    failed: productEditor.failed,
    refreshes: [officeProduct.path],
  })
  return (
    <EditorPane
      title={productEditor.picture}
      note={productEditor.pictureNote}
      aside={<PictureButton label={productEditor.choosePicture} isBusy={isPending} onFile={mutate} />}
    >
      {image && (
        <img className={styles.picture} src={`/files/${image}`} width="120" height="120" alt={title} />
      )}
    </EditorPane>
  )
}
