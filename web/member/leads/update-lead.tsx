import { useState } from 'react'
import { type Lead, type LeadStatus, updateLead } from '#contract/leads.ts'
import { useFormat } from '#web/platform/format.ts'
import { memberApi } from '#web/platform/member-api.ts'
import { useSending } from '#web/platform/sending.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toKilograms } from '#web/ui/kilograms.ts'
import { Notice } from '#web/ui/notice.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toasts.ts'
import { reloadLeads } from './calls.ts'
import styles from './my-leads.module.css'
import { useLeadsWords } from './words.ts'

const statuses: readonly LeadStatus[] = ['sent', 'bought', 'closed']

/** How it ended. The day of the reminder follows from the bag, unless somebody names another. */
export function UpdateLead({ lead, onClose }: { lead: Lead; onClose: () => void }) {
  const { leadUpdate, leadList } = useLeadsWords()
  const { number } = useFormat()
  const [status, setStatus] = useState(lead.status)
  const [bag, setBag] = useState(lead.bag_grams === null ? '' : number(lead.bag_grams / 1000))
  const [remindOn, setRemindOn] = useState(lead.remind_on ?? '')
  const bagGrams = gramsOf(bag)
  const { isSending, failure, submit, forgive } = useSending(
    async () => {
      const bought = status === 'bought' && bagGrams !== undefined ? { bag_grams: bagGrams } : {}
      const named = remindOn ? { remind_on: remindOn } : {}
      await memberApi.call(updateLead, { id: lead.id, status, ...bought, ...named })
      await reloadLeads()
      toast(leadUpdate.saved(lead.name))
      onClose()
    },
    () => (status === 'bought' && !isBag(bag, bagGrams) ? { bag_grams: leadUpdate.bagWrong } : {}),
  )
  const hasFieldFault = Object.keys(failure?.fields ?? {}).length > 0

  /** A day that followed from what stood there before follows from it no longer. */
  function follow(change: () => void) {
    forgive('bag_grams', 'remind_on')
    change()
    if (remindOn === lead.remind_on) setRemindOn('')
  }

  return (
    <Dialog
      isOpen
      title={leadUpdate.title}
      leaveBy="back"
      leaveLabel={leadUpdate.close}
      onClose={onClose}
      isBusy={isSending}
      footer={
        <>
          <div role="alert">
            {failure && !hasFieldFault && (
              <Notice kind="error">{failure.message || leadUpdate.failed}</Notice>
            )}
          </div>
          <Button isBusy={isSending} isFullWidth onClick={() => submit(undefined)}>
            {leadUpdate.save}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <RadioCards
          label={leadUpdate.status}
          isLabelHidden
          name="status"
          value={status}
          cards={statuses.map((value) => ({
            value,
            title: leadList.statuses[value],
            text: leadUpdate.hints[value],
          }))}
          onChoose={(value) => follow(() => setStatus(value))}
        />
        {status === 'bought' && (
          <TextField
            label={leadUpdate.bag}
            optional={leadUpdate.optional}
            after={leadUpdate.unit}
            inputMode="decimal"
            autoComplete="off"
            value={bag}
            fault={failure?.fields.bag_grams}
            onChange={({ target }) => follow(() => setBag(target.value))}
          />
        )}
        <TextField
          type="date"
          label={leadUpdate.remindOn}
          optional={leadUpdate.optional}
          value={remindOn}
          fault={failure?.fields.remind_on}
          hint={status === 'bought' ? leadUpdate.remindHint : undefined}
          onChange={({ target }) => {
            forgive('remind_on')
            setRemindOn(target.value)
          }}
        />
      </div>
    </Dialog>
  )
}

function gramsOf(text: string): number | undefined {
  const kilograms = toKilograms(text)
  return kilograms === undefined ? undefined : Math.round(kilograms * 1000)
}

/** Left empty, the usual bag of the product is taken. */
function isBag(text: string, grams: number | undefined): boolean {
  return text.trim() === '' || (grams !== undefined && grams >= 100 && grams <= 50_000)
}
