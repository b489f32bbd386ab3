import { IconTicket } from '@tabler/icons-react'
import type { OfficeInvoice, RowRecommendation } from '#contract/invoices-under-review.ts'
import { linkTo, officePaths } from '#contract/paths.ts'
import { shownCode } from '#domain/recommendation-code.ts'
import { useDesk } from '#web/office/invoices/desk/desk-room.tsx'
import { useReviewWords } from '#web/office/invoices/words.ts'
import { useFormat } from '#web/platform/format.ts'
import { TextButton } from '#web/ui/text-button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useDeciding } from './deciding-room.tsx'
import styles from './row-code.module.css'

type InvoiceRow = OfficeInvoice['rows'][number]

/** The code on a row: who recommended what, what does not fit, what speaks against it, and the word of who looked. */
export function RowCode({ row }: { row: InvoiceRow }) {
  return (
    row.recommendation && (
      <tr>
        <td colSpan={4}>
          <Code row={row} code={row.recommendation} />
        </td>
      </tr>
    )
  )
}

function Code({ row, code }: { row: InvoiceRow; code: RowRecommendation }) {
  const { codes } = useReviewWords().review
  const { date } = useFormat()
  const { mayDecide, isBlind } = useDesk()
  const { counting, setDropped } = useDeciding().corrections
  const isDropped = counting.rows.find(({ id }) => id === row.id)?.drops_recommendation === true
  const isOffered = mayDecide && !isBlind && row.counted_cents === null && code.fault === null
  const doubts = code.fault
    ? [codes.faults[code.fault]]
    : code.findings.map((finding) =>
        codes.findings[finding](finding === 'one_device' ? code.same_device : code.pair_purchases),
      )
  const { recommender } = code
  return (
    <div
      className={styles.code}
      data-doubtful={isDropped || code.fault !== null || code.findings.length > 0}
      data-dropped={isDropped}
    >
      <p>
        <IconTicket size={14} aria-hidden="true" /> <b>{shownCode(code.code)}</b>{' '}
        {recommender ? (
          <TextLink to={linkTo(officePaths.member, { id: recommender.id })}>{recommender.name}</TextLink>
        ) : (
          codes.nobody
        )}
        {` · ${code.product} · ${codes.madeOn(date(code.created_on))}`}
      </p>
      {[...doubts, ...(isDropped ? [codes.dropped] : [])].map((doubt) => (
        <p key={doubt} className={styles.doubt}>
          {doubt}
        </p>
      ))}
      {isOffered && (
        <TextButton
          aria-pressed={isDropped}
          aria-label={codes.ofCode(isDropped ? codes.accept : codes.drop, shownCode(code.code))}
          onClick={() => setDropped(row.id, !isDropped)}
        >
          {isDropped ? codes.accept : codes.drop}
        </TextButton>
      )}
    </div>
  )
}
