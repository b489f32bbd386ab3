import { IconEyeCheck, IconScan } from '@tabler/icons-react'
import type { ReadFrom } from '#web/member/invoices/draft.ts'
import { useInvoicesWords } from '#web/member/invoices/words.ts'
import { Tag } from '#web/ui/tag.tsx'

type ReadTagProps = { from: ReadFrom; isUnsure?: boolean | undefined }

/** Marks a value that was read from the file; it goes when the person edits the value. */
export function ReadTag({ from, isUnsure = false }: ReadTagProps) {
  const { sending } = useInvoicesWords()
  return (
    <Tag kind={isUnsure ? 'attention' : 'success'} Icon={isUnsure ? IconEyeCheck : IconScan}>
      {isUnsure ? sending.readUnsure : sending.readFrom[from]}
    </Tag>
  )
}
