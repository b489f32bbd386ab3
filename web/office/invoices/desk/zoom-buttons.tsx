import { IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useReviewWords } from '#web/office/invoices/words.ts'
import { useFormat } from '#web/platform/format.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Row } from '#web/ui/stack.tsx'
import styles from './desk.module.css'
import { useDesk } from './desk-room.tsx'

export function ZoomButtons({ children }: { children?: ReactNode }) {
  const { review } = useReviewWords()
  const { number } = useFormat()
  const { paper } = useDesk()
  return (
    <Row gap={1} hasOneLine className={styles.zoom}>
      <IconButton hasLine label={review.smaller} Icon={IconZoomOut} onClick={paper.reduce} />
      <span className={styles.percent}>{review.percent(number(Math.round(paper.zoom * 100)))}</span>
      <IconButton hasLine label={review.larger} Icon={IconZoomIn} onClick={paper.enlarge} />
      {children}
    </Row>
  )
}
