import { askMember, refuseMember, SentQuestion, SentRefusal } from '#contract/members-office.ts'
import { type Verification, verification } from '#contract/members-verification.ts'
import { firstName } from '#domain/names.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { TextDialog } from '#web/office/kit/text-dialog.tsx'
import { longestOf } from '#web/platform/bounds.ts'
import { refresh } from '#web/platform/query.ts'
import { toast } from '#web/ui/toasts.ts'
import { useOfficeMembersWords } from './words.ts'

type ApplicantDialogProps = {
  kind: 'refuse' | 'ask'
  person: Verification
  note: string
  onClose: () => void
  onSent: () => Promise<void>
}

export function ApplicantDialog({ kind, person, note, onClose, onSent }: ApplicantDialogProps) {
  const { verifying } = useOfficeMembersWords()
  const name = firstName(person.name)
  const facts = { id: person.id, ...(note.trim() && { note }) }
  const shared = {
    closeLabel: verifying.cancel,
    fallback: verifying.failed,
    missingText: verifying.reasonMissing,
    onClose,
  }
  if (kind === 'refuse')
    return (
      <TextDialog
        {...shared}
        title={verifying.refuseTitle(name)}
        action={verifying.refuse}
        isDangerous
        name="reason"
        label={verifying.reason}
        hint={verifying.reasonHint}
        maxLength={longestOf(SentRefusal.shape.reason)}
        onSend={async (reason) => {
          await officeApi.call(refuseMember, { ...facts, reason })
          toast(verifying.refused(name))
          await onSent()
        }}
      />
    )
  return (
    <TextDialog
      {...shared}
      title={verifying.askTitle(name)}
      action={verifying.ask}
      name="text"
      label={verifying.askText}
      hint={verifying.askHint}
      maxLength={longestOf(SentQuestion.shape.text)}
      onSend={async (text) => {
        await officeApi.call(askMember, { ...facts, text })
        toast(verifying.askedOf(name))
        await refresh(verification)
        await onSent()
      }}
    />
  )
}
