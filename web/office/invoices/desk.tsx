import { IconCopy, IconRotateClockwise, IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import type { OfficeInvoice } from '#contract/invoices-under-review.ts'
import { useFormat } from '#web/platform/format.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { KeyCap } from '#web/ui/key-cap.tsx'
import styles from './desk.module.css'
import type { PictureState } from './picture.ts'
import type { Reviewing } from './reviewing.ts'
import { Sheet } from './sheet.tsx'
import { useReviewWords } from './words.ts'

type DeskProps = { work: Reviewing; invoice: OfficeInvoice }

/** The document itself. The next two lie under it already, so that they are there when it goes. */
export function Desk({ work, invoice }: DeskProps) {
  const { review } = useReviewWords()
  const { documents, picture } = work
  return (
    <section className={styles.desk} aria-label={review.document}>
      <Tools invoice={invoice} picture={picture} />
      <div className={styles.canvas}>
        {documents.loaded.map((one) => (
          <Sheet
            key={`${one.id} ${one.file.link.split('?')[0]}`}
            invoice={one}
            picture={picture}
            isShown={one.id === invoice.id}
          />
        ))}
      </div>
      <Alike work={work} invoice={invoice} />
    </section>
  )
}

function Tools({ invoice, picture }: { invoice: OfficeInvoice; picture: PictureState }) {
  const { review } = useReviewWords()
  const { number } = useFormat()
  const { type } = invoice.file
  const isPicture = picture.face === 'file' && type !== 'xml'
  return (
    <div className={styles.tools}>
      <div className={styles.faces}>
        <button type="button" aria-pressed={picture.face === 'file'} onClick={() => picture.show('file')}>
          {review.faces[type]}
        </button>
        {type !== 'xml' && (
          <button type="button" aria-pressed={picture.face === 'read'} onClick={() => picture.show('read')}>
            {review.faces.read}
          </button>
        )}
      </div>
      {isPicture && (
        <div className={styles.zoom}>
          <IconButton hasLine label={review.smaller} Icon={IconZoomOut} onClick={picture.reduce} />
          <span className={styles.percent}>{review.percent(number(Math.round(picture.zoom * 100)))}</span>
          <IconButton hasLine label={review.larger} Icon={IconZoomIn} onClick={picture.enlarge} />
          <IconButton hasLine label={review.turn} Icon={IconRotateClockwise} onClick={picture.turn} />
          <Button variant="outline" onClick={picture.fit}>
            {review.fit}
            <KeyCap name="0" />
          </Button>
          <span className={styles.lens}>
            <Button
              variant={picture.hasLens ? 'soft' : 'outline'}
              aria-pressed={picture.hasLens}
              onClick={picture.toggleLens}
            >
              {review.lens}
              <KeyCap name="Z" />
            </Button>
          </span>
        </div>
      )}
    </div>
  )
}

/** Another document that may be the same. */
function Alike({ work, invoice }: DeskProps) {
  const { review } = useReviewWords()
  const { number } = useFormat()
  const [first] = invoice.alike
  if (!first) return null
  const facts = [
    review.alikeNumber(first.number),
    review.alikeSenders[first.sender],
    first.percent === null ? review.alikeBy[first.by] : review.alikePicture(number(first.percent)),
  ]
  return (
    <div className={styles.alike}>
      <IconCopy size={18} aria-hidden="true" />
      <p>
        <b>{review.alike(invoice.alike.length)}</b> {facts.join(', ')}
      </p>
      <Button variant="outline" onClick={() => work.view.compare(invoice.id, first.id)}>
        {review.compare}
        <KeyCap name="D" />
      </Button>
    </div>
  )
}
