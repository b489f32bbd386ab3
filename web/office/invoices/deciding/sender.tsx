import { Link } from 'react-router'
import type { OfficeInvoice } from '#contract/invoices-under-review.ts'
import { linkTo, officePaths } from '#contract/paths.ts'
import { useDesk } from '#web/office/invoices/desk/desk-room.tsx'
import { useReviewWords } from '#web/office/invoices/words.ts'
import { useFormat } from '#web/platform/format.ts'
import { invoiceLooks } from '#web/platform/status-looks.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Row } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import pane from './decision-pane.module.css'
import styles from './sender.module.css'

export function Sender({ invoice: { member, sender, earlier } }: { invoice: OfficeInvoice }) {
  const { isBlind } = useDesk()
  const { review } = useReviewWords()
  const { day, number } = useFormat()
  const place = [sender.city, sender.state].filter(Boolean).join(' ')
  return (
    <section className={pane.part}>
      <Row gap={3} hasOneLine>
        <Avatar isSmall name={member.name} image={null} />
        <p className={styles.sender}>
          {isBlind ? (
            <b>{member.name}</b>
          ) : (
            <Link to={linkTo(officePaths.member, { id: member.id })}>{member.name}</Link>
          )}{' '}
          {`· ${review.profiles[sender.profile]}`}
          <small>{[member.workplace, place].filter(Boolean).join(', ')}</small>
        </p>
        <Text as="small" look="small-quiet" isAtEnd>
          {review.level(sender.level)}
          <br />
          {review.since(sender.since)}
        </Text>
      </Row>
      <Row spread="between" hasOneLine className={styles.record}>
        <Row as="ul" gap={1} className={styles.earlier} aria-label={review.earlier}>
          {earlier.map(({ id, number: ofOne, status, sent_at }) => {
            const { Icon, kind } = invoiceLooks[status]
            const text = review.earlierOne(ofOne, day(sent_at), review.statuses[status])
            return (
              <li key={id} data-kind={status === 'received' ? undefined : kind} title={text}>
                <Icon size={14} aria-hidden="true" />
                <VisuallyHidden>{text}</VisuallyHidden>
              </li>
            )
          })}
        </Row>
        <small>
          {sender.decided > 0
            ? review.record(number(sender.counted), number(sender.decided))
            : review.noRecord}
        </small>
      </Row>
    </section>
  )
}
