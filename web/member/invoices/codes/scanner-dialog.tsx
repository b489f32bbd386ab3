import { useState } from 'react'
import { useCameraWords } from '#web/member/invoices/camera-words.ts'
import { codesIn } from '#web/member/invoices/reading/code-reader.ts'
import { useInvoicesWords } from '#web/member/invoices/words.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { LiveScanner } from './live-scanner.tsx'
import { useScannedTexts } from './scanned-texts.ts'
import { ScannerFailed } from './scanner-failed.tsx'

type ScannerDialogProps = { onCode: (code: string) => void; onClose: () => void }

/** The live camera, or a photo, until a code of ours is seen. */
export function ScannerDialog({ onCode, onClose }: ScannerDialogProps) {
  const { recommendation } = useInvoicesWords()
  const camera = useCameraWords()
  const { told, tell, take } = useScannedTexts(onCode)
  const [isReading, setReading] = useState(false)
  const hasCamera = typeof navigator.mediaDevices?.getUserMedia === 'function'

  async function readPhoto(photo: File) {
    setReading(true)
    tell('reading')
    try {
      const texts = await codesIn(photo)
      if (texts.length > 0) await take(texts)
      else tell('nothing')
    } catch (error) {
      tell('nothing')
      reportError(error)
    } finally {
      setReading(false)
    }
  }

  const onFile = (photo: File) => void readPhoto(photo)
  return (
    <Dialog
      isOpen
      isFullScreen
      title={recommendation.scanner.title}
      leaveLabel={camera.close}
      onClose={onClose}
    >
      {hasCamera ? (
        <LiveScanner told={told} isPaused={isReading} onTexts={take} onFile={onFile} />
      ) : (
        <ScannerFailed failure="busy" told={told} onFile={onFile} />
      )}
    </Dialog>
  )
}
