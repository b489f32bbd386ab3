import { IconCamera, IconUpload } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useCameraWords } from '#web/member/invoices/camera-words.ts'
import { acceptedFiles } from '#web/member/invoices/file-words.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Stack } from '#web/ui/stack.tsx'
import styles from './camera.module.css'
import type { CameraFailure } from './camera-stream.ts'
import { FileButton } from './file-button.tsx'

type CameraFailedProps = {
  failure: CameraFailure
  accept?: string
  onFile: (file: File) => void
  children?: ReactNode
}

/** Why our camera does not open, and the ways that were there before it. */
export function CameraFailed({ failure, accept = acceptedFiles, onFile, children }: CameraFailedProps) {
  const camera = useCameraWords()
  return (
    <Stack className={styles.failed}>
      <div role="alert">
        <Notice kind="attention">{camera.failures[failure]}</Notice>
      </div>
      {failure !== 'missing' && (
        <FileButton accept="image/*" isCapture isFullWidth onFile={onFile}>
          <IconCamera aria-hidden="true" />
          {camera.ownCamera}
        </FileButton>
      )}
      <FileButton accept={accept} variant="soft" isFullWidth onFile={onFile}>
        <IconUpload aria-hidden="true" />
        {camera.chooseFile}
      </FileButton>
      {children}
    </Stack>
  )
}
