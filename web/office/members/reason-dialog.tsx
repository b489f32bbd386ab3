import { blockMember, changeLevel, type OfficeMember } from '#contract/members-office.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { OfficeDialog } from '#web/office/kit/office-dialog.tsx'
import { longestOf } from '#web/platform/bounds.ts'
import { queryClient } from '#web/platform/query-client.ts'
import { missing } from '#web/platform/sending.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { toast } from '#web/ui/toasts.ts'
import { firstNameOf } from './first-name.ts'
import { memberKey } from './member-key.ts'
import type { Reasoned } from './opened.ts'
import { useOfficeMembersWords } from './words.ts'

type ReasonDialogProps = { member: OfficeMember; kind: Reasoned; onClose: () => void }

export function ReasonDialog({ member, kind, onClose }: ReasonDialogProps) {
  const { memberPage } = useOfficeMembersWords()
  const { id } = member
  const titles = {
    block: memberPage.blockTitle(firstNameOf(member.name)),
    up: memberPage.makeMember,
    down: memberPage.verifyAgain,
  }
  return (
    <OfficeDialog
      title={titles[kind]}
      closeLabel={memberPage.cancel}
      action={kind === 'block' ? memberPage.block : titles[kind]}
      isDangerous={kind === 'block'}
      fallback={memberPage.failed}
      check={(sent) => missing(sent, { reason: memberPage.reasonMissing })}
      onClose={onClose}
      onSend={async ({ reason = '' }) => {
        if (kind === 'block') await officeApi.call(blockMember, { id, reason })
        else await officeApi.call(changeLevel, { id, reason, level: kind === 'up' ? 3 : 2 })
        toast(kind === 'block' ? memberPage.blocked : memberPage.levelChanged)
        await queryClient.invalidateQueries({ queryKey: memberKey(id) })
      }}
    >
      {(failure) => (
        <TextArea
          name="reason"
          label={memberPage.reason}
          hint={kind === 'block' ? memberPage.blockHint : memberPage.levelHint}
          fault={failure?.fields.reason}
          maxLength={longestOf(blockMember.body.shape.reason)}
        />
      )}
    </OfficeDialog>
  )
}
