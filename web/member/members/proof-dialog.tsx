import { useEffect, useRef } from 'react'
import { memberPaths } from '#contract/paths.ts'
import { proveMember } from '#contract/sessions.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { isApiFailure } from '#web/platform/api-failure.ts'
import { Form } from '#web/platform/form.tsx'
import { useWords } from '#web/platform/language.ts'
import { missing, useSending } from '#web/platform/sending.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { Row, Stack } from '#web/ui/stack.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useProfileWords } from './profile-words.ts'

type ProofDialogProps = {
  /** Why the password is asked for. */
  text: string
  action: string
  isDangerous?: boolean
  /** Shown where what follows the proof failed without words. */
  fallback: string
  /** What was held up; the dialog stays open until it is done. */
  onProved: () => Promise<void>
  onClose: () => void
}

/** Who has been signed in for long types the password again before what only they may do. */
export function ProofDialog(props: ProofDialogProps) {
  const { text, action, isDangerous = false, fallback, onProved, onClose } = props
  const { proof } = useProfileWords()
  const { sessions } = useWords()
  const field = useRef<HTMLInputElement>(null)
  const { isSending, failure, submit, forgive } = useSending(
    async ({ password = '' }: Record<string, string>) => {
      await memberApi.call(proveMember, { password })
      await onProved()
    },
    (typed) => missing(typed, { password: sessions.passwordMissing }),
  )
  // There is one thing to do here, and who sees the dialog knows why.
  useEffect(() => field.current?.focus(), [])

  return (
    <Dialog
      isOpen
      title={proof.title}
      leaveLabel={proof.back}
      leaveBy="back"
      onClose={onClose}
      isBusy={isSending}
    >
      <Form onSubmit={submit} onEdit={forgive} failure={failure} fallback={fallback}>
        <p>{text}</p>
        <PasswordField
          ref={field}
          name="password"
          label={proof.password}
          fault={failure?.fields.password}
          autoComplete="current-password"
          showLabel={sessions.showPassword}
          hideLabel={sessions.hidePassword}
          required
        />
        <Stack>
          <Button type="submit" variant={isDangerous ? 'danger' : 'primary'} isBusy={isSending}>
            {action}
          </Button>
          <Button variant="outline" onClick={onClose} disabled={isSending}>
            {proof.back}
          </Button>
        </Stack>
        <Row spread="center">
          <TextLink isAlone to={memberPaths.askForReset}>
            {sessions.forgot}
          </TextLink>
        </Row>
      </Form>
    </Dialog>
  )
}

/** Whether the server wants to know who it is before it goes on. */
export function needsProof(error: unknown): boolean {
  return isApiFailure(error) && error.code === 'proof_needed'
}
