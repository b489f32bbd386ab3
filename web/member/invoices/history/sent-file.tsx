import { IconFileTypePdf, IconFileTypeXml, IconZoomIn } from '@tabler/icons-react'
import type { Invoice } from '#contract/invoices.ts'
import { useInvoicesWords } from '#web/member/invoices/words.ts'
import { Card } from '#web/ui/card.tsx'
import { Row, Stack } from '#web/ui/stack.tsx'
import styles from './sent-file.module.css'

const icons = { image: IconZoomIn, pdf: IconFileTypePdf, xml: IconFileTypeXml }

export function SentFile({ invoice: { number, file } }: { invoice: Invoice }) {
  const { detail } = useInvoicesWords()
  const Icon = icons[file.type]
  // For some seconds after it was sent the server is still checking the file.
  if (!file.link) return null
  return (
    <Stack as="section">
      <h2>{detail.file}</h2>
      <Card isFlush>
        <a className={styles.file} href={file.link} target="_blank" rel="noopener">
          {file.type === 'image' && <img src={file.link} alt={detail.picture(number)} />}
          <Row as="span">
            <Icon size={22} aria-hidden="true" />
            {detail.open[file.type]}
          </Row>
        </a>
      </Card>
    </Stack>
  )
}
