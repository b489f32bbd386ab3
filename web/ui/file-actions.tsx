import { IconCamera, IconTrash, IconUpload } from '@tabler/icons-react'
import { type ChangeEvent, type RefObject, useRef } from 'react'
import { Button } from './button.tsx'
import styles from './file-field.module.css'
import type { FileWords } from './file-words.ts'
import { IconButton } from './icon-button.tsx'

type FileActionsProps = {
  id: string
  describedBy: string | undefined
  words: FileWords
  accept: string
  camera: 'environment' | 'user'
  hasFile: boolean
  photographer: RefObject<HTMLButtonElement | null>
  onCamera: (() => void) | undefined
  /** Whether more than one may be chosen. */
  isSeveral: boolean
  onFiles: (files: readonly File[]) => void
  onRemove: () => void
}

/** Touch screens are offered the camera. */
export function FileActions(props: FileActionsProps) {
  const { id, describedBy, words, accept, camera, hasFile, photographer, onCamera, isSeveral } = props
  const files = useRef<HTMLInputElement>(null)
  const photos = useRef<HTMLInputElement>(null)
  const opener = useRef<HTMLButtonElement>(null)

  function chosen({ target }: ChangeEvent<HTMLInputElement>) {
    props.onFiles([...(target.files ?? [])])
    // Without this, choosing the same file again would not count as a change.
    target.value = ''
  }

  function remove() {
    props.onRemove()
    opener.current?.focus()
  }

  return (
    <div className={styles.actions} data-has-file={hasFile}>
      <input
        ref={files}
        type="file"
        accept={accept}
        multiple={isSeveral}
        onChange={chosen}
        tabIndex={-1}
        hidden
      />
      <input
        ref={photos}
        type="file"
        accept="image/*"
        capture={camera}
        onChange={chosen}
        tabIndex={-1}
        hidden
      />
      <span className={styles.photograph}>
        <Button
          ref={photographer}
          variant={hasFile ? 'soft' : 'primary'}
          size="small"
          isFullWidth
          onClick={() => (onCamera ? onCamera() : photos.current?.click())}
        >
          <IconCamera aria-hidden="true" />
          {hasFile ? words.photographAgain : words.photograph}
        </Button>
      </span>
      <Button
        ref={opener}
        id={id}
        aria-describedby={describedBy}
        variant="soft"
        size="small"
        onClick={() => files.current?.click()}
      >
        <IconUpload aria-hidden="true" />
        {hasFile ? words.chooseAnother : words.choose}
      </Button>
      {hasFile && (
        <span className={styles.remove}>
          <IconButton label={words.remove} Icon={IconTrash} onClick={remove} />
        </span>
      )}
    </div>
  )
}
