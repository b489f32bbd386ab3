import { IconCopy, IconRotateClockwise } from '@tabler/icons-react'
import type { Region } from '#contract/invoices-reading.ts'
import type { OfficeInvoice } from '#contract/invoices-under-review.ts'
import { useReviewAddress } from '#web/office/invoices/review-address.ts'
import { useReviewWords } from '#web/office/invoices/words.ts'
import { useFormat } from '#web/platform/format.ts'
import { Bar } from '#web/ui/bar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Fill } from '#web/ui/fill.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { KeyCap } from '#web/ui/key-cap.tsx'
import { Only } from '#web/ui/only.tsx'
import { Segments } from '#web/ui/segments.tsx'
import styles from './desk.module.css'
import { useDesk } from './desk-room.tsx'
import { Sheet } from './sheet.tsx'
import { ZoomButtons } from './zoom-buttons.tsx'

/** The document itself. The next two lie under it already, so that they are there when it goes. */
export function Desk({ invoice, onTake }: { invoice: OfficeInvoice; onTake: (region: Region) => void }) {
  const { review } = useReviewWords()
  const { loaded, paper } = useDesk()
  return (
    <Fill as="section" className={styles.desk} aria-label={review.document}>
      <Tools type={invoice.file.type} />
      <div className={styles.canvas}>
        {loaded.map((one) => (
          <Sheet
            key={`${one.id} ${one.file.link.split('?')[0]}`}
            invoice={one}
            paper={paper}
            isShown={one.id === invoice.id}
            handling={{ onTake, onEnlarge: (times) => paper.enlargeTo(paper.zoom * times) }}
          />
        ))}
      </div>
      <Alike invoice={invoice} />
    </Fill>
  )
}

function Tools({ type }: { type: OfficeInvoice['file']['type'] }) {
  const { review } = useReviewWords()
  const { paper } = useDesk()
  const { face, show, hasLens } = paper
  const read = {
    key: 'read',
    text: review.faces.read,
    isChosen: face === 'read',
    onPress: () => show('read'),
  }
  return (
    <Bar>
      <Segments
        segments={[
          { key: 'file', text: review.faces[type], isChosen: face === 'file', onPress: () => show('file') },
          ...(type === 'xml' ? [] : [read]),
        ]}
      />
      {face === 'file' && type !== 'xml' && (
        <ZoomButtons>
          <IconButton hasLine label={review.turn} Icon={IconRotateClockwise} onClick={paper.turn} />
          <Button variant="outline" onClick={paper.fit}>
            {review.fit}
            <KeyCap name="0" />
          </Button>
          <Only as="span" on="mouse">
            <Button variant={hasLens ? 'soft' : 'outline'} aria-pressed={hasLens} onClick={paper.toggleLens}>
              {review.lens}
              <KeyCap name="Z" />
            </Button>
          </Only>
        </ZoomButtons>
      )}
    </Bar>
  )
}

function Alike({ invoice }: { invoice: OfficeInvoice }) {
  const { review } = useReviewWords()
  const { number } = useFormat()
  const { compare } = useReviewAddress()
  const [first] = invoice.alike
  if (!first) return null
  const facts = [
    review.alikeNumber(first.number),
    review.alikeSenders[first.sender],
    first.percent === null ? review.alikeBy[first.by] : review.alikePicture(number(first.percent)),
  ]
  return (
    <Bar line="above" className={styles.alike}>
      <IconCopy size={18} aria-hidden="true" />
      <p>
        <b>{review.alike(invoice.alike.length)}</b> {facts.join(', ')}
      </p>
      <Button variant="outline" onClick={() => compare(invoice.id, first.id)}>
        {review.compare}
        <KeyCap name="D" />
      </Button>
    </Bar>
  )
}
