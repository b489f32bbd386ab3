import { useNavigate, useSearchParams } from 'react-router'
import { chooseStaffPassword } from '#contract/staff-account.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { Form } from '#web/platform/form.tsx'
import { useWords } from '#web/platform/language.ts'
import { NewPasswordFields } from '#web/platform/new-password-fields.tsx'
import { ScreenHeading } from '#web/platform/screen-heading.tsx'
import { useSending } from '#web/platform/sending.ts'
import { Button } from '#web/ui/button.tsx'
import { Text } from '#web/ui/text.tsx'
import { Gate } from './gate.tsx'
import { useStaffWords } from './words.ts'

export function ChoosePassword() {
  const { staff } = useStaffWords()
  const { sessions } = useWords()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const { isSending, failure, submit, forgive } = useSending(async (typed: Record<string, string>) => {
    const { password = '', password_confirmation = '' } = typed
    await officeApi.call(chooseStaffPassword, { token, password, password_confirmation })
    await navigate('/', { state: 'password-chosen' })
  })
  return (
    <Gate>
      <div>
        <ScreenHeading screen={staff.choosePassword}>{staff.choosePassword}</ScreenHeading>
        <Text look="quiet">{staff.choosePasswordIntro}</Text>
      </div>
      <Form onSubmit={submit} onEdit={forgive} failure={failure} fallback={sessions.sendingFailed}>
        <NewPasswordFields
          label={sessions.newPassword}
          hint={sessions.passwordHint}
          confirmLabel={sessions.confirmPassword}
          faults={failure?.fields}
        />
        <Button type="submit" isBusy={isSending}>
          {sessions.resetSave}
        </Button>
      </Form>
      <Text look="small-quiet">{staff.linkSpent}</Text>
    </Gate>
  )
}
