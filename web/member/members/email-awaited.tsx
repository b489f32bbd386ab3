import { useMutation } from '@tanstack/react-query'
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
  const resend = useAnswer(() => memberApi.call(resendEmailChange), emailChange.resent, reload)
  const giveUp = useAnswer(() => memberApi.call(giveUpEmailChange), emailChange.givenUp, reload)
  if (!user.email_awaited) return null
  const isBusy = resend.isPending || giveUp.isPending
  return (
    <Notice kind="waiting">
      <Stack>
        <h2>{emailChange.title}</h2>
        <p>{emailChange.text(user.email_awaited, user.email)}</p>
        <Row gap={2}>
          <Button
            variant="outline"
            size="small"
            isBusy={resend.isPending}
            disabled={isBusy}
            onClick={() => resend.mutate()}
          >
            {emailChange.resend}
          </Button>
          <Button
            variant="outline"
            size="small"
            isBusy={giveUp.isPending}
            disabled={isBusy}
            onClick={() => giveUp.mutate()}
          >
            {emailChange.giveUp}
          </Button>
        </Row>
      </Stack>
    </Notice>
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
