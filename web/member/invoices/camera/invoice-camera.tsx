import { type RefObject, useState } from 'react'
import { useInvoicesWords } from '#web/member/invoices/words.ts'
import type { FileFieldHandle } from '#web/ui/file-field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { PhotoFault } from './photo-fault.ts'

type Dialog = typeof import('./camera-dialog.tsx').CameraDialog
type Field = RefObject<FileFieldHandle | null>
type Know = (photo: File, fault: PhotoFault | undefined) => void

/** Our camera, loaded when it is opened. Without one, `open` is undefined and the device's own is used. */
export function useInvoiceCamera(field: Field, know: Know) {
  const { camera } = useInvoicesWords()
  const [CameraDialog, setCameraDialog] = useState<Dialog>()
  const [hasFailed, setFailed] = useState(false)
  const isThere = typeof navigator.mediaDevices?.getUserMedia === 'function' && !hasFailed

  async function open() {
    try {
      const loaded = await import('./camera-dialog.tsx')
      setCameraDialog(() => loaded.CameraDialog)
    } catch (error) {
      setFailed(true)
      reportError(error)
    }
  }

  function close() {
    setCameraDialog(undefined)
  }

  function take(file: File) {
    close()
    field.current?.take(file)
  }

  function takePhoto(photo: File, fault: PhotoFault | undefined) {
    know(photo, fault)
    take(photo)
  }

  return {
    open: isThere ? () => void open() : undefined,
    view: (
      <>
        <div role="status">{hasFailed && <Notice kind="neutral">{camera.notLoaded}</Notice>}</div>
        {CameraDialog && <CameraDialog onPhoto={takePhoto} onFile={take} onClose={close} />}
      </>
    ),
  }
}
