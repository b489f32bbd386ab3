import {
  bookRedemption,
  contactRedemption,
  type OfficeRedemption,
  SentContact,
} from '#contract/redemptions-office.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { OfficeDialog } from '#web/office/kit/office-dialog.tsx'
import { longestOf } from '#web/platform/bounds.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { useTakeSteps } from './take-steps.ts'
import { useOfficeRedemptionsWords } from './words.ts'

type NoteStepProps = {
  step: 'contact' | 'book'
  parcels: readonly OfficeRedemption[]
  onClose: () => void
  onDone: () => void
}

/** A call or a booking, with what was agreed. */
export function NoteStep({ step, parcels, onClose, onDone }: NoteStepProps) {
  const { arranging, parcelSteps } = useOfficeRedemptionsWords()
  const takeStep = useTakeSteps()
  const call = { contact: contactRedemption, book: bookRedemption }[step]
  return (
    <OfficeDialog
      title={arranging.titles[step]}
      closeLabel={arranging.close}
      action={parcelSteps.names[step]}
      fallback={parcelSteps.failed}
      onSend={async ({ note = '' }) => {
        await takeStep(step, parcels, ({ id, version }) =>
          officeApi.call(call, { id, version, ...(note.trim() && { note }) }),
        )
        onDone()
      }}
      onClose={onClose}
    >
      {(failure) => (
        <TextArea
          name="note"
          label={arranging.note}
          optional={arranging.optional}
          hint={arranging.noteHint}
          fault={failure?.fields.note}
          maxLength={longestOf(SentContact.shape.note)}
        />
      )}
    </OfficeDialog>
  )
}
