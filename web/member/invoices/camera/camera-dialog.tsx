import { useState } from 'react'
import { useCameraWords } from '#web/member/invoices/camera-words.ts'
import { maxFileBytes } from '#web/member/invoices/file-words.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { CameraFailed } from './camera-failed.tsx'
import { useCameraStream } from './camera-stream.ts'
import type { PhotoFault } from './photo-fault.ts'
import { type Part, stitched } from './stitch.ts'
import { TakenParts } from './taken-parts.tsx'
import { usePhotoDesk } from './use-photo-desk.ts'
import { Viewfinder } from './viewfinder.tsx'

type CameraDialogProps = {
  /** With what is wrong with the photo, as far as it was taken here. */
  onPhoto: (photo: File, fault: PhotoFault | undefined) => void
  onFile: (file: File) => void
  onClose: () => void
}

export function CameraDialog({ onPhoto, onFile, onClose }: CameraDialogProps) {
  const camera = useCameraWords()
  const { stream, failure } = useCameraStream()
  const desk = usePhotoDesk()
  const [parts, setParts] = useState<readonly Part[]>([])
  // The place of the part that is being taken; undefined while those taken are shown.
  const [place, setPlace] = useState<number | undefined>(0)
  const [isBusy, setBusy] = useState(false)
  const isTaking = place !== undefined

  function taken(part: Part) {
    setParts((earlier) => [...earlier.slice(0, place), part, ...earlier.slice((place ?? 0) + 1)])
    setPlace(undefined)
  }

  function removed({ id }: Part) {
    const left = parts.filter((part) => part.id !== id)
    setParts(left)
    if (left.length === 0) setPlace(0)
  }

  async function use() {
    setBusy(true)
    try {
      onPhoto(await stitched(parts, maxFileBytes), faultOf(parts))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      isOpen
      isFullScreen
      title={isTaking && place > 0 ? camera.partTitle(place + 1) : camera.title}
      leaveLabel={camera.close}
      isBusy={isBusy}
      onClose={onClose}
    >
      {!isTaking ? (
        <TakenParts
          parts={parts}
          isBusy={isBusy}
          onAgain={setPlace}
          onRemove={removed}
          onAdd={() => setPlace(parts.length)}
          onUse={() => void use().catch(reportError)}
        />
      ) : failure ? (
        <CameraFailed failure={failure} onFile={onFile} />
      ) : (
        <Viewfinder
          stream={stream}
          desk={desk}
          place={place}
          hasParts={parts.length > 0}
          onTaken={taken}
          onFile={onFile}
          onBack={() => setPlace(undefined)}
        />
      )}
    </Dialog>
  )
}

/** Each part of a long receipt is cut, so that is no fault of theirs. */
function faultOf(parts: readonly Part[]): PhotoFault | undefined {
  return parts.map(({ fault }) => fault).find((fault) => fault && (fault !== 'cut' || parts.length === 1))
}
