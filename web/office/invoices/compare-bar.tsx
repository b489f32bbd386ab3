import { IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import { useFormat } from '#web/platform/format.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { KeyCap } from '#web/ui/key-cap.tsx'
import { Switch } from '#web/ui/switch.tsx'
import styles from './compare.module.css'
import desk from './desk.module.css'
import type { Reviewing } from './reviewing.ts'
import { useReviewWords } from './words.ts'

type CompareBarProps = {
  work: Reviewing
  title: string
  /** Both have a picture. */
  canLay: boolean
  together: { isOn: boolean; set: (isOn: boolean) => void }
  onBack: () => void
}

/** The way back, and how the two are looked at. */
export function CompareBar({ work, title, canLay, together, onBack }: CompareBarProps) {
  const { review } = useReviewWords()
  const { number } = useFormat()
  const { picture, isLaidOver, setLaidOver } = work
  const isLaid = isLaidOver && canLay
  return (
    <div className={styles.bar}>
      <Button variant="outline" onClick={onBack}>
        {review.back}
        <KeyCap name={review.keyNames.escape} />
      </Button>
      <h2>{title}</h2>
      <div className={styles.tools}>
        {!isLaid && (
          <Switch
            label={review.together}
            checked={together.isOn}
            onChange={({ target }) => together.set(target.checked)}
          />
        )}
        {canLay && (
          <div className={desk.faces}>
            <button type="button" aria-pressed={!isLaid} onClick={() => setLaidOver(false)}>
              {review.sideBySide}
            </button>
            <button type="button" aria-pressed={isLaid} onClick={() => setLaidOver(true)}>
              {review.layOver}
              <KeyCap name="V" />
            </button>
          </div>
        )}
        <div className={desk.zoom}>
          <IconButton hasLine label={review.smaller} Icon={IconZoomOut} onClick={picture.reduce} />
          <span className={desk.percent}>{review.percent(number(Math.round(picture.zoom * 100)))}</span>
          <IconButton hasLine label={review.larger} Icon={IconZoomIn} onClick={picture.enlarge} />
        </div>
      </div>
    </div>
  )
}
