import {
  IconAlertCircle,
  IconChevronLeft,
  IconChevronRight,
  IconClock,
  IconKeyboard,
  IconList,
} from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { brand } from '#brand/brand.ts'
import { useFormat } from '#web/platform/format.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { KeyCap } from '#web/ui/key-cap.tsx'
import { Only } from '#web/ui/only.tsx'
import { Row } from '#web/ui/stack.tsx'
import { useQueue } from './queue/queue-room.tsx'
import styles from './review.module.css'
import { useReviewWords } from './words.ts'

export function ReviewHead({ onHelp }: { onHelp: () => void }) {
  const { review } = useReviewWords()
  const { number } = useFormat()
  const { counts } = useQueue()
  return (
    <Row as="header" gap={5} hasOneLine className={styles.head}>
      <Heading title={review.title} />
      {counts.late > 0 && (
        <p className={styles.figure} data-kind="error">
          <IconAlertCircle size={16} aria-hidden="true" />
          <span>
            <b>{number(counts.late)}</b> {review.late(counts.late)}
          </span>
        </p>
      )}
      <p className={styles.figure} data-kind={counts.today > 0 ? 'attention' : undefined}>
        <IconClock size={16} aria-hidden="true" />
        <span>
          <b>{number(counts.today)}</b> {review.dueToday(counts.today)}
        </span>
      </p>
      <Recent {...counts.recent} />
      <Mine {...counts.me} />
      <Row gap={3} hasOneLine className={styles.end}>
        <Stepper />
        <Only as="span" on="mouse">
          <Button variant="outline" onClick={onHelp}>
            <IconKeyboard size={16} aria-hidden="true" />
            {review.keys}
            <KeyCap name="?" />
          </Button>
        </Only>
      </Row>
    </Row>
  )
}

/** The heading takes the focus once, when the screen opens, and not again with every document. */
function Heading({ title }: { title: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${title} – ${brand.name}`
    heading.current?.focus()
  }, [title])
  return (
    <h1 ref={heading} tabIndex={-1}>
      {title}
    </h1>
  )
}

function Recent({ decided, within }: { decided: number; within: number }) {
  const { review } = useReviewWords()
  const { number } = useFormat()
  if (decided === 0) return null
  return (
    <p className={styles.figure} data-minor="true">
      <span>
        <b>{review.percent(number(Math.floor((within / decided) * 1000) / 10))}</b> {review.within}
      </span>
    </p>
  )
}

const secondsTold = 90

function Mine({ decided, median_seconds }: { decided: number; median_seconds: number | null }) {
  const { review } = useReviewWords()
  const { number } = useFormat()
  const pace = (seconds: number) =>
    seconds < secondsTold
      ? review.median(number(seconds))
      : review.medianMinutes(number(Math.round(seconds / 6) / 10))
  return (
    <p className={styles.mine} data-minor="true">
      {review.today(number(decided))}
      {median_seconds !== null && ` · ${pace(median_seconds)}`}
    </p>
  )
}

function Stepper() {
  const { step, position, total, drawer } = useQueue()
  const { review } = useReviewWords()
  const { number } = useFormat()
  return (
    <div className={styles.stepper}>
      <IconButton hasLine label={review.previous} Icon={IconChevronLeft} onClick={() => step(-1)} />
      <button
        type="button"
        aria-expanded={drawer.isOpen}
        aria-controls="review-queue"
        onClick={drawer.toggle}
      >
        <IconList size={18} aria-hidden="true" />
        {review.position(number(position), number(total))}
      </button>
      <IconButton hasLine label={review.next} Icon={IconChevronRight} onClick={() => step(1)} />
    </div>
  )
}
