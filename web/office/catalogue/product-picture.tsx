import { type OfficeProduct, officeProduct, setProductImage } from '#contract/catalogue-office.ts'
import { PictureButton } from '#web/office/kit/file-button.tsx'
import { officeApi } from '#web/office/kit/office-api.ts'
import { useAction } from '#web/office/kit/use-action.ts'
import { TitledCard } from '#web/ui/titled-card.tsx'
import { useOfficeCatalogueWords } from './words.ts'

type ProductPictureProps = { product: OfficeProduct; onChanged: (version: number) => void }

export function ProductPicture({ product: { id, image, title }, onChanged }: ProductPictureProps) {
  const { productEditor } = useOfficeCatalogueWords()
  const { isPending, mutate } = useAction({
    act: async (file: File) =>
      onChanged((await officeApi.call(setProductImage, { id, image: file })).version),
    done: productEditor.pictureSaved,
    failed: productEditor.failed,
    refreshes: [officeProduct],
  })
  return (
    <TitledCard
      title={productEditor.picture}
      note={productEditor.pictureNote}
      end={<PictureButton label={productEditor.choosePicture} isBusy={isPending} onFile={mutate} />}
    >
      {image && (
        <img src={`/files/${image}`} width="120" height="120" style={{ objectFit: 'contain' }} alt={title} />
      )}
    </TitledCard>
  )
}
