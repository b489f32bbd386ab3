import { IconTrash } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import type { PrizeTone } from '#contract/prize-fields.ts'
import { addPrizeImage, type OfficePrize, officePrizes, removePrizeImage } from '#contract/store-office.ts'
import { PictureButton } from '#web/office/kit/file-button.tsx'
import { officeApi } from '#web/office/kit/office-api.ts'
import { useAction } from '#web/office/kit/use-action.ts'
import { refresh } from '#web/platform/query.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Row } from '#web/ui/stack.tsx'
import { TitledCard } from '#web/ui/titled-card.tsx'
import { toast } from '#web/ui/toasts.ts'
import styles from './store.module.css'
import { useOfficeStoreWords } from './words.ts'

/** The code for cropping is loaded with the first chosen picture. */
const PhotoDialog = lazy(async () => ({ default: (await import('./photo-dialog.tsx')).PhotoDialog }))

type PrizePicturesProps = {
  prize: OfficePrize
  tone: PrizeTone
  version: number
  onChanged: (version: number) => void
}

export function PrizePictures({ prize: { id, images }, tone, version, onChanged }: PrizePicturesProps) {
  const { prizePictures } = useOfficeStoreWords()
  const [photo, setPhoto] = useState<File>()
  const add = async (image: File) => {
    onChanged((await officeApi.call(addPrizeImage, { id, image })).version)
    toast(prizePictures.added)
    await refresh(officePrizes)
  }
  const removing = useAction({
    act: async (image: string) =>
      onChanged((await officeApi.call(removePrizeImage, { id, image, version })).version),
    done: prizePictures.removed,
    failed: prizePictures.failed,
    refreshes: [officePrizes],
  })
  const isBusy = removing.isPending
  return (
    <TitledCard
      title={prizePictures.title}
      note={prizePictures.note}
      end={<PictureButton label={prizePictures.add} isBusy={isBusy} onFile={setPhoto} />}
    >
      {images.length > 0 && (
        <Row as="ul" gap={3}>
          {images.map((image, place) => (
            <li key={image} className={styles.picture}>
              <img src={`/files/${image}`} width="96" height="96" alt={prizePictures.picture(place + 1)} />
              <IconButton
                Icon={IconTrash}
                label={prizePictures.remove(place + 1)}
                disabled={isBusy}
                onClick={() => removing.mutate(image)}
              />
            </li>
          ))}
        </Row>
      )}
      {photo && (
        <Suspense>
          <PhotoDialog file={photo} tone={tone} onSend={add} onClose={() => setPhoto(undefined)} />
        </Suspense>
      )}
    </TitledCard>
  )
}
