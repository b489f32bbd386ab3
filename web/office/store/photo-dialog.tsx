import { useEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { PrizeTone } from '#contract/prize-fields.ts'
import { type Area, croppedPicture } from '#web/platform/crop.ts'
import { useSending } from '#web/platform/sending.ts'
import { Button } from '#web/ui/button.tsx'
import { Columns } from '#web/ui/columns.tsx'
import { CropArea } from '#web/ui/crop-area.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { Text } from '#web/ui/text.tsx'
import { Tile } from '#web/ui/tile.tsx'
import { clearBackground } from './clear-background.ts'
import styles from './photo-dialog.module.css'
import { useOfficeStoreWords } from './words.ts'

/** As large as the server keeps it. */
const shape = { width: 800, height: 800 }
const preview = { width: 240, height: 240 }

type PhotoDialogProps = {
  file: File
  tone: PrizeTone
  onSend: (image: File) => Promise<void>
  onClose: () => void
}

export function PhotoDialog({ file, tone, onSend, onClose }: PhotoDialogProps) {
  const { prizePictures } = useOfficeStoreWords()
  const words = prizePictures.photo
  const [area, setArea] = useState<Area>()
  const [isBroken, setBroken] = useState(false)
  const [isCleared, setCleared] = useState(true)
  const [threshold, setThreshold] = useState(24)
  const ground = isCleared ? threshold : undefined
  const shown = useShown(file, area, ground)
  const { isSending, failure, submit } = useSending(async (chosen: Area) => {
    await onSend(await asFile(drawn(await croppedPicture(file, chosen, shape), ground)))
    onClose()
  })
  const problem = isBroken
    ? words.unreadable
    : failure && (failure.fields.image || failure.message || prizePictures.failed)
  // Outside the form of the prize, which it would otherwise send.
  return createPortal(
    <Dialog
      isOpen
      isWide
      title={words.title}
      leaveLabel={words.cancel}
      isBusy={isSending}
      onClose={onClose}
      footer={
        <Button
          isFullWidth
          disabled={!area || isBroken}
          isBusy={isSending}
          onClick={() => area && submit(area)}
        >
          {prizePictures.add}
        </Button>
      }
    >
      <Columns widths={['1fr', '1fr']} from={900} gap={5}>
        <Stack>
          <Text look="quiet">{words.hint}</Text>
          <CropArea
            file={file}
            shape={shape}
            words={words}
            onArea={setArea}
            onBroken={() => setBroken(true)}
          />
          <div role="alert">{problem && <Notice kind="error">{problem}</Notice>}</div>
        </Stack>
        <Stack>
          <Switch
            label={words.clear}
            hint={words.clearHint}
            checked={isCleared}
            onChange={({ target }) => setCleared(target.checked)}
          />
          <label className={styles.threshold}>
            <b>{words.threshold}</b>
            <input
              type="range"
              min={2}
              max={100}
              value={threshold}
              disabled={!isCleared}
              onChange={({ target }) => setThreshold(Number(target.value))}
            />
          </label>
          <b>{words.preview}</b>
          <Columns widths={['1fr', '1fr']}>
            <Preview shown={shown} tone={tone} scheme="light" />
            <Preview shown={shown} tone={tone} scheme="dark" />
          </Columns>
        </Stack>
      </Columns>
    </Dialog>,
    document.body,
  )
}

/** The photograph is opened once for each area, and not for each step of the threshold. */
function useShown(file: File, area: Area | undefined, ground: number | undefined) {
  const [picture, setPicture] = useState<ImageBitmap>()
  useEffect(() => {
    let isOver = false
    // What cannot be drawn is told by the crop area, which shows the same file.
    if (area)
      croppedPicture(file, area, preview).then(
        (made) => !isOver && setPicture(made),
        () => undefined,
      )
    return () => {
      isOver = true
    }
  }, [file, area])
  return useMemo(() => picture && drawn(picture, ground), [picture, ground])
}

type PreviewProps = { shown: HTMLCanvasElement | undefined; tone: PrizeTone; scheme: 'light' | 'dark' }

function Preview({ shown, tone, scheme }: PreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!shown || !context) return
    context.canvas.width = shown.width
    context.canvas.height = shown.height
    context.drawImage(shown, 0, 0)
  }, [shown])
  return (
    <div data-scheme={scheme} className={styles.preview}>
      <Tile tone={tone} sizePx={120} isWide isFilled>
        <canvas ref={canvas} width={preview.width} height={preview.height} />
      </Tile>
    </div>
  )
}

function drawn(picture: ImageBitmap, ground: number | undefined): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = picture.width
  canvas.height = picture.height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('The picture was not drawn')
  context.drawImage(picture, 0, 0)
  if (ground === undefined) return canvas
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height)
  clearBackground(pixels, ground)
  context.putImageData(pixels, 0, 0)
  return canvas
}

/** As PNG, which every browser can write and which keeps what is transparent; the server makes it small. */
function asFile(canvas: HTMLCanvasElement): Promise<File> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(new File([blob], 'prize.png', { type: 'image/png' }))
      else reject(new Error('The picture was not drawn'))
    }, 'image/png')
  })
}
