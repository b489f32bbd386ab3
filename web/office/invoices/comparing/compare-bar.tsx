import { ZoomButtons } from '#web/office/invoices/desk/zoom-buttons.tsx'
import { useReviewWords } from '#web/office/invoices/words.ts'
import { Bar } from '#web/ui/bar.tsx'
import { Button } from '#web/ui/button.tsx'
import { KeyCap } from '#web/ui/key-cap.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { Row } from '#web/ui/stack.tsx'
import { Switch } from '#web/ui/switch.tsx'
import styles from './compare.module.css'
import { useComparing } from './comparing-room.tsx'

type CompareBarProps = {
  title: string
  canLay: boolean
  together: { isOn: boolean; set: (isOn: boolean) => void }
}

export function CompareBar({ title, canLay, together }: CompareBarProps) {
  const { review } = useReviewWords()
  const { isLaidOver, setLaidOver, show } = useComparing()
  const isLaid = isLaidOver && canLay
  const layOver = (
    <>
      {review.layOver}
      <KeyCap name="V" />
    </>
  )
  return (
    <Bar className={styles.bar}>
      <Button variant="outline" onClick={() => show(undefined)}>
        {review.back}
        <KeyCap name={review.keyNames.escape} />
      </Button>
      <h2>{title}</h2>
      <Row hasOneLine className={styles.tools}>
        {!isLaid && (
          <Switch
            label={review.together}
            checked={together.isOn}
            onChange={({ target }) => together.set(target.checked)}
          />
        )}
        {canLay && (
          <Segments
            segments={[
              { key: 'side', text: review.sideBySide, isChosen: !isLaid, onPress: () => setLaidOver(false) },
              { key: 'over', text: layOver, isChosen: isLaid, onPress: () => setLaidOver(true) },
            ]}
          />
        )}
        <ZoomButtons />
      </Row>
    </Bar>
  )
}
