import { IconBulb, IconUpload } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useCameraWords } from '#web/member/invoices/camera-words.ts'
import { acceptedFiles } from '#web/member/invoices/file-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Columns } from '#web/ui/columns.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { Text } from '#web/ui/text.tsx'
import { automaticByDefault, keepAutomatic } from './automatic.ts'
import styles from './camera.module.css'
import { FileButton } from './file-button.tsx'
import { PaperOutline } from './paper-outline.tsx'
import type { PhotoDesk } from './photo-desk.ts'
import type { Corners } from './picture.ts'
import type { Part } from './stitch.ts'
import { takePhoto } from './take-photo.ts'
import { useTorch } from './torch.ts'
import { useWatching } from './watching.ts'

type ViewfinderProps = {
  stream: MediaStream | undefined
  desk: PhotoDesk | undefined
  place: number
  hasParts: boolean
  onTaken: (part: Part) => void
  onFile?: (file: File) => void
  onBack?: () => void
  /** In the place of other ways. The camera then stays open for the next paper. */
  aside?: ReactNode
}

export function Viewfinder(props: ViewfinderProps) {
  const { stream, desk, place, hasParts, onTaken, onFile, onBack, aside } = props
  const camera = useCameraWords()
  const video = useRef<HTMLVideoElement>(null)
  const shutter = useRef<HTMLButtonElement>(null)
  const isTaking = useRef(false)
  const [isAutomatic, setAutomatic] = useState(automaticByDefault)
  const torch = useTorch(stream)
  const isPart = place > 0 || hasParts
  const watched = useWatching({
    video,
    desk,
    isPart,
    onReady: (corners) => {
      // The next part would be the same once more, before anybody has moved on.
      if (isAutomatic && !hasParts) void take(corners)
    },
  })

  useEffect(() => {
    if (!video.current || !stream) return
    video.current.srcObject = stream
    // Playing is refused when the dialog closes meanwhile.
    video.current.play().catch(() => undefined)
  }, [stream])

  useEffect(() => {
    if (hasParts) shutter.current?.focus()
  }, [hasParts])

  async function take(corners: Corners | undefined) {
    if (isTaking.current || !video.current || video.current.videoWidth === 0) return
    isTaking.current = true
    // The picture that is taken stands still while it is straightened.
    video.current.pause()
    try {
      onTaken(await takePhoto(video.current, desk, corners))
      if (aside) await video.current?.play()
    } catch (error) {
      reportError(error)
      await video.current?.play()
    } finally {
      isTaking.current = false
    }
  }

  function switchAutomatic(next: boolean) {
    setAutomatic(next)
    keepAutomatic(next)
  }

  return (
    <Stack className={styles.viewfinder}>
      <div className={styles.picture} data-advice={watched?.advice}>
        <video ref={video} aria-label={camera.picture} muted playsInline />
        {watched?.paper && <PaperOutline corners={watched.paper.corners} size={watched.size} />}
        <p className={styles.advice} role="status">
          <span>{stream ? watched && camera.advice[watched.advice] : camera.starting}</span>
        </p>
      </div>
      <Columns widths={['1fr', 'auto', '1fr']} align="center" className={styles.controls}>
        <div className={styles.aside}>
          {aside}
          {hasParts && onBack && (
            <Button variant="soft" size="small" onClick={onBack}>
              {camera.back}
            </Button>
          )}
          {!hasParts && onFile && (
            <FileButton accept={acceptedFiles} variant="soft" size="small" onFile={onFile}>
              <IconUpload aria-hidden="true" />
              {camera.chooseFile}
            </FileButton>
          )}
        </div>
        <button
          ref={shutter}
          className={styles.shutter}
          type="button"
          aria-label={camera.shutter}
          aria-disabled={!stream}
          onClick={() => void take(undefined)}
        />
        <div className={styles.aside}>
          {torch.isThere && (
            <Button
              variant={torch.isOn ? 'primary' : 'soft'}
              size="small"
              aria-pressed={torch.isOn}
              onClick={torch.toggle}
            >
              <IconBulb aria-hidden="true" />
              {camera.torch}
            </Button>
          )}
        </div>
      </Columns>
      {hasParts ? (
        <Text look="quiet" isCentred>
          {camera.nextPart}
        </Text>
      ) : (
        <Switch
          label={camera.automatic}
          checked={isAutomatic}
          onChange={({ target }) => switchAutomatic(target.checked)}
        />
      )}
    </Stack>
  )
}
