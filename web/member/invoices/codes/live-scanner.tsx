import { IconBulb, IconPhoto } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import cameraStyles from '#web/member/invoices/camera/camera.module.css'
import { useCameraStream } from '#web/member/invoices/camera/camera-stream.ts'
import { FileButton } from '#web/member/invoices/camera/file-button.tsx'
import { useTorch } from '#web/member/invoices/camera/torch.ts'
import { useCameraWords } from '#web/member/invoices/camera-words.ts'
import { useInvoicesWords } from '#web/member/invoices/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Row, Stack } from '#web/ui/stack.tsx'
import styles from './live-scanner.module.css'
import { ScannerFailed } from './scanner-failed.tsx'
import { useScanning } from './scanning.ts'

type LiveScannerProps = {
  told: string
  /** While a photo is read. */
  isPaused: boolean
  onTexts: (texts: readonly string[]) => Promise<void>
  onFile: (photo: File) => void
}

export function LiveScanner({ told, isPaused, onTexts, onFile }: LiveScannerProps) {
  const { recommendation } = useInvoicesWords()
  const camera = useCameraWords()
  const { stream, failure } = useCameraStream()
  const video = useRef<HTMLVideoElement>(null)
  const torch = useTorch(stream)
  useScanning({ video, isPaused: isPaused || !stream, onTexts })

  useEffect(() => {
    if (!video.current || !stream) return
    video.current.srcObject = stream
    // Playing is refused when the dialog closes meanwhile.
    video.current.play().catch(() => undefined)
  }, [stream])

  if (failure) return <ScannerFailed failure={failure} told={told} onFile={onFile} />
  return (
    <Stack className={cameraStyles.viewfinder}>
      <div className={cameraStyles.picture}>
        <video ref={video} aria-label={camera.picture} muted playsInline />
        <span className={styles.aim} aria-hidden="true" />
        <p className={cameraStyles.advice} role="status">
          <span>{stream || isPaused ? told : camera.starting}</span>
        </p>
      </div>
      <Row gap={3} spread="center">
        <FileButton accept="image/*" variant="soft" onFile={onFile}>
          <IconPhoto aria-hidden="true" />
          {recommendation.scanner.photo}
        </FileButton>
        {torch.isThere && (
          <Button variant={torch.isOn ? 'primary' : 'soft'} aria-pressed={torch.isOn} onClick={torch.toggle}>
            <IconBulb aria-hidden="true" />
            {camera.torch}
          </Button>
        )}
      </Row>
    </Stack>
  )
}
