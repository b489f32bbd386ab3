import { type ChangeEvent, lazy, type ReactNode, Suspense, useState } from 'react'
import type { updateAvatar, updateCover } from '#contract/members.ts'
import { isAccepted } from '#web/ui/file-check.ts'
import { toast } from '#web/ui/toasts.ts'
import styles from './image-change.module.css'
import { useProfileWords } from './profile-words.ts'

/** The code for cropping is loaded with the first chosen picture. */
const CropDialog = lazy(async () => ({ default: (await import('./crop-dialog.tsx')).CropDialog }))

const accept = 'image/jpeg,image/png,image/webp'
const maxBytes = 10 * 1024 * 1024

type ImageChangeProps = {
  call: typeof updateAvatar | typeof updateCover
  title: string
  shape: { width: number; height: number }
  onChanged: () => Promise<void>
  children: ReactNode
}

export function ImageChange({ children, ...change }: ImageChangeProps) {
  const { images } = useProfileWords()
  const [file, setFile] = useState<File>()

  function take({ target }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = target.files ?? []
    // Without this, choosing the same picture again would not count as a change.
    target.value = ''
    if (!chosen) return
    if (!isAccepted(chosen, accept)) toast(images.wrongKind, { kind: 'error' })
    else if (chosen.size > maxBytes) toast(images.tooLarge, { kind: 'error' })
    else setFile(chosen)
  }

  return (
    <>
      <label className={styles.button}>
        <input type="file" accept={accept} onChange={take} />
        {children}
      </label>
      {file && (
        <Suspense>
          <CropDialog {...change} file={file} onClose={() => setFile(undefined)} />
        </Suspense>
      )}
    </>
  )
}
