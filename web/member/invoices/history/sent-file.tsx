import { IconFileTypePdf, IconFileTypeXml, IconZoomIn } from '@tabler/icons-react'
import type { Invoice } from '#contract/invoices.ts'
import { useDetailWords } from '#web/member/invoices/detail-words.ts'
import { Card } from '#web/ui/card.tsx'
import { Row, Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import styles from './sent-file.module.css'

const icons = { image: IconZoomIn, pdf: IconFileTypePdf, xml: IconFileTypeXml }

export function SentFile({ invoice: { number, file, evidence } }: { invoice: Invoice }) {
  const detail = useDetailWords()
  const Icon = icons[file.type]
  const marks = file.type === 'image' ? (evidence?.regions ?? []) : []
  // For some seconds after it was sent the server is still checking the file.
  if (!file.link) return null
  return (
    <Stack as="section">
      <h2>{detail.file}</h2>
      <Card isFlush>
        <a className={styles.file} href={file.link} target="_blank" rel="noopener">
          {file.type === 'image' && (
            <span className={styles.picture} data-marked={marks.length > 0}>
              <img src={file.link} alt={detail.picture(number)} />
              {marks.map(({ of, box }) => (
                <i key={`${of} ${box.join(' ')}`} style={placeOf(box)} />
              ))}
            </span>
          )}
          {marks.length > 0 && (
            <Text as="span" look="note" tone="error">
              {detail.marked}
            </Text>
          )}
          <Row as="span">
            <Icon size={22} aria-hidden="true" />
            {detail.open[file.type]}
          </Row>
        </a>
      </Card>
    </Stack>
  )
}

type Box = NonNullable<Invoice['evidence']>['regions'][number]['box']

const percent = (part: number) => `${part * 100}%`

function placeOf([left, top, width, height]: Box) {
  return { left: percent(left), top: percent(top), width: percent(width), height: percent(height) }
}
