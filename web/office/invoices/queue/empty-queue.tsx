import type { ReactElement, ReactNode } from 'react'
import lens from '#brand/art/magnifying-glass-tilted-left.svg'
import { Troubles } from '#web/office/invoices/deciding/troubles.tsx'
import { useDesk } from '#web/office/invoices/desk/desk-room.tsx'
import { useReviewAddress } from '#web/office/invoices/review-address.ts'
import { useReviewWords } from '#web/office/invoices/words.ts'
import { useFormat } from '#web/platform/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Caramelo } from '#web/ui/caramelo.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import styles from './queue.module.css'
import { useQueue } from './queue-room.tsx'

export function EmptyQueue() {
  const { review } = useReviewWords()
  const { number } = useFormat()
  const { view, isNarrowed, show, clear } = useReviewAddress()
  const { counts } = useQueue()
  const { failure, retry } = useDesk()
  const elsewhere = view === 'queue' ? 'decided' : 'queue'
  if (failure)
    return (
      <Nothing
        art={lens}
        title={review.unseen[failure].title}
        text={review.unseen[failure].text}
        onAct={failure === 'gone' ? clear : retry}
      >
        {failure === 'gone' ? review.views[view] : review.retry}
      </Nothing>
    )
  if (isNarrowed)
    return (
      <Nothing
        art={lens}
        title={review.noneSuch}
        text={view === 'decided' ? review.noneDecided : review.noneSuchText(number(counts.waiting))}
        onAct={clear}
      >
        {review.clearFilters}
      </Nothing>
    )
  return (
    <Nothing
      art={<Caramelo mood="happy" widthPx={140} />}
      title={review.empty[view].title}
      text={review.empty[view].text}
      onAct={() => show(elsewhere)}
    >
      {elsewhere === 'queue' ? review.backToQueue : review.seeDecided}
    </Nothing>
  )
}

type NothingProps = {
  art: string | ReactElement
  title: string
  text: string
  onAct: () => void
  children: ReactNode
}

function Nothing({ art, title, text, onAct, children }: NothingProps) {
  return (
    <div className={styles.nothing}>
      <Troubles />
      <EmptyState
        art={art}
        title={title}
        text={text}
        action={
          <Button variant="outline" onClick={onAct}>
            {children}
          </Button>
        }
      />
    </div>
  )
}
