import {
  blockStaff,
  changeStaff,
  endTrustOf,
  resetSecondFactor,
  sendPasswordLink,
  type TeamMember,
  team as teamCall,
  unblockStaff,
} from '#contract/staff-team.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { OfficeDialog } from '#web/office/kit/office-dialog.tsx'
import { useAction } from '#web/office/kit/use-action.ts'
import { refresh } from '#web/platform/query.ts'
import { missing } from '#web/platform/sending.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Row } from '#web/ui/stack.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toasts.ts'
import { useOfficeStaffWords } from './office-words.ts'
import { isRole, RoleSelect } from './role-select.tsx'

const refreshes = [teamCall]

type EditPersonProps = { person: TeamMember; hasPasswords: boolean; onClose: () => void }

export function EditPerson({ person, hasPasswords, onClose }: EditPersonProps) {
  const { team } = useOfficeStaffWords()
  const { id, version } = person
  return (
    <OfficeDialog
      title={team.editTitle(person.name)}
      closeLabel={team.close}
      action={team.save}
      fallback={team.failed}
      check={(typed) => missing(typed, { name: team.nameMissing })}
      onClose={onClose}
      onSend={async ({ name = '', role = person.role, member_email = '' }) => {
        if (!isRole(role)) return
        const ofOther = person.is_you ? {} : { member_email }
        await officeApi.call(changeStaff, { id, version, name, role, ...ofOther })
        toast(team.saved)
        await refresh(teamCall)
      }}
    >
      {(failure) => (
        <>
          {person.by_sso && <Notice kind="info">{team.ofCompany(person.email)}</Notice>}
          <TextField
            name="name"
            label={team.name}
            defaultValue={person.name}
            fault={failure?.fields.name}
            autoComplete="off"
            readOnly={person.by_sso}
            required
          />
          <RoleSelect initial={person.role} isFixed={person.is_you || person.by_sso} />
          {!person.is_you && (
            <TextField
              name="member_email"
              type="email"
              label={team.ownAccount}
              hint={team.ownAccountHint}
              defaultValue={person.member?.email ?? ''}
              fault={failure?.fields.member_email}
              autoComplete="off"
            />
          )}
          {!person.is_you && <Acts person={person} hasPasswords={hasPasswords} onDone={onClose} />}
        </>
      )}
    </OfficeDialog>
  )
}

type ActsProps = { person: TeamMember; hasPasswords: boolean; onDone: () => void }

function Acts({ person, hasPasswords, onDone }: ActsProps) {
  const { team } = useOfficeStaffWords()
  const { id, version } = person
  const shared = { failed: team.failed, refreshes }
  const block = useAction({
    ...shared,
    act: () => officeApi.call(blockStaff, { id, version }),
    done: team.blocked,
  })
  const unblock = useAction({
    ...shared,
    act: () => officeApi.call(unblockStaff, { id, version }),
    done: team.unblocked,
  })
  const reset = useAction({
    ...shared,
    act: () => officeApi.call(resetSecondFactor, { id, version }),
    done: team.secondFactorReset,
  })
  const link = useAction({
    ...shared,
    act: () => officeApi.call(sendPasswordLink, { id }),
    done: team.linkSent,
  })
  const trust = useAction({
    ...shared,
    act: () => officeApi.call(endTrustOf, { id }),
    done: team.trustEnded,
  })
  const button = (text: string, { mutate, isPending }: typeof block) => (
    <Button variant="outline" isBusy={isPending} onClick={() => mutate(undefined, { onSuccess: onDone })}>
      {text}
    </Button>
  )
  return (
    <Row>
      {person.state === 'active' ? button(team.block, block) : button(team.unblock, unblock)}
      {person.state === 'active' && hasPasswords && !person.by_sso && button(team.sendLink, link)}
      {person.has_second_factor && button(team.resetSecondFactor, reset)}
      {person.trusted_computers > 0 && button(team.endTrust, trust)}
    </Row>
  )
}
