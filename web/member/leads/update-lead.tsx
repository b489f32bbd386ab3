import { useState } from 'react'
import { type LeadStatus, SentLead } from '#contract/lead-fields.ts'
import { type Lead, listLeads, updateLead } from '#contract/leads.ts'
import { programmeDay } from '#domain/business-days.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { rangeOf } from '#web/platform/bounds.ts'
import { useFormat } from '#web/platform/format.ts'
import { useLanguage } from '#web/platform/language.ts'
import { refresh } from '#web/platform/query.ts'
import { readParts } from '#web/platform/read-number.ts'
import { faultsOf } from '#web/platform/schema-faults.ts'
import { useSending } from '#web/platform/sending.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toasts.ts'
import { ReminderField } from './reminder-field.tsx'
import { useLeadsWords } from './words.ts'

const statuses: readonly LeadStatus[] = ['sent', 'bought', 'closed']

/** The day of the reminder is calculated from the bag, unless the person names another or wants none. */
export function UpdateLead({ lead, onClose }: { lead: Lead; onClose: () => void }) {
  const { leadUpdate, leadList } = useLeadsWords()
  const { number } = useFormat()
  const language = useLanguage()
  const [status, setStatus] = useState(lead.status)
  const usualGrams = lead.bag_grams ?? lead.product.bag_grams
  const usualBag = usualGrams === null ? '' : number(usualGrams / 1000)
  const [bag, setBag] = useState(usualBag)
  const [reminding, setReminding] = useState({ day: lead.remind_on ?? '', isUnwanted: wasUnwanted(lead) })
  const isBought = status === 'bought'
  const bagGrams = readParts(bag, language, 1000)
  const change = changeIn({ status, bag, bagGrams, reminding })
  const today = programmeDay(Date.now())
  const { isSending, failure, submit, forgive } = useSending(
    async () => {
      await memberApi.call(updateLead, { id: lead.id, ...change })
      await refresh(listLeads)
      toast(leadUpdate.saved(lead.name))
      onClose()
    },
    () => ({
      ...faultsOf(SentLead, change, {
        bag_grams: leadUpdate.bagWrong(...rangeOf(SentLead.shape.bag_grams, language, 1000)),
      }),
      // The stored day may stay although it has passed.
      ...(change.remind_on &&
        change.remind_on !== lead.remind_on &&
        change.remind_on < today && { remind_on: leadUpdate.remindPast }),
    }),
  )
  const hasFieldFault = Object.keys(failure?.fields ?? {}).length > 0

  /** A calculated day is no longer right when the status or the bag changes. */
  function follow(change: () => void) {
    forgive('bag_grams', 'remind_on')
    change()
    if (reminding.day === lead.remind_on) setReminding({ ...reminding, day: '' })
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
      <Stack gap={5}>
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
        {isBought && (
          <TextField
            label={leadUpdate.bag}
            optional={leadUpdate.optional}
            after={leadUpdate.unit}
            inputMode="decimal"
            autoComplete="off"
            value={bag}
            fault={failure?.fields.bag_grams}
            hint={usualBag && leadUpdate.bagHint(usualBag)}
            onChange={({ target }) => follow(() => setBag(target.value))}
          />
        )}
        <ReminderField
          value={reminding}
          today={today}
          bag={!isBought ? 'none' : (bagGrams ?? usualGrams) === null ? 'unknown' : 'known'}
          fault={failure?.fields.remind_on}
          onChange={(value) => {
            forgive('remind_on')
            setReminding(value)
          }}
        />
      </Stack>
    </Dialog>
  )
}

/** A bought bag without a day means that no reminder was wanted. */
function wasUnwanted({ status, bag_grams, remind_on }: Lead): boolean {
  return status === 'bought' && bag_grams !== null && remind_on === null
}

type LeadChange = {
  status: LeadStatus
  bag: string
  bagGrams: number | undefined
  reminding: { day: string; isUnwanted: boolean }
}

/** An empty field means the product's usual bag. A text that is no number is sent as NaN, which is refused. */
function changeIn({ status, bag, bagGrams = Number.NaN, reminding }: LeadChange) {
  const isBought = status === 'bought'
  return {
    status,
    remind_on: isBought && reminding.isUnwanted ? null : reminding.day || undefined,
    ...(isBought && bag.trim() && { bag_grams: bagGrams }),
  }
}
