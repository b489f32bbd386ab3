import { IconAlertTriangle, IconClock, IconEyeOff } from '@tabler/icons-react'
import type { OfficeInvoice } from '#contract/invoices-under-review.ts'
import { businessDaysBetween, programmeDay } from '#domain/business-days.ts'
import { useFormat } from '#web/platform/format.ts'
import { Notice } from '#web/ui/notice.tsx'
import { warningsOf } from './checks.ts'
import { CoinsAtStake } from './coins-at-stake.tsx'
import { Conference } from './conference.tsx'
import { DecideBar } from './decide-bar.tsx'
import { DecisionMade } from './decision-made.tsx'
import styles from './facts.module.css'
import { dueOf } from './queue-order.ts'
import type { Reviewing } from './reviewing.ts'
import { Rows } from './rows.tsx'
import { Sender } from './sender.tsx'
import { Troubles } from './troubles.tsx'
import { useReviewWords } from './words.ts'

type FactsProps = { work: Reviewing; invoice: OfficeInvoice }

/** Who sent it, until when, what is known of it and how well, what it would earn; and the decision. */
export function Facts({ work, invoice }: FactsProps) {
  const { review } = useReviewWords()
  return (
    <aside className={styles.facts} aria-label={review.factsAndDecision}>
      <div className={styles.inside}>
        <Troubles work={work} invoice={invoice} />
        {work.isBlind && <BlindNotice />}
        <Sender invoice={invoice} isBlind={work.isBlind} />
        {work.view.view === 'queue' && <DueStrip invoice={invoice} />}
        <DecisionMade work={work} invoice={invoice} />
        <Warnings invoice={invoice} />
        <Conference invoice={invoice} edits={work.edits} isBlind={work.isBlind} />
        <Rows work={work} invoice={invoice} />
        {work.mayDecide && <CoinsAtStake work={work} invoice={invoice} />}
      </div>
      <DecideBar work={work} invoice={invoice} />
    </aside>
  )
}

/** Why it is here again, and that nothing depends on it but what is known of the team. */
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
    <p className={styles.due} data-when={due.when}>
      <IconClock size={18} aria-hidden="true" />
      <b>{due.when === 'late' ? words.late(due.days) : words[due.when]()}</b>
      <span>
        {sentOn === today
          ? review.sentToday
          : review.sent(day(invoice.sent_at), businessDaysBetween(sentOn, today))}
      </span>
    </p>
  )
}

function Warnings({ invoice }: { invoice: OfficeInvoice }) {
  const { review } = useReviewWords()
  const codes = warningsOf(invoice)
  if (codes.length === 0) return null
  return (
    <ul className={styles.warnings}>
      {codes.map((code) => (
        <li key={code}>
          <IconAlertTriangle size={16} aria-hidden="true" />
          {review.findings[code]}
        </li>
      ))}
    </ul>
  )
}
