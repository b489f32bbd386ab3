import { refuseMember } from '#contract/members-office.ts'
import type { Verification } from '#contract/members-verification.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { OfficeDialog } from '#web/office/kit/office-dialog.tsx'
import { longestOf } from '#web/platform/bounds.ts'
import { missing } from '#web/platform/sending.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { toast } from '#web/ui/toasts.ts'
import { firstNameOf } from './first-name.ts'
import { useOfficeMembersWords } from './words.ts'

type RefuseDialogProps = {
  person: Verification
  note: string
  onClose: () => void
  onRefused: () => Promise<void>
}

export function RefuseDialog({ person, note, onClose, onRefused }: RefuseDialogProps) {
  const { verifying } = useOfficeMembersWords()
  const name = firstNameOf(person.name)
  return (
    <OfficeDialog
      title={verifying.refuseTitle(name)}
      closeLabel={verifying.cancel}
      action={verifying.refuse}
      isDangerous
      fallback={verifying.failed}
      check={(typed) => missing(typed, { reason: verifying.reasonMissing })}
      onClose={onClose}
      onSend={async ({ reason = '' }) => {
        await officeApi.call(refuseMember, { id: person.id, reason, ...(note.trim() && { note }) })
        toast(verifying.refused(name))
        await onRefused()
      }}
    >
      {(failure) => (
        <TextArea
          name="reason"
          label={verifying.reason}
          hint={verifying.reasonHint}
          fault={failure?.fields.reason}
          maxLength={longestOf(refuseMember.body.shape.reason)}
        />
      )}
    </OfficeDialog>
  )
}
