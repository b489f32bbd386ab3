import { IconBell } from '@tabler/icons-react'
import { useState } from 'react'
import type { Answer } from '#contract/endpoint.ts'
import type { decisionReasons } from '#contract/invoices-office.ts'
import type { OfficeInvoice } from '#contract/invoices-under-review.ts'
import { languages } from '#contract/languages.ts'
import type { Against } from './against.ts'
import { firstName } from './coins-at-stake.tsx'
import styles from './refuse-dialog.module.css'
import { useReviewWords } from './words.ts'

type MemberReadsProps = {
  invoice: OfficeInvoice
  decision: Against
  reason: Answer<typeof decisionReasons>[number] | undefined
  note: string
}

/** What the member will read, in their language; the others are there to look at. */
export function MemberReads({ invoice, decision, reason, note }: MemberReadsProps) {
  const { review } = useReviewWords()
  const { member, sender, told } = invoice
  const [language, setLanguage] = useState(sender.language)
  return (
    <section className={styles.reads}>
      <div>
        <h3>{review.whatReads(firstName(member.name))}</h3>
        <div className={styles.languages}>
          {languages.map((one) => (
            <button key={one} type="button" aria-pressed={one === language} onClick={() => setLanguage(one)}>
              {one.slice(0, 2).toUpperCase()}
            </button>
          ))}
        </div>
      </div>
      <article className={styles.letter} lang={language}>
        <p>
          <IconBell size={14} aria-hidden="true" />
          {review.noticeAndMail}
          <span>{review.memberLanguage(sender.language.slice(0, 2).toUpperCase())}</span>
        </p>
        {decision !== 'reverse' && <b>{told[decision][language]}</b>}
        <p>
          {reason ? reason.texts[language] : review.chooseReason} {note && <mark>{note}</mark>}
        </p>
      </article>
    </section>
  )
}
