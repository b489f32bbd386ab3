import { type FormEvent, useState, useTransition } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import styles from './credentials-form.module.css'
import { useErrorTitle } from './error-title.ts'
import { useWords } from './language.ts'

type Credentials = { email: string; password: string }

/** E-mail and password; a rejected `onSend` is shown in the server's words, and what was typed stays. */
export function CredentialsForm({ onSend }: { onSend: (credentials: Credentials) => Promise<void> }) {
  const { sessions } = useWords()
  const [isSending, startSending] = useTransition()
  const [failure, setFailure] = useState<string>()
  const [missing, setMissing] = useState<readonly string[]>([])
  useErrorTitle(missing.length > 0 || Boolean(failure))

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const credentials = credentialsIn(form)
    const empty = Object.entries(credentials).flatMap(([name, value]) => (value === '' ? [name] : []))
    setMissing(empty)
    if (empty[0] === undefined) startSending(() => attempt(credentials))
    else form.querySelector<HTMLInputElement>(`[name=${empty[0]}]`)?.focus()
  }

  async function attempt(credentials: Credentials) {
    setFailure(undefined)
    try {
      await onSend(credentials)
    } catch (error) {
      setFailure((error instanceof Error && error.message) || sessions.failed)
    }
  }

  function forgive(event: FormEvent<HTMLFormElement>) {
    const { target } = event
    if (target instanceof HTMLInputElement) setMissing(missing.filter((name) => name !== target.name))
  }

  return (
    <form className={styles.form} noValidate onSubmit={send} onInput={forgive}>
      <div className={styles.alert} role="alert">
        {failure && <Notice kind="error">{failure}</Notice>}
      </div>
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
    </form>
  )
}

function credentialsIn(form: HTMLFormElement): Credentials {
  const data = new FormData(form)
  return { email: String(data.get('email')).trim(), password: String(data.get('password')) }
}
