import { IconScan } from '@tabler/icons-react'
import type { ReadFrom } from '#web/member/invoices/draft.ts'
import { useInvoicesWords } from '#web/member/invoices/words.ts'
import { Tag } from '#web/ui/tag.tsx'

/** Marks a value that was read from the file; it goes when the person edits the value. */
export function ReadTag({ from }: { from: ReadFrom }) {
  const { sending } = useInvoicesWords()
  return (
    <Tag kind="success" Icon={IconScan}>
      {sending.readFrom[from]}
    </Tag>
  )
}
