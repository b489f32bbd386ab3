import { IconTrash } from '@tabler/icons-react'
import { addPrizeImage, type OfficePrize, officePrizes, removePrizeImage } from '#contract/store-office.ts'
import { PictureButton } from '#web/office/kit/file-button.tsx'
import { officeApi } from '#web/office/kit/office-api.ts'
import { useAction } from '#web/office/kit/use-action.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Row } from '#web/ui/stack.tsx'
import { TitledCard } from '#web/ui/titled-card.tsx'
import styles from './store.module.css'
import { useOfficeStoreWords } from './words.ts'

type PrizePicturesProps = { prize: OfficePrize; version: number; onChanged: (version: number) => void }

export function PrizePictures({ prize: { id, images }, version, onChanged }: PrizePicturesProps) {
  const { prizePictures } = useOfficeStoreWords()
  const outcome = { failed: prizePictures.failed, refreshes: [officePrizes] }
  const adding = useAction({
    act: async (image: File) => onChanged((await officeApi.call(addPrizeImage, { id, image })).version),
    done: prizePictures.added,
    ...outcome,
  })
  const removing = useAction({
    act: async (image: string) =>
      onChanged((await officeApi.call(removePrizeImage, { id, image, version })).version),
    done: prizePictures.removed,
    ...outcome,
  })
  const isBusy = adding.isPending || removing.isPending
  return (
    <TitledCard
      title={prizePictures.title}
      note={prizePictures.note}
      end={<PictureButton label={prizePictures.add} isBusy={isBusy} onFile={adding.mutate} />}
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
    </TitledCard>
  )
}
