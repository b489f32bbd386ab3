import { useState } from 'react'
import type { Area } from 'react-easy-crop'
import type { updateAvatar, updateCover } from '#contract/members.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { useSending } from '#web/platform/sending.ts'
import { Button } from '#web/ui/button.tsx'
import { CropArea } from '#web/ui/crop-area.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useShownPicture } from '#web/ui/shown-picture.ts'
import { Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { toast } from '#web/ui/toasts.ts'
import { cropped } from './crop.ts'
import styles from './crop-dialog.module.css'
import { useProfileWords } from './profile-words.ts'

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
  const [area, setArea] = useState<Area>()
  const [isBroken, setBroken] = useState(false)
  const [percent, setPercent] = useState(0)
  const shown = useShownPicture(file)
  // Safari decodes no picture at a smaller scale: a large one is cropped as it is, or could not be at all.
  const picture = shown === null ? file : shown
  const { isSending, failure, submit } = useSending(async (chosen: Area) => {
    if (!picture) return
    setPercent(0)
    const image = await cropped(picture, chosen, shape)
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
        {picture && (
          <CropArea
            file={picture}
            shape={shape}
            isRound={shape.width === shape.height}
            words={images}
            onArea={setArea}
            onBroken={() => setBroken(true)}
          />
        )}
        {isSending && (
          <progress
            className={styles.progress}
            aria-label={images.sending(percent)}
            max={100}
            value={percent}
          />
        )}
        <div role="alert">{problem && <Notice kind="error">{problem}</Notice>}</div>
      </Stack>
    </Dialog>
  )
}
