import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { Form } from './form.tsx'
import { useWords } from './language.ts'
import { missing, useSending } from './sending.ts'

type Credentials = { email: string; password: string }

/** E-mail and password; a rejected `onSend` is shown in the server's words, and what was typed stays. */
export function CredentialsForm({ onSend }: { onSend: (credentials: Credentials) => Promise<void> }) {
  const { sessions } = useWords()
  const { isSending, failure, submit, forgive } = useSending(onSend, (credentials) =>
    missing(credentials, { email: sessions.emailMissing, password: sessions.passwordMissing }),
  )
  return (
    <Form
      onSubmit={({ email = '', password = '' }) => submit({ email: email.trim(), password })}
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
        required
      />
      <PasswordField
        name="password"
        label={sessions.password}
        showLabel={sessions.showPassword}
        hideLabel={sessions.hidePassword}
        fault={failure?.fields.password}
        autoComplete="current-password"
        required
      />
      <Button type="submit" isBusy={isSending}>
        {isSending ? sessions.signingIn : sessions.signIn}
      </Button>
    </Form>
  )
}
