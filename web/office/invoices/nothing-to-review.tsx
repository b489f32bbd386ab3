import happy from '#brand/art/caramelo-happy.svg'
import lens from '#brand/art/magnifying-glass-tilted-left.svg'
import { useFormat } from '#web/platform/format.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import styles from './review.module.css'
import type { Reviewing } from './reviewing.ts'
import { Troubles } from './troubles.tsx'
import { useReviewWords } from './words.ts'

/** The queue is empty, nothing passes the filters, or a document cannot be had. */
export function NothingToReview({ work }: { work: Reviewing }) {
  const { review } = useReviewWords()
  const { number } = useFormat()
  const { view, counts, documents } = work
  const isNarrowed = Object.keys(view.chosen).length > 0
  const elsewhere = view.view === 'queue' ? 'decided' : 'queue'
  if (documents.failure)
    return (
      <div className={styles.nothing}>
        <Troubles work={work} />
        <EmptyState
          art={lens}
          title={review.unseen[documents.failure].title}
          text={review.unseen[documents.failure].text}
          action={
            <Button variant="outline" onClick={documents.failure === 'gone' ? view.clear : documents.retry}>
              {documents.failure === 'gone' ? review.views[view.view] : review.retry}
            </Button>
          }
        />
      </div>
    )
  if (isNarrowed)
    return (
      <div className={styles.nothing}>
        <EmptyState
          art={lens}
          title={review.noneSuch}
          text={
            view.view === 'decided' ? review.noneDecided : review.noneSuchText(number(counts?.waiting ?? 0))
          }
          action={
            <Button variant="outline" onClick={view.clear}>
              {review.clearFilters}
            </Button>
          }
        />
      </div>
    )
  return (
    <div className={styles.nothing}>
      <Troubles work={work} />
      <EmptyState
        art={happy}
        title={review.empty[view.view].title}
        text={review.empty[view.view].text}
        action={
          <Button variant="outline" onClick={() => view.show(elsewhere)}>
            {elsewhere === 'queue' ? review.backToQueue : review.seeDecided}
          </Button>
        }
      />
    </div>
  )
}
