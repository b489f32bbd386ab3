import { changeStaffPassword } from '#contract/staff-account.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { OfficeScreen } from '#web/office/kit/office-screen.tsx'
import { switchKeys } from '#web/office/kit/staff-person.ts'
import { Form } from '#web/platform/form.tsx'
import { useWords } from '#web/platform/language.ts'
import { Loaded } from '#web/platform/loaded.tsx'
import { NewPasswordFields } from '#web/platform/new-password-fields.tsx'
import { useSending } from '#web/platform/sending.ts'
import { Waiting } from '#web/platform/waiting.tsx'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TitledCard } from '#web/ui/titled-card.tsx'
import { toast } from '#web/ui/toasts.ts'
import styles from './account.module.css'
import { useOfficeStaffWords } from './office-words.ts'
import { OpenSessions } from './open-sessions.tsx'
import { useStaff } from './person.ts'
import { SecondFactor } from './second-factor.tsx'
import { TrustedComputers } from './trusted-computers.tsx'
import { useStaffWords } from './words.ts'

export function Account() {
  const { staffAccount } = useOfficeStaffWords()
  const { staff } = useStaffWords()
  const person = useStaff()
  return (
    <OfficeScreen title={staffAccount.title} note={`${person.email} · ${staff.roles[person.role]}`}>
      <div className={styles.account}>
        <Loaded waiting={<Waiting height="180px" />}>
          <SecondFactor />
        </Loaded>
        {!person.lacks_second_factor && (
          <>
            <Loaded waiting={<Waiting height="180px" />}>
              <OpenSessions />
            </Loaded>
            <Loaded>
              <TrustedComputers />
            </Loaded>
            {!person.by_sso && <ChangePassword />}
            <Keyboard />
          </>
        )}
      </div>
    </OfficeScreen>
  )
}

function ChangePassword() {
  const { staffAccount } = useOfficeStaffWords()
  const { sessions } = useWords()
  const { isSending, failure, submit, forgive } = useSending(async (typed: Record<string, string>) => {
    const { current_password = '', password = '', password_confirmation = '' } = typed
    await officeApi.call(changeStaffPassword, { current_password, password, password_confirmation })
    toast(staffAccount.passwordChanged)
  })
  return (
    <TitledCard title={staffAccount.password}>
      <Form onSubmit={submit} onEdit={forgive} failure={failure} fallback={staffAccount.failed}>
        <PasswordField
          name="current_password"
          label={staffAccount.currentPassword}
          showLabel={sessions.showPassword}
          hideLabel={sessions.hidePassword}
          fault={failure?.fields.current_password}
          autoComplete="current-password"
          required
        />
        <NewPasswordFields
          label={sessions.newPassword}
          hint={sessions.passwordHint}
          confirmLabel={sessions.confirmPassword}
          faults={failure?.fields}
        />
        <Button type="submit" isBusy={isSending}>
          {staffAccount.changePassword}
        </Button>
      </Form>
    </TitledCard>
  )
}

/** Single keys can be switched off: who speaks or uses switches would set them off by accident. */
function Keyboard() {
  const { staffAccount } = useOfficeStaffWords()
  const { shortcuts } = useStaff()
  async function change(on: boolean) {
    try {
      await switchKeys(on)
      toast(on ? staffAccount.keysOnSaved : staffAccount.keysOffSaved)
    } catch {
      toast(staffAccount.failed, { kind: 'error' })
    }
  }
  return (
    <TitledCard title={staffAccount.keyboard}>
      <Switch
        label={staffAccount.keysOn}
        hint={staffAccount.keysHint}
        checked={shortcuts}
        onChange={({ target }) => void change(target.checked)}
      />
    </TitledCard>
  )
}
