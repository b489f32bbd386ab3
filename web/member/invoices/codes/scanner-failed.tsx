import { CameraFailed } from '#web/member/invoices/camera/camera-failed.tsx'
import type { CameraFailure } from '#web/member/invoices/camera/camera-stream.ts'
import { useInvoicesWords } from '#web/member/invoices/words.ts'
import { StatusLine } from '#web/ui/status-line.tsx'

type ScannerFailedProps = { failure: CameraFailure; told: string; onFile: (photo: File) => void }

/** Without a live picture there is nothing to aim at; what was found in a photo is told below its buttons. */
export function ScannerFailed({ failure, told, onFile }: ScannerFailedProps) {
  const { recommendation } = useInvoicesWords()
  return (
    <CameraFailed failure={failure} accept="image/*" onFile={onFile}>
      <div role="status">
        {told !== recommendation.scanner.aim && <StatusLine kind="neutral">{told}</StatusLine>}
      </div>
    </CameraFailed>
  )
}
