import { IconFileTypePdf, IconFileTypeXml, IconZoomIn } from '@tabler/icons-react'
import type { Invoice } from '#contract/invoices.ts'
import { useInvoicesWords } from '#web/member/invoices/words.ts'
import { Stack } from '#web/ui/stack.tsx'
import styles from './invoice-detail.module.css'

const icons = { image: IconZoomIn, pdf: IconFileTypePdf, xml: IconFileTypeXml }

export function SentFile({ invoice: { number, file } }: { invoice: Invoice }) {
  const { detail } = useInvoicesWords()
  const Icon = icons[file.type]
  // For some seconds after it was sent it is still being cleaned.
  if (!file.link) return null
  return (
    <Stack as="section">
      <h2>{detail.file}</h2>
      <a className={styles.file} data-type={file.type} href={file.link} target="_blank" rel="noopener">
        {file.type === 'image' && <img src={file.link} alt={detail.picture(number)} />}
        <span>
          <Icon size={22} aria-hidden="true" />
          {detail.open[file.type]}
        </span>
      </a>
    </Stack>
  )
}
