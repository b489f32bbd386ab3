import { useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import type { updateAvatar, updateCover } from '#contract/members.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { useSending } from '#web/platform/sending.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useObjectUrl } from '#web/ui/object-url.ts'
import { Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { toast } from '#web/ui/toasts.ts'
import { cropped } from './crop.ts'
import styles from './crop-dialog.module.css'
import { useProfileWords } from './profile-words.ts'
import 'react-easy-crop/react-easy-crop.css'

type CropDialogProps = {
  call: typeof updateAvatar | typeof updateCover
  title: string
  shape: { width: number; height: number }
  file: File
  onChanged: () => Promise<void>
  onClose: () => void
}

export function CropDialog({ call, title, shape, file, onChanged, onClose }: CropDialogProps) {
  const { images } = useProfileWords()
  const url = useObjectUrl(file)
  const [position, setPosition] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area>()
  const [isBroken, setBroken] = useState(false)
  const [percent, setPercent] = useState(0)
  const { isSending, failure, submit } = useSending(async (chosen: Area) => {
    setPercent(0)
    const image = await cropped(file, chosen, shape)
    await memberApi.call(call, { image }, { onProgress: setPercent })
    await onChanged()
    toast(images.saved)
    onClose()
  })
  const problem = isBroken
    ? images.unreadable
    : failure && (failure.fields.image || failure.message || images.failed)
  return (
    <Dialog
      isOpen
      title={title}
      leaveLabel={images.cancel}
      onClose={onClose}
      isBusy={isSending}
      footer={
        <Button
          isFullWidth
          disabled={!area || isBroken}
          isBusy={isSending}
          onClick={() => area && submit(area)}
        >
          {isSending ? images.sending(percent) : images.save}
        </Button>
      }
    >
      <Stack gap={4}>
        <Text look="quiet">{images.cropHint}</Text>
        <div className={styles.area} data-round={shape.width === shape.height}>
          {url && (
            <Cropper
              image={url}
              crop={position}
              zoom={zoom}
              aspect={shape.width / shape.height}
              cropShape={shape.width === shape.height ? 'round' : 'rect'}
              showGrid={false}
              disableAutomaticStylesInjection
              onCropChange={setPosition}
              onZoomChange={setZoom}
              onCropComplete={(_, pixels) => setArea(pixels)}
              cropperProps={{ role: 'group', 'aria-label': images.area }}
              mediaProps={{ onError: () => setBroken(true) }}
            />
          )}
        </div>
        <label className={styles.zoom}>
          <b>{images.zoom}</b>
          <input
            type="range"
            min={1}
            max={3}
            step={0.05}
            value={zoom}
            onChange={({ target }) => setZoom(Number(target.value))}
          />
        </label>
        {isSending && <progress aria-label={images.sending(percent)} max={100} value={percent} />}
        <div role="alert">{problem && <Notice kind="error">{problem}</Notice>}</div>
      </Stack>
    </Dialog>
  )
}
