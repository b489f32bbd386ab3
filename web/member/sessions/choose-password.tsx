import { useNavigate, useSearchParams } from 'react-router'
import { resetPassword } from '#contract/passwords.ts'
import { memberPaths } from '#contract/paths.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { Form } from '#web/platform/form.tsx'
import { useWords } from '#web/platform/language.ts'
import { NewPasswordFields } from '#web/platform/new-password-fields.tsx'
import { ScreenHeading } from '#web/platform/screen-heading.tsx'
import { useSending } from '#web/platform/sending.ts'
import { Button } from '#web/ui/button.tsx'
import { Row } from '#web/ui/stack.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Door } from './door.tsx'

export function ChoosePassword() {
  const { sessions } = useWords()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const { isSending, failure, submit, forgive } = useSending(async (typed: Record<string, string>) => {
    const { password = '', password_confirmation = '' } = typed
    await memberApi.call(resetPassword, { token, password, password_confirmation })
    await navigate('/', { state: 'password-changed' })
  })
  return (
    <Door>
      <ScreenHeading screen={sessions.resetTitle}>{sessions.resetTitle}</ScreenHeading>
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
      <Row spread="center">
        <TextLink isAlone to={memberPaths.askForReset}>
          {sessions.askForAnotherLink}
        </TextLink>
      </Row>
    </Door>
  )
}
