import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { type OfficeReason, officeReasons, orderReasons } from '#contract/invoices-reasons.ts'
import { useLanguage } from '#web/platform/language.ts'
import { officeApi } from '#web/platform/office-api.ts'
import { queryClient } from '#web/platform/query-client.ts'
import { useSending } from '#web/platform/sending.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { toast } from '#web/ui/toasts.ts'
import { moved } from './moved.ts'
import styles from './settings.module.css'
import { useOfficeSettingsWords } from './words.ts'

type ReasonListProps = {
  decision: OfficeReason['decision']
  reasons: readonly OfficeReason[]
  onEdit: (reason: OfficeReason) => void
}

/** The first nine have a key in the review: their place is the digit. */
export function ReasonList({ decision, reasons, onEdit }: ReasonListProps) {
  const { reasonTexts } = useOfficeSettingsWords()
  const language = useLanguage()
  const { isSending, failure, submit } = useSending(async (codes: string[]) => {
    await officeApi.call(orderReasons, { decision, codes })
    await queryClient.invalidateQueries({ queryKey: [officeReasons.path] })
    toast(reasonTexts.moved)
  })
  const codes = reasons.map(({ code }) => code)
  return (
    <section className={styles.groups} aria-label={reasonTexts.decisions[decision]}>
      <div className={styles.group}>
        <h2>{reasonTexts.decisions[decision]}</h2>
      </div>
      {failure && <Notice kind="error">{failure.message || reasonTexts.failed}</Notice>}
      {reasons.map((reason, place) => (
        <div key={reason.code} className={styles.reason} data-active={reason.active}>
          <span className={styles.key}>{reason.active && place < 9 ? place + 1 : ''}</span>
          <div>
            <p className={styles.text}>{reason.texts[language]}</p>
            <p className={styles.note}>{`${reason.code} · ${reasonTexts.used(reason.used)}`}</p>
          </div>
          <div className={styles.buttons}>
            {!reason.active && (
              <Tag isDense kind="neutral">
                {reasonTexts.off}
              </Tag>
            )}
            <IconButton
              Icon={IconArrowUp}
              label={reasonTexts.up(reason.code)}
              disabled={isSending || place === 0}
              onClick={() => submit(moved(codes, place, place - 1))}
            />
            <IconButton
              Icon={IconArrowDown}
              label={reasonTexts.down(reason.code)}
              disabled={isSending || place === reasons.length - 1}
              onClick={() => submit(moved(codes, place, place + 1))}
            />
            <Button
              size="dense"
              variant="quiet"
              aria-label={reasonTexts.editOf(reason.code)}
              onClick={() => onEdit(reason)}
            >
              {reasonTexts.edit}
            </Button>
          </div>
        </div>
      ))}
    </section>
  )
}
