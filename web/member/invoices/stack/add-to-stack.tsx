import { IconCamera, IconStack2, IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { FileButton } from '#web/member/invoices/camera/file-button.tsx'
import { acceptedFiles } from '#web/member/invoices/file-words.ts'
import { useStackWords } from '#web/member/invoices/stack-words.ts'
import { useInvoicesWords } from '#web/member/invoices/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Row, Stack } from '#web/ui/stack.tsx'
import styles from './stack.module.css'
import type { StackCameraProps } from './stack-camera.tsx'

type AddToStackProps = Pick<StackCameraProps, 'items' | 'onFiles'> & { isOff: boolean }
type Camera = typeof import('./stack-camera.tsx').StackCamera

export function AddToStack({ items, isOff, onFiles }: AddToStackProps) {
  const { camera } = useInvoicesWords()
  const stack = useStackWords()
  const [StackCamera, setStackCamera] = useState<Camera>()
  const [hasFailed, setFailed] = useState(false)
  const isThere = typeof navigator.mediaDevices?.getUserMedia === 'function' && !hasFailed
  const photograph = (
    <>
      <IconCamera aria-hidden="true" />
      {stack.photograph}
    </>
  )

  async function open() {
    try {
      const loaded = await import('./stack-camera.tsx')
      setStackCamera(() => loaded.StackCamera)
    } catch (error) {
      setFailed(true)
      reportError(error)
    }
  }

  return (
    <Stack gap={4} isCentred className={styles.zone}>
      <IconStack2 className={styles.zoneIcon} size={40} aria-hidden="true" />
      <p className={styles.drop}>{stack.drop}</p>
      <Row spread="center" className={styles.ways}>
        <span className={styles.photograph}>
          {isThere ? (
            <Button isFullWidth disabled={isOff} onClick={() => void open()}>
              {photograph}
            </Button>
          ) : (
            <FileButton
              accept="image/*"
              isCapture
              isFullWidth
              disabled={isOff}
              onFile={(file) => onFiles([file])}
            >
              {photograph}
            </FileButton>
          )}
        </span>
        <FileButton accept={acceptedFiles} variant="soft" disabled={isOff} onFiles={onFiles}>
          <IconUpload aria-hidden="true" />
          {stack.choose}
        </FileButton>
      </Row>
      <div role="status">{hasFailed && <Notice kind="neutral">{camera.notLoaded}</Notice>}</div>
      {StackCamera && (
        <StackCamera items={items} onFiles={onFiles} onClose={() => setStackCamera(undefined)} />
      )}
    </Stack>
  )
}
