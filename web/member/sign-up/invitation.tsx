import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { Answer } from '#contract/endpoint.ts'
import { memberPaths } from '#contract/paths.ts'
import { acceptInvitation } from '#contract/sign-up.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { Form } from '#web/platform/form.tsx'
import { useWords } from '#web/platform/language.ts'
import { NewPasswordFields } from '#web/platform/new-password-fields.tsx'
import { ScreenHeading } from '#web/platform/screen-heading.tsx'
import { useSending } from '#web/platform/sending.ts'
import { readItem } from '#web/platform/storage.ts'
import { Button } from '#web/ui/button.tsx'
import { Row, Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Acceptance } from './acceptance.tsx'
import { emptySignUp } from './sign-up-draft.ts'
import { useSignUpWords } from './words.ts'

type InvitationProps = { onAccepted: (token: Answer<typeof acceptInvitation>) => Promise<void> }

/** Whoever came from an earlier programme chooses a password and accepts, as at sign-up. */
export function Invitation({ onAccepted }: InvitationProps) {
  const { sessions } = useWords()
  const { signUp, invitation } = useSignUpWords()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [accepted, setAccepted] = useState(emptySignUp)
  const { isSending, failure, submit, forgive } = useSending(async (typed: Record<string, string>) => {
    const { password = '', password_confirmation = '' } = typed
    const device_token = readItem('device')
    const token = await memberApi.call(acceptInvitation, {
      token: search.get('token') ?? '',
      password,
      password_confirmation,
      accept_regulation: accepted.accept_regulation !== '',
      accept_communications: accepted.accept_communications !== '',
      ...(device_token && { device_token }),
    })
    await onAccepted(token)
    await navigate(memberPaths.home)
  })
  return (
    <>
      <Stack gap={1}>
        <ScreenHeading screen={invitation.title}>{invitation.title}</ScreenHeading>
        <Text look="secondary">{invitation.intro}</Text>
      </Stack>
      <Form onSubmit={submit} onEdit={forgive} failure={failure} fallback={signUp.failed}>
        <NewPasswordFields
          label={sessions.newPassword}
          hint={sessions.passwordHint}
          confirmLabel={sessions.confirmPassword}
          faults={failure?.fields}
        />
        <Acceptance
          typed={accepted}
          onChange={(change) => {
            forgive(...Object.keys(change))
            setAccepted((earlier) => ({ ...earlier, ...change }))
          }}
          faults={failure?.fields}
        />
        <Button type="submit" isBusy={isSending}>
          {invitation.accept}
        </Button>
      </Form>
      <Row spread="center">
        <TextLink isAlone to={memberPaths.askForReset}>
          {sessions.askForAnotherLink}
        </TextLink>
      </Row>
    </>
  )
}
