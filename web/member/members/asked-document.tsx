import { useFormat } from '#web/platform/format.ts'
import { FileField } from '#web/ui/file-field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useProfileWords } from './profile-words.ts'

const maxBytes = 10 * 1024 * 1024

type AskedDocumentProps = {
  asked: string
  fault: string | undefined
  progress: number | undefined
  onFile: (file: File | undefined) => void
}

/** What the team wants to know of somebody, and where a proof of it is handed in. */
export function AskedDocument({ asked: text, fault, progress, onFile }: AskedDocumentProps) {
  const { asked } = useProfileWords()
  const { kilobytes } = useFormat()
  return (
    <>
      <Notice kind="waiting">
        <b>{asked.title}</b>
        <p>{text}</p>
      </Notice>
      <FileField
        id="image"
        label={asked.document}
        hint={asked.hint}
        words={{ ...asked.words, size: kilobytes }}
        accept="image/jpeg,image/png,image/webp,application/pdf,.pdf"
        maxBytes={maxBytes}
        fault={fault}
        progress={progress}
        onFile={onFile}
      />
    </>
  )
}
