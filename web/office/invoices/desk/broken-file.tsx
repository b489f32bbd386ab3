import { IconDownload } from '@tabler/icons-react'
import art from '#brand/art/photo-invoice.svg'
import type { OfficeInvoice } from '#contract/invoices-under-review.ts'
import { useReviewWords } from '#web/office/invoices/words.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import styles from './sheet.module.css'

type BrokenFileProps = { file: OfficeInvoice['file']; isWaiting?: boolean }

/** A file that cannot be shown: what was typed stands beside it all the same. */
export function BrokenFile({ file, isWaiting = false }: BrokenFileProps) {
  const { review } = useReviewWords()
  return (
    <div className={styles.broken}>
      <EmptyState
        art={art}
        title={isWaiting ? review.fileComing : review.fileBroken}
        text={isWaiting ? review.fileComingText : review.fileBrokenText}
        action={
          file.link && (
            <a className={styles.download} href={file.link} download>
              <IconDownload size={18} aria-hidden="true" />
              {review.download}
            </a>
          )
        }
      />
    </div>
  )
}
