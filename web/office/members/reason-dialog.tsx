import { blockMember, changeLevel, type OfficeMember, SentGrounds } from '#contract/members-office.ts'
import { firstName } from '#domain/names.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { TextDialog } from '#web/office/kit/text-dialog.tsx'
import { longestOf } from '#web/platform/bounds.ts'
import { refresh } from '#web/platform/query.ts'
import { toast } from '#web/ui/toasts.ts'
import { memberParts } from './member-parts.ts'
import { useOfficeMembersWords } from './words.ts'

export type MemberDecision = 'block' | 'up' | 'down'

type ReasonDialogProps = { member: OfficeMember; decision: MemberDecision; onClose: () => void }

export function ReasonDialog({ member, decision, onClose }: ReasonDialogProps) {
  const { memberPage } = useOfficeMembersWords()
  const { id } = member
  const isBlock = decision === 'block'
  const titles = {
    block: memberPage.blockTitle(firstName(member.name)),
    up: memberPage.makeMember,
    down: memberPage.verifyAgain,
  }
  return (
    <TextDialog
      title={titles[decision]}
      closeLabel={memberPage.cancel}
      action={isBlock ? memberPage.block : titles[decision]}
      isDangerous={isBlock}
      fallback={memberPage.failed}
      name="reason"
      label={memberPage.reason}
      hint={isBlock ? memberPage.blockHint : memberPage.levelHint}
      missingText={memberPage.reasonMissing}
      maxLength={longestOf(SentGrounds.shape.reason)}
      onClose={onClose}
      onSend={async (reason) => {
        if (isBlock) await officeApi.call(blockMember, { id, reason })
        else await officeApi.call(changeLevel, { id, reason, level: decision === 'up' ? 3 : 2 })
        toast(isBlock ? memberPage.blocked : memberPage.levelChanged)
        await refresh(...memberParts)
      }}
    />
  )
}
