import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { provePhone, sendPhoneCode } from '#contract/phone-messages.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { isApiFailure } from '#web/platform/api-failure.ts'
import { Form } from '#web/platform/form.tsx'
import { missing, useSending } from '#web/platform/sending.ts'
import { Button } from '#web/ui/button.tsx'
import { Row } from '#web/ui/stack.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toasts.ts'
import { usePhoneMessageWords } from './words.ts'

type PhoneCodeFormProps = { way: string; phone: string; onProved: () => void; onClose: () => void }

export function PhoneCodeForm({ way, phone, onProved, onClose }: PhoneCodeFormProps) {
  const words = usePhoneMessageWords()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const { isSending, failure, submit, forgive } = useSending(
    async ({ code = '' }: Record<string, string>) => {
      await memberApi.call(provePhone, { code })
      onProved()
    },
    (typed) => missing(typed, { code: words.codeMissing }),
  )
  const resend = useMutation({
    mutationFn: () => memberApi.call(sendPhoneCode),
    onSuccess: () => void toast(words.resent),
    onError: (error) =>
      void toast((isApiFailure(error) && error.status < 500 && error.message) || words.failed, {
        kind: 'error',
      }),
  })
  return (
    <Form onSubmit={submit} onEdit={forgive} failure={failure} fallback={words.failed}>
      <p>{words.sent(way, phone)}</p>
      <TextField
        ref={field}
        name="code"
        label={words.code}
        fault={failure?.fields.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        required
      />
      <Row gap={2}>
        <Button type="submit" isBusy={isSending}>
          {words.confirm}
        </Button>
        <Button variant="outline" isBusy={resend.isPending} onClick={() => resend.mutate()}>
          {words.another}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {words.giveUp}
        </Button>
      </Row>
    </Form>
  )
}
