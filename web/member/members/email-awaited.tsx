import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { giveUpEmailChange, resendEmailChange } from '#contract/email-change.ts'
import type { User } from '#contract/members.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { isApiFailure } from '#web/platform/api-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Row, Stack } from '#web/ui/stack.tsx'
import { toast } from '#web/ui/toasts.ts'
import { useProfileWords } from './profile-words.ts'

type EmailAwaitedProps = { user: User; reload: () => Promise<void> }

/** The new e-mail has to be confirmed at its mailbox first. */
export function EmailAwaited({ user, reload }: EmailAwaitedProps) {
  const { emailChange } = useProfileWords()
  const giveUp = useAnswer(() => memberApi.call(giveUpEmailChange), emailChange.givenUp, reload)
  if (!user.email_awaited) return null
  return (
    <Confirmation
      title={emailChange.title}
      text={emailChange.text(user.email_awaited, user.email)}
      isBusy={giveUp.isPending}
      reload={reload}
    >
      {(isBusy) => (
        <Button
          variant="outline"
          size="small"
          isBusy={giveUp.isPending}
          disabled={isBusy}
          onClick={() => giveUp.mutate()}
        >
          {emailChange.giveUp}
        </Button>
      )}
    </Confirmation>
  )
}

/** Nothing waits for it but what asks for a confirmed mailbox; the welcome mail may have been lost. */
export function EmailUnconfirmed({ user, reload }: EmailAwaitedProps) {
  const { emailChange } = useProfileWords()
  if (!user.email_unconfirmed || user.email_awaited) return null
  return (
    <Confirmation
      title={emailChange.unconfirmedTitle}
      text={emailChange.unconfirmed(user.email)}
      reload={reload}
    />
  )
}

/** The same where the step itself says what is awaited. */
export function ResendConfirmation({ reload }: Pick<EmailAwaitedProps, 'reload'>) {
  return <ResendButton resend={useResend(reload)} />
}

type ConfirmationProps = Pick<EmailAwaitedProps, 'reload'> & {
  title: string
  text: string
  isBusy?: boolean
  children?: (isBusy: boolean) => ReactNode
}

function Confirmation({ title, text, isBusy = false, reload, children }: ConfirmationProps) {
  const resend = useResend(reload)
  return (
    <Notice kind="waiting">
      <Stack>
        <h2>{title}</h2>
        <p>{text}</p>
        <Row gap={2}>
          <ResendButton resend={resend} isBusy={isBusy} />
          {children?.(isBusy || resend.isPending)}
        </Row>
      </Stack>
    </Notice>
  )
}

function useResend(reload: () => Promise<void>) {
  const { emailChange } = useProfileWords()
  return useAnswer(() => memberApi.call(resendEmailChange), emailChange.resent, reload)
}

function ResendButton({
  resend,
  isBusy = false,
}: {
  resend: ReturnType<typeof useResend>
  isBusy?: boolean
}) {
  const { emailChange } = useProfileWords()
  return (
    <Button
      variant="outline"
      size="small"
      isBusy={resend.isPending}
      disabled={isBusy || resend.isPending}
      onClick={() => resend.mutate()}
    >
      {emailChange.resend}
    </Button>
  )
}

/** It may have been confirmed or voided on another device meanwhile, so the person is read again either way. */
function useAnswer(send: () => Promise<unknown>, done: string, reload: () => Promise<void>) {
  const { emailChange } = useProfileWords()
  return useMutation({
    mutationFn: send,
    onSuccess: () => void toast(done),
    onError: (error) =>
      void toast((isApiFailure(error) && error.status === 429 && error.message) || emailChange.failed, {
        kind: 'error',
      }),
    onSettled: reload,
  })
}
