import { IconCheck } from '@tabler/icons-react'
import { CameraFailed } from '#web/member/invoices/camera/camera-failed.tsx'
import { useCameraStream } from '#web/member/invoices/camera/camera-stream.ts'
import type { Part } from '#web/member/invoices/camera/stitch.ts'
import { usePhotoDesk } from '#web/member/invoices/camera/use-photo-desk.ts'
import { Viewfinder } from '#web/member/invoices/camera/viewfinder.tsx'
import { useCameraWords } from '#web/member/invoices/camera-words.ts'
import type { StackItem } from '#web/member/invoices/device/stack.ts'
import type { Stacked } from '#web/member/invoices/draft.ts'
import { useStackWords } from '#web/member/invoices/stack-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Disc } from '#web/ui/disc.tsx'
import { Row, Stack } from '#web/ui/stack.tsx'
import { statusIcons } from '#web/ui/status-kind.ts'
import { stateOf } from './item-state.ts'
import styles from './stack.module.css'
import { StackPicture, stateKinds } from './stack-row.tsx'
import { mostStacked } from './taken-files.ts'

export type StackCameraProps = {
  items: readonly StackItem[]
  onFiles: (files: readonly File[], known?: Pick<Stacked, 'fault' | 'takenAt'>) => void
  onClose: () => void
}

/** Stays open: each paper drops into the list below, is read there, and the next one can be shown. */
export function StackCamera({ items, onFiles, onClose }: StackCameraProps) {
  const stack = useStackWords()
  const camera = useCameraWords()
  const { stream, failure } = useCameraStream()
  const desk = usePhotoDesk()

  function taken({ jpeg, fault }: Part) {
    onFiles([jpeg], { fault, takenAt: Date.now() })
    if (items.length + 1 >= mostStacked) onClose()
  }

  return (
    <Dialog isOpen isFullScreen title={stack.cameraTitle} leaveLabel={camera.close} onClose={onClose}>
      {failure ? (
        <CameraFailed failure={failure} onFile={(file) => onFiles([file])} />
      ) : (
        <Stack className={styles.camera}>
          <Viewfinder
            stream={stream}
            desk={desk}
            place={0}
            hasParts={false}
            onTaken={taken}
            aside={
              <Button variant="soft" size="small" onClick={onClose}>
                <IconCheck aria-hidden="true" />
                {stack.cameraDone(items.length)}
              </Button>
            }
          />
          <Stack gap={2} isCentred className={styles.taken}>
            <p role="status">{items.length > 0 && stack.taken(items.length)}</p>
            <Row as="ol" hasOneLine>
              {items.toReversed().map((item) => (
                <TakenPicture key={item.name} item={item} items={items} />
              ))}
            </Row>
          </Stack>
        </Stack>
      )}
    </Dialog>
  )
}

function TakenPicture({ item, items }: Pick<StackCameraProps, 'items'> & { item: StackItem }) {
  const stack = useStackWords()
  const { is } = stateOf(item, items)
  const Icon = statusIcons[stateKinds[is]]
  return (
    <li data-is={is}>
      <StackPicture file={item.file} />
      <Disc
        className={styles.badge}
        sizePx={24}
        kind={stateKinds[is]}
        role="img"
        aria-label={stack.states[is]}
      >
        <Icon size={16} aria-hidden="true" />
      </Disc>
    </li>
  )
}
