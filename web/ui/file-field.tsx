import { type DragEvent, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { useControl } from './control.ts'
import { FieldNote } from './field-note.tsx'
import { FileActions } from './file-actions.tsx'
import { isAccepted } from './file-check.ts'
import styles from './file-field.module.css'
import { FilePreview, type PictureMarking } from './file-preview.tsx'
import type { FileWords } from './file-words.ts'
import { useShownPicture } from './shown-picture.ts'

export type FileFieldHandle = {
  /** As if the file had been chosen in the field. */
  take: (file: File) => void
  /** As if the button for a photo had been pressed, or that for a file where there is none. */
  photograph: () => void
}

type FileFieldProps = {
  handle?: Ref<FileFieldHandle> | undefined
  label: string
  words: FileWords
  /** As in HTML: types and endings, separated by commas. */
  accept: string
  maxBytes: number | ((file: File) => Promise<number>)
  name?: string | undefined
  id?: string | undefined
  hint?: string | undefined
  fault?: string | undefined
  camera?: 'environment' | 'user'
  /** Opens a camera of our own instead of the device's; what it takes comes through the handle. */
  onCamera?: (() => void) | undefined
  /** From 0 to 100 while the file is sent; then it cannot be replaced. */
  progress?: number | undefined
  /** What is there at first, or has taken the place of what was chosen. */
  initialFile?: File | undefined
  marking?: PictureMarking | undefined
  /** The first pages of a document, as pictures to show instead of its name. */
  pages?: readonly Blob[] | undefined
  onFile?: (file: File | undefined) => void
  /** More than one chosen or dropped at once; without it the first counts. */
  onSeveral?: ((files: readonly File[]) => void) | undefined
}

/** A file that is refused leaves the last one in place. */
export function FileField(props: FileFieldProps) {
  const { label, words, accept, maxBytes, hint, progress, initialFile, pages = [], onFile, onSeveral } = props
  const [file, setFile] = useState(initialFile)
  const [refusal, setRefusal] = useState<string>()
  const [isDraggedOver, setDraggedOver] = useState(false)
  const kept = useRef<HTMLInputElement>(null)
  const latest = useRef(initialFile)
  const photographer = useRef<HTMLButtonElement>(null)
  const fault = refusal ?? props.fault
  const { control, noteId } = useControl(props.id, { hint, fault })
  const isSending = progress !== undefined

  useEffect(() => {
    if (!kept.current || !initialFile) return
    keep(kept.current, initialFile)
    setFile(initialFile)
  }, [initialFile])

  useImperativeHandle(props.handle, () => ({ take, photograph }))
  const picture = useShownPicture(file)

  function photograph() {
    // A computer is not offered the camera.
    const isOffered = Boolean(photographer.current?.offsetParent)
    const button = isOffered ? photographer.current : document.getElementById(control.id)
    button?.click()
  }

  function take(taken: File | undefined) {
    latest.current = taken
    judge(taken).catch(reportError)
  }

  async function judge(taken: File | undefined) {
    const refused = taken && (await refusalOf(taken))
    if (latest.current !== taken) return
    setRefusal(refused)
    const next = refused ? file : taken
    if (kept.current) keep(kept.current, next)
    if (refused) return
    setFile(next)
    onFile?.(next)
  }

  async function refusalOf(taken: File): Promise<string | undefined> {
    if (!isAccepted(taken, accept)) return words.wrongKind(taken.name)
    const limit = typeof maxBytes === 'number' ? maxBytes : await maxBytes(taken)
    return taken.size > limit ? words.tooLarge(taken.name) : undefined
  }

  function dropped(event: DragEvent) {
    event.preventDefault()
    setDraggedOver(false)
    const files = [...event.dataTransfer.files]
    if (!isSending) takeFirst(files)
  }

  function takeFirst(files: readonly File[]) {
    if (files.length > 1 && onSeveral) onSeveral(files)
    else if (files[0]) take(files[0])
  }

  function draggedOver(event: DragEvent) {
    event.preventDefault()
    setDraggedOver(!isSending)
  }

  return (
    <fieldset
      className={styles.field}
      onDragOver={draggedOver}
      onDragLeave={() => setDraggedOver(false)}
      onDrop={dropped}
    >
      <legend className={styles.legend}>{label}</legend>
      <input ref={kept} type="file" name={props.name} tabIndex={-1} hidden />
      <div
        className={styles.zone}
        data-shows={shownOf(file, { picture, marking: props.marking, pages })}
        data-dragged-over={isDraggedOver}
        data-faulty={Boolean(fault)}
      >
        <FilePreview file={file} picture={picture} words={words} marking={props.marking} pages={pages} />
        {isSending ? (
          <p className={styles.progress}>
            <label htmlFor={`${control.id}-progress`}>{words.sending(progress)}</label>
            <progress id={`${control.id}-progress`} max={100} value={progress} />
          </p>
        ) : (
          <FileActions
            id={control.id}
            describedBy={control['aria-describedby']}
            words={words}
            accept={accept}
            camera={props.camera ?? 'environment'}
            hasFile={Boolean(file)}
            photographer={photographer}
            onCamera={props.onCamera}
            isSeveral={Boolean(onSeveral)}
            onFiles={takeFirst}
            onRemove={() => take(undefined)}
          />
        )}
      </div>
      <div aria-live="polite">
        <FieldNote id={noteId} hint={hint} fault={fault} />
      </div>
    </fieldset>
  )
}

/** A script can put files into an input only in this way. */
function keep(input: HTMLInputElement, file: File | undefined) {
  const transfer = new DataTransfer()
  if (file) transfer.items.add(file)
  input.files = transfer.files
}

type Shown = {
  picture: Blob | null | undefined
  marking: PictureMarking | undefined
  pages: readonly Blob[]
}

function shownOf(file: File | undefined, { picture, marking, pages }: Shown) {
  if (!file) return 'nothing'
  if (picture === null) return pages.length > 0 ? 'pane' : 'document'
  return marking ? 'pane' : 'picture'
}
