import { IconArrowsDiff, IconCopy, IconEqual, IconEyeOff, IconUsers } from '@tabler/icons-react'
import type { Answer } from '#contract/endpoint.ts'
import type { alikeInvoice } from '#contract/invoices-review.ts'
import type { OfficeInvoice } from '#contract/invoices-under-review.ts'
import { useReviewWords } from '#web/office/invoices/words.ts'
import { useFormat } from '#web/platform/format.ts'
import { Fill } from '#web/ui/fill.tsx'
import { RuledList } from '#web/ui/ruled-list.tsx'
import { Row } from '#web/ui/stack.tsx'
import styles from './compare.module.css'

type EvidenceProps = { invoice: OfficeInvoice; otherId: string; same: Answer<typeof alikeInvoice>['same'] }

export function Evidence({ invoice, otherId, same }: EvidenceProps) {
  const { review } = useReviewWords()
  const { number } = useFormat()
  const likeness = invoice.alike.find(({ id }) => id === otherId)
  const likenessOf = (what: 'document' | 'total' | 'day' | 'key' | 'file') => {
    const is = same[what]
    const Icon = is === null ? IconEyeOff : is ? IconEqual : IconArrowsDiff
    const words = review.sameness[what]
    return {
      key: what,
      Icon,
      kind: String(is),
      text: is === null ? words.unknown : is ? words.same : words.other,
    }
  }
  return (
    <Fill isScrolling className={styles.facts}>
      <Row as="p" hasOneLine className={styles.summary}>
        <IconCopy size={18} aria-hidden="true" />
        <b>{same.key || same.file || same.document ? review.likely : review.possible}</b>
      </Row>
      <RuledList>
        {(['document', 'total', 'day', 'key', 'file'] as const)
          .map(likenessOf)
          .map(({ key, Icon, kind, text }) => (
            <li key={key} data-same={kind}>
              <Icon size={18} aria-hidden="true" />
              {text}
            </li>
          ))}
        {likeness && likeness.percent !== null && (
          <li data-same={String(likeness.percent > 84)}>
            <IconCopy size={18} aria-hidden="true" />
            {review.pictureAlike(number(likeness.percent))}
          </li>
        )}
        {likeness && (
          <li>
            <IconUsers size={18} aria-hidden="true" />
            {review.senders[likeness.sender]}
          </li>
        )}
      </RuledList>
      <small className={styles.note}>{review.nameNotTold}</small>
    </Fill>
  )
}
