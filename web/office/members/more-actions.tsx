import { useMutation } from '@tanstack/react-query'
import { changeLevel, eraseMember, exportMember, type OfficeMember } from '#contract/members-office.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { useMay } from '#web/office/kit/staff-person.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toasts.ts'
import styles from './member.module.css'
import type { MemberDecision } from './reason-dialog.tsx'
import { useOfficeMembersWords } from './words.ts'

type MoreActionsProps = { member: OfficeMember; onOpen: (dialog: 'erase' | MemberDecision) => void }

export function MoreActions({ member, onOpen }: MoreActionsProps) {
  const may = useMay()
  const { memberPage } = useOfficeMembersWords()
  const { id, level, profile } = member
  const taking = useMutation({
    mutationFn: async () => officeApi.keep(`${id}.json`, await officeApi.call(exportMember, { id })),
    onSuccess: () => void toast(memberPage.exported),
    onError: () => void toast(memberPage.failed, { kind: 'error' }),
  })
  return (
    <div className={styles.menu}>
      {level === 2 && may(changeLevel) && profile.type !== 'promoter' && (
        <Button variant="quiet" onClick={() => onOpen('up')}>
          {memberPage.makeMember}
        </Button>
      )}
      {level === 3 && may(changeLevel) && (
        <Button variant="quiet" onClick={() => onOpen('down')}>
          {memberPage.verifyAgain}
        </Button>
      )}
      {may(exportMember) && (
        <Button variant="quiet" isBusy={taking.isPending} onClick={() => taking.mutate()}>
          {memberPage.export}
        </Button>
      )}
      {may(eraseMember) && (
        <Button variant="quiet" onClick={() => onOpen('erase')}>
          {memberPage.erase}
        </Button>
      )}
    </div>
  )
}
