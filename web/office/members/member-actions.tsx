import { IconBan, IconCoins, IconDots, IconMail } from '@tabler/icons-react'
import { useState } from 'react'
import { memberTrail } from '#contract/audit.ts'
import { adjustCoins } from '#contract/coins-office.ts'
import {
  blockMember,
  changeLevel,
  eraseMember,
  exportMember,
  type OfficeMember,
  resendMail,
  unblockMember,
} from '#contract/members-office.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { useMay } from '#web/office/kit/staff-person.ts'
import { useAction } from '#web/office/kit/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Popover } from '#web/ui/popover.tsx'
import { AdjustCoins } from './adjust-coins.tsx'
import { EraseMember } from './erase-member.tsx'
import styles from './member.module.css'
import { memberParts } from './member-parts.ts'
import { MoreActions } from './more-actions.tsx'
import { type MemberDecision, ReasonDialog } from './reason-dialog.tsx'
import { useOfficeMembersWords } from './words.ts'

export function MemberActions({ member }: { member: OfficeMember }) {
  const { memberPage } = useOfficeMembersWords()
  const may = useMay()
  const [dialog, open] = useState<'adjust' | 'erase' | MemberDecision>()
  const close = () => open(undefined)
  return (
    <>
      {member.wallet && may(adjustCoins) && (
        <Button variant="outline" onClick={() => open('adjust')}>
          <IconCoins size={18} aria-hidden="true" />
          {memberPage.adjust}
        </Button>
      )}
      {may(resendMail) && <Resend member={member} />}
      {member.level === 1 && may(unblockMember) && <Unblock member={member} />}
      {member.level !== 1 && may(blockMember) && (
        <Button variant="danger-outline" onClick={() => open('block')}>
          <IconBan size={18} aria-hidden="true" />
          {memberPage.block}
        </Button>
      )}
      {[changeLevel, exportMember, eraseMember].some(may) && (
        <Popover label={memberPage.moreActions} Icon={IconDots}>
          {(shut) => (
            <MoreActions
              member={member}
              onOpen={(next) => {
                shut()
                open(next)
              }}
            />
          )}
        </Popover>
      )}
      {dialog === 'adjust' && member.wallet && (
        <AdjustCoins member={member} wallet={member.wallet} onClose={close} />
      )}
      {dialog === 'erase' && <EraseMember member={member} onClose={close} />}
      {dialog !== undefined && dialog !== 'adjust' && dialog !== 'erase' && (
        <ReasonDialog member={member} decision={dialog} onClose={close} />
      )}
    </>
  )
}

function Unblock({ member: { id } }: { member: OfficeMember }) {
  const { memberPage } = useOfficeMembersWords()
  const unblock = useAction({
    act: () => officeApi.call(unblockMember, { id }),
    done: memberPage.unblocked,
    failed: memberPage.failed,
    refreshes: memberParts,
  })
  return (
    <Button variant="outline" isBusy={unblock.isPending} onClick={() => unblock.mutate()}>
      {memberPage.unblock}
    </Button>
  )
}

function Resend({ member: { id, level, refusal, is_invited } }: { member: OfficeMember }) {
  const { memberPage } = useOfficeMembersWords()
  const resend = useAction({
    act: (mail: 'decision' | 'password') => officeApi.call(resendMail, { id, mail }),
    done: memberPage.resent,
    failed: memberPage.failed,
    refreshes: [memberTrail],
  })
  const isDecided = !is_invited && (level !== 2 || refusal !== null)
  return (
    <Popover
      label={memberPage.resend}
      face={
        <>
          <IconMail size={18} aria-hidden="true" />
          {memberPage.resend}
        </>
      }
    >
      {(shut) => (
        <div className={styles.menu}>
          {isDecided && (
            <Button variant="quiet" onClick={() => resend.mutate('decision', { onSettled: shut })}>
              {memberPage.resendDecision}
            </Button>
          )}
          {level > 1 && (
            <Button variant="quiet" onClick={() => resend.mutate('password', { onSettled: shut })}>
              {is_invited ? memberPage.resendInvitation : memberPage.resendPassword}
            </Button>
          )}
        </div>
      )}
    </Popover>
  )
}
