import { type ChangeEvent, lazy, type ReactNode, Suspense, useState } from 'react'
import type { updateAvatar, updateCover } from '#contract/members.ts'
import { isAccepted } from '#web/ui/file-check.ts'
import { toast } from '#web/ui/toasts.ts'
import styles from './image-change.module.css'
import { useProfileWords } from './profile-words.ts'

/** The cropping comes with the first picture that is chosen. */
const CropDialog = lazy(async () => ({ default: (await import('./crop-dialog.tsx')).CropDialog }))

const accept = 'image/jpeg,image/png,image/webp'
const maxBytes = 10 * 1024 * 1024

type ImageChangeProps = {
  call: typeof updateAvatar | typeof updateCover
  title: string
  shape: { width: number; height: number }
  onChanged: () => Promise<void>
  /** CalculationCard the button looks. */
  children: ReactNode
}

/** Chooses a picture, lets it be cropped to its shape and sends it. */
export function ImageChange({ children, ...change }: ImageChangeProps) {
  const { images } = useProfileWords()
  const [file, setFile] = useState<File>()

  function take({ target }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = target.files ?? []
    // The same picture may be chosen again.
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
