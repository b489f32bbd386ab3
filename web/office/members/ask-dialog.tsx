import { askMember } from '#contract/members-office.ts'
import type { Verification } from '#contract/members-verification.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { OfficeDialog } from '#web/office/kit/office-dialog.tsx'
import { longestOf } from '#web/platform/bounds.ts'
import { missing } from '#web/platform/sending.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { toast } from '#web/ui/toasts.ts'
import { firstNameOf } from './first-name.ts'
import { useOfficeMembersWords } from './words.ts'

type AskDialogProps = {
  person: Verification
  note: string
  onClose: () => void
  onAsked: () => Promise<void>
}

export function AskDialog({ person, note, onClose, onAsked }: AskDialogProps) {
  const { verifying } = useOfficeMembersWords()
  const name = firstNameOf(person.name)
  return (
    <OfficeDialog
      title={verifying.askTitle(name)}
      closeLabel={verifying.cancel}
      action={verifying.ask}
      fallback={verifying.failed}
      check={(typed) => missing(typed, { text: verifying.reasonMissing })}
      onClose={onClose}
      onSend={async ({ text = '' }) => {
        await officeApi.call(askMember, { id: person.id, text, ...(note.trim() && { note }) })
        toast(verifying.askedOf(name))
        await onAsked()
      }}
    >
      {(failure) => (
        <TextArea
          name="text"
          label={verifying.askText}
          hint={verifying.askHint}
          fault={failure?.fields.text}
          maxLength={longestOf(askMember.body.shape.text)}
        />
      )}
    </OfficeDialog>
  )
}
