import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useErrorTitle } from './error-title.ts'
import { Form } from './form.tsx'
import { useWords } from './language.ts'
import { useSending } from './sending.ts'

type Credentials = { email: string; password: string }

/** E-mail and password; a rejected `onSend` is shown in the server's words, and what was typed stays. */
export function CredentialsForm({ onSend }: { onSend: (credentials: Credentials) => Promise<void> }) {
  const { sessions } = useWords()
  const { isSending, failure, submit } = useSending(onSend)
  const [missing, setMissing] = useState<readonly string[]>([])
  useErrorTitle(missing.length > 0)

  function send({ email = '', password = '' }: Partial<Credentials>, form: HTMLFormElement) {
    const credentials = { email: email.trim(), password }
    const empty = Object.entries(credentials).flatMap(([name, value]) => (value === '' ? [name] : []))
    setMissing(empty)
    if (empty[0] === undefined) submit(credentials)
    else form.querySelector<HTMLInputElement>(`[name=${empty[0]}]`)?.focus()
  }

  return (
    <Form
      onSubmit={send}
      onEdit={(field) => setMissing(missing.filter((name) => name !== field))}
      failure={failure}
      fallback={sessions.failed}
    >
      <TextField
        name="email"
        type="email"
        label={sessions.email}
        fault={missing.includes('email') ? sessions.emailMissing : undefined}
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
        fault={missing.includes('password') ? sessions.passwordMissing : undefined}
        autoComplete="current-password"
        required
      />
      <Button type="submit" isBusy={isSending}>
        {isSending ? sessions.signingIn : sessions.signIn}
      </Button>
    </Form>
  )
}
