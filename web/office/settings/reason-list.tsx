import { type OfficeReason, officeReasons, orderReasons } from '#contract/invoices-reasons.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { OrderedList } from '#web/office/kit/ordered-list.tsx'
import { useLanguage } from '#web/platform/language.ts'
import { queryClient } from '#web/platform/query-client.ts'
import { useSending } from '#web/platform/sending.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { toast } from '#web/ui/toasts.ts'
import styles from './settings.module.css'
import { useOfficeSettingsWords } from './words.ts'

type ReasonListProps = {
  decision: OfficeReason['decision']
  reasons: readonly OfficeReason[]
  onEdit: (reason: OfficeReason) => void
}

/** Keys 1 to 9 of the review. */
const keys = 9

/** The first nine that are offered have a key in the review: their place is the digit. */
export function ReasonList({ decision, reasons, onEdit }: ReasonListProps) {
  const { reasonTexts } = useOfficeSettingsWords()
  const { isSending, failure, submit } = useSending(async (codes: string[]) => {
    await officeApi.call(orderReasons, { decision, codes })
    await queryClient.invalidateQueries({ queryKey: [officeReasons.path] })
    toast(reasonTexts.moved)
  })
  const offered = reasons.filter(({ active }) => active)
  const keyOf = (reason: OfficeReason) => {
    const place = offered.indexOf(reason)
    return place >= 0 && place < keys ? String(place + 1) : ''
  }
  return (
    <section aria-label={reasonTexts.decisions[decision]}>
      <h2 className={styles.decision}>{reasonTexts.decisions[decision]}</h2>
      {failure && <Notice kind="error">{failure.message || reasonTexts.failed}</Notice>}
      <OrderedList
        label={reasonTexts.decisions[decision]}
        things={reasons}
        keyOf={({ code }) => code}
        upLabel={({ code }) => reasonTexts.up(code)}
        downLabel={({ code }) => reasonTexts.down(code)}
        onOrder={submit}
        isBusy={isSending}
      >
        {(reason) => <Reason reason={reason} keyCap={keyOf(reason)} onEdit={() => onEdit(reason)} />}
      </OrderedList>
    </section>
  )
}

type ReasonProps = { reason: OfficeReason; keyCap: string; onEdit: () => void }

function Reason({ reason, keyCap, onEdit }: ReasonProps) {
  const { reasonTexts } = useOfficeSettingsWords()
  const language = useLanguage()
  return (
    <div className={styles.reason} data-active={reason.active}>
      <span className={styles.key}>{keyCap}</span>
      <div>
        <p className={styles.text}>{reason.texts[language]}</p>
        <p className={styles.note}>{`${reason.code} · ${reasonTexts.used(reason.used)}`}</p>
      </div>
      {!reason.active && <Tag kind="neutral">{reasonTexts.off}</Tag>}
      <Button variant="quiet" aria-label={reasonTexts.editOf(reason.code)} onClick={onEdit}>
        {reasonTexts.edit}
      </Button>
    </div>
  )
}
