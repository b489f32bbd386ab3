import { useNavigate } from 'react-router'
import { requestStaffReset } from '#contract/staff-account.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { Form } from '#web/platform/form.tsx'
import { useWords } from '#web/platform/language.ts'
import { ScreenHeading } from '#web/platform/screen-heading.tsx'
import { useSending } from '#web/platform/sending.ts'
import { Button } from '#web/ui/button.tsx'
import { Row } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Gate } from './gate.tsx'

export function ForgottenPassword() {
  const { sessions } = useWords()
  const navigate = useNavigate()
  const { isSending, failure, submit, forgive } = useSending(async (email: string) => {
    await officeApi.call(requestStaffReset, { email })
    await navigate('/', { state: 'recovery-sent' })
  })
  return (
    <Gate>
      <div>
        <ScreenHeading screen={sessions.recoverTitle}>{sessions.recoverTitle}</ScreenHeading>
        <Text look="quiet">{sessions.recoverIntro}</Text>
      </div>
      <Form
        onSubmit={({ email = '' }) => submit(email.trim())}
        onEdit={forgive}
        failure={failure}
        fallback={sessions.failed}
      >
        <TextField
          name="email"
          type="email"
          label={sessions.email}
          fault={failure?.fields.email}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button type="submit" isBusy={isSending}>
          {sessions.recoverSend}
        </Button>
      </Form>
      <Row spread="center">
        <TextLink isAlone to="/">
          {sessions.backToSignIn}
        </TextLink>
      </Row>
    </Gate>
  )
}
