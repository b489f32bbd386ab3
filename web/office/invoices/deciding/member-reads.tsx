import { IconBell } from '@tabler/icons-react'
import { useState } from 'react'
import type { Answer } from '#contract/endpoint.ts'
import type { decisionReasons } from '#contract/invoices-office.ts'
import type { OfficeInvoice } from '#contract/invoices-under-review.ts'
import { languages, textIn } from '#contract/languages.ts'
import { firstName } from '#domain/names.ts'
import { useReviewWords } from '#web/office/invoices/words.ts'
import { Segments } from '#web/ui/segments.tsx'
import { Row, Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import styles from './refuse-dialog.module.css'
import type { ReasonedDecision } from './verdict.ts'

type MemberReadsProps = {
  invoice: OfficeInvoice
  decision: ReasonedDecision
  reason: Answer<typeof decisionReasons>[number] | undefined
  note: string
}

export function MemberReads({ invoice, decision, reason, note }: MemberReadsProps) {
  const { review } = useReviewWords()
  const { member, sender, told } = invoice
  const [language, setLanguage] = useState(sender.language)
  return (
    <Stack as="section" gap={2}>
      <Row spread="between">
        <h3>{review.whatReads(firstName(member.name))}</h3>
        <Segments
          segments={languages.map((one) => ({
            key: one,
            text: one.slice(0, 2).toUpperCase(),
            isChosen: one === language,
            onPress: () => setLanguage(one),
          }))}
        />
      </Row>
      <Stack as="article" gap={2} className={styles.letter} lang={language}>
        <Row as="p">
          <IconBell size={14} aria-hidden="true" />
          <small>{review.noticeAndMail}</small>
          <Text as="small" look="small-quiet" isAtEnd>
            {review.memberLanguage(sender.language.slice(0, 2).toUpperCase())}
          </Text>
        </Row>
        {decision !== 'reverse' && <b>{told[decision][language]}</b>}
        <p>
          {reason ? textIn(reason.texts, language) : review.chooseReason} {note && <mark>{note}</mark>}
        </p>
      </Stack>
    </Stack>
  )
}
