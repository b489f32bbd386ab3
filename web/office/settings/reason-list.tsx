import { type OfficeReason, officeReasons, orderReasons } from '#contract/invoices-reasons.ts'
import { textIn } from '#contract/languages.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { OrderedList } from '#web/office/kit/ordered-list.tsx'
import { useLanguage } from '#web/platform/language.ts'
import { Button } from '#web/ui/button.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { Text } from '#web/ui/text.tsx'
import styles from './settings.module.css'
import { useOfficeSettingsWords } from './words.ts'

type ReasonListProps = {
  decision: OfficeReason['decision']
  reasons: readonly OfficeReason[]
  onEdit: (reason: OfficeReason) => void
}

const keysOfReview = 9

/** The first nine that are offered have a key in the review: their place is the digit. */
export function ReasonList({ decision, reasons, onEdit }: ReasonListProps) {
  const { reasonTexts } = useOfficeSettingsWords()
  const language = useLanguage()
  const nameOf = ({ texts }: OfficeReason) => textIn(texts, language)
  const offered = reasons.filter(({ active }) => active)
  const keyOf = (reason: OfficeReason) => {
    const place = offered.indexOf(reason)
    return place >= 0 && place < keysOfReview ? String(place + 1) : ''
  }
  return (
    <section aria-label={reasonTexts.decisions[decision]}>
      <h2 className={styles.decision}>{reasonTexts.decisions[decision]}</h2>
      <OrderedList
        label={reasonTexts.decisions[decision]}
        things={reasons}
        keyOf={({ code }) => code}
        upLabel={(reason) => reasonTexts.up(nameOf(reason))}
        downLabel={(reason) => reasonTexts.down(nameOf(reason))}
        save={(codes) => officeApi.call(orderReasons, { decision, codes })}
        savedText={reasonTexts.moved}
        failedText={reasonTexts.failed}
        refreshes={[officeReasons]}
      >
        {(reason) => <Reason reason={reason} keyCap={keyOf(reason)} onEdit={() => onEdit(reason)} />}
      </OrderedList>
    </section>
  )
}

type ReasonProps = { reason: OfficeReason; keyCap: string; onEdit: () => void }

function Reason({ reason, keyCap, onEdit }: ReasonProps) {
  const { reasonTexts } = useOfficeSettingsWords()
  const text = textIn(reason.texts, useLanguage())
  return (
    <div className={styles.reason} data-active={reason.active}>
      <b>{keyCap}</b>
      <div>
        <p className={styles.text}>{text}</p>
        <Text look="small-quiet">{reasonTexts.used(reason.used)}</Text>
      </div>
      {!reason.active && <Tag kind="neutral">{reasonTexts.off}</Tag>}
      <Button variant="quiet" aria-label={reasonTexts.editOf(text)} onClick={onEdit}>
        {reasonTexts.edit}
      </Button>
    </div>
  )
}
