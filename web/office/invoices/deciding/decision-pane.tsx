import { IconAlertTriangle, IconClock, IconEyeOff } from '@tabler/icons-react'
import type { OfficeInvoice } from '#contract/invoices-under-review.ts'
import { businessDaysBetween, programmeDay } from '#domain/business-days.ts'
import { useDesk } from '#web/office/invoices/desk/desk-room.tsx'
import { dueKinds, dueOf } from '#web/office/invoices/queue/queue-order.ts'
import { useReviewAddress } from '#web/office/invoices/review-address.ts'
import { useReviewWords } from '#web/office/invoices/words.ts'
import { useFormat } from '#web/platform/format.ts'
import { Fill } from '#web/ui/fill.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { CoinsAtStake } from './coins-at-stake.tsx'
import { DecideBar } from './decide-bar.tsx'
import styles from './decision-pane.module.css'
import { DocumentFacts } from './document-facts.tsx'
import { warningsOf } from './fact-checks.ts'
import { InvoiceRows } from './invoice-rows.tsx'
import { Sender } from './sender.tsx'
import { StandingDecision } from './standing-decision.tsx'
import { Troubles } from './troubles.tsx'

export function DecisionPane({ invoice }: { invoice: OfficeInvoice }) {
  const { review } = useReviewWords()
  const { view } = useReviewAddress()
  const { isBlind, mayDecide } = useDesk()
  return (
    <Fill as="aside" className={styles.pane} aria-label={review.factsAndDecision}>
      <Fill isScrolling className={styles.inside}>
        <Troubles invoice={invoice} />
        {isBlind && <BlindNotice />}
        <Sender invoice={invoice} />
        {view === 'queue' && <DueStrip invoice={invoice} />}
        <StandingDecision invoice={invoice} />
        <Warnings invoice={invoice} />
        <DocumentFacts key={`facts ${invoice.id}`} invoice={invoice} />
        <InvoiceRows key={`rows ${invoice.id}`} invoice={invoice} />
        {mayDecide && <CoinsAtStake invoice={invoice} />}
      </Fill>
      <DecideBar invoice={invoice} />
    </Fill>
  )
}

/** Says why the document is here again and that the check changes nothing for the member. */
function BlindNotice() {
  const { review } = useReviewWords()
  return (
    <div className={styles.part}>
      <Notice kind="info" Icon={IconEyeOff}>
        <b>{review.blindTitle}</b> {review.blindText}
      </Notice>
    </div>
  )
}

function DueStrip({ invoice }: { invoice: OfficeInvoice }) {
  const { review } = useReviewWords()
  const { weekday, day } = useFormat()
  const today = programmeDay(Date.now())
  const due = dueOf(invoice.due_on, today)
  const sentOn = programmeDay(Date.parse(invoice.sent_at))
  const words = {
    late: (days: number) => (days > 0 ? review.groupLate(days) : review.groupOver(weekday(invoice.due_on))),
    today: () => review.dueOnToday,
    tomorrow: () => review.dueOnTomorrow,
    later: () => review.dueOn(weekday(invoice.due_on)),
  }
  return (
    <p className={styles.due} data-kind={dueKinds[due.when]}>
      <IconClock size={18} aria-hidden="true" />
      <b>{due.when === 'late' ? words.late(due.days) : words[due.when]()}</b>
      <Text as="small" look="small-quiet" isAtEnd>
        {sentOn === today
          ? review.sentToday
          : review.sent(day(invoice.sent_at), businessDaysBetween(sentOn, today))}
      </Text>
    </p>
  )
}

function Warnings({ invoice }: { invoice: OfficeInvoice }) {
  const { review } = useReviewWords()
  const codes = warningsOf(invoice)
  if (codes.length === 0) return null
  return (
    <Stack as="ul" gap={1} className={styles.warnings} data-kind="attention">
      {codes.map((code) => (
        <li key={code}>
          <IconAlertTriangle size={16} aria-hidden="true" />
          {review.findings[code]}
        </li>
      ))}
    </Stack>
  )
}
