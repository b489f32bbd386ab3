import { useRef, useState } from 'react'
import { useInvoicesWords } from '#web/member/invoices/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Row, Stack } from '#web/ui/stack.tsx'
import type { PhotoFault } from './photo-fault.ts'

/** What is wrong with the photo that was chosen last. */
export function usePhotoCheck() {
  const [fault, setFault] = useState<PhotoFault>()
  const latest = useRef<File>(undefined)

  async function check(file: File | undefined) {
    if (file && latest.current === file) return
    latest.current = file
    setFault(undefined)
    if (!file?.type.startsWith('image/')) return
    const { checkPhoto } = await import('./check-photo.ts')
    const found = await checkPhoto(file)
    if (latest.current === file) setFault(found)
  }

  return {
    fault,
    // A photo that cannot be checked is sent unchecked.
    check: (file: File | undefined) => void check(file).catch(reportError),
    /** The camera has checked it already. */
    know(file: File, found: PhotoFault | undefined) {
      latest.current = file
      setFault(found)
    },
    forgive: () => setFault(undefined),
  }
}

type PhotoNoticeProps = { fault: PhotoFault | undefined; onAnother: () => void; onKeep: () => void }

export function PhotoNotice({ fault, onAnother, onKeep }: PhotoNoticeProps) {
  const { camera } = useInvoicesWords()
  return (
    <div role="status">
      {fault && (
        <Notice kind="attention">
          <Stack gap={3}>
            <p>{camera.faults[fault]}</p>
            <Row gap={2}>
              <Button size="small" variant="soft" onClick={onAnother}>
                {camera.takeAnother}
              </Button>
              <Button size="small" variant="quiet" onClick={onKeep}>
                {camera.keep}
              </Button>
            </Row>
          </Stack>
        </Notice>
      )}
    </div>
  )
}
