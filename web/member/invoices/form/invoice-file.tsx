import { useEffect, useEffectEvent, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { Region } from '#contract/invoices-reading.ts'
import { XmlOffer } from '#web/member/invoices/at-once/xml-offer.tsx'
import { useInvoiceCamera } from '#web/member/invoices/camera/invoice-camera.tsx'
import { PhotoNotice, usePhotoCheck } from '#web/member/invoices/camera/photo-check.tsx'
import { type Draft, withoutReading } from '#web/member/invoices/draft.ts'
import { acceptedFiles, maxBytesOf, useFileWords } from '#web/member/invoices/file-words.ts'
import { kindOfFile } from '#web/member/invoices/reading/kind-of-file.ts'
import { isTooLarge, smallEnough } from '#web/member/invoices/reading/small-enough.ts'
import { takeBroughtFile } from '#web/member/invoices/shared/brought-file.ts'
import { PageDrop } from '#web/member/invoices/stack/page-drop.tsx'
import { useInvoicesWords } from '#web/member/invoices/words.ts'
import { savesData } from '#web/member/kit/data-saver.ts'
import { FileField, type FileFieldHandle } from '#web/ui/file-field.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { ReadingStatus } from './reading-status.tsx'
import styles from './send-invoice.module.css'
import { useFileReading } from './use-file-reading.ts'
import { usePdfPages } from './use-pdf-pages.ts'
import type { Upload } from './use-upload.ts'

type InvoiceFileProps = {
  draft: Draft
  file: File | undefined
  fault: string | undefined
  progress: number | undefined
  upload: Upload
  /** The place on the picture where the field with the focus was read. */
  region: Region | undefined
  onFile: (file: File | undefined) => void
  onDraft: (change: (draft: Draft) => Draft) => void
  onSeveral: (files: readonly File[]) => void
}

export function InvoiceFile(props: InvoiceFileProps) {
  const { draft, file, fault, progress, upload, region, onFile, onDraft, onSeveral } = props
  const { file: words } = useInvoicesWords()
  const latest = useRef<File>(undefined)
  const field = useRef<FileFieldHandle>(null)
  const photo = usePhotoCheck()
  const camera = useInvoiceCamera(field, photo.know)
  const { state, read } = useFileReading(onDraft)

  const [search, setSearch] = useSearchParams()
  const openAtOnce = useEffectEvent(() => {
    const brought = takeBroughtFile()
    if (brought) return field.current?.take(brought)
    if (!search.has('camera')) return
    // Coming back to this screen does not open it again.
    setSearch({}, { replace: true })
    if (camera.open) camera.open()
    else field.current?.photograph()
  })
  useEffect(() => openAtOnce(), [])

  async function take(chosen: File | undefined) {
    latest.current = chosen
    onDraft(withoutReading)
    read(chosen)
    photo.check(chosen)
    // Of who saves data nothing leaves before it is small, and of a large photo neither.
    const isWaiting = chosen && (savesData() || (await isTooLarge(chosen)))
    if (latest.current !== chosen) return
    if (!isWaiting) onFile(chosen)
    const smaller = chosen && (await smallEnough(chosen))
    if ((isWaiting || smaller !== chosen) && latest.current === chosen) onFile(smaller)
  }

  return (
    <Stack className={styles.file}>
      <FileField
        id="image"
        handle={field}
        label={words.label}
        hint={words.hint}
        words={useFileWords()}
        accept={acceptedFiles}
        maxBytes={maxBytesOf}
        fault={fault}
        progress={file && progress}
        initialFile={file}
        marking={draft.reading?.regions?.length ? { box: region?.box, page: region?.page } : undefined}
        pages={usePdfPages(file)}
        onCamera={camera.open}
        onFile={(chosen) => void take(chosen).catch(reportError)}
        onSeveral={onSeveral}
      />
      <PageDrop
        isOff={progress !== undefined}
        onFiles={(files) =>
          files[0] && files.length === 1 ? field.current?.take(files[0]) : onSeveral(files)
        }
      />
      {!(file && kindOfFile(file) === 'xml') && <XmlOffer />}
      {camera.view}
      <PhotoNotice
        fault={photo.fault}
        onAnother={() => field.current?.photograph()}
        onKeep={() => {
          photo.forgive()
          document.getElementById('image')?.focus()
        }}
      />
      <ReadingStatus state={state} upload={upload} draft={draft} file={file} />
    </Stack>
  )
}
