import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { confirmEmail } from '#contract/email-change.ts'
import { memberPaths } from '#contract/paths.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { Form } from '#web/platform/form.tsx'
import { ScreenHeading } from '#web/platform/screen-heading.tsx'
import { useSending } from '#web/platform/sending.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Row, Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useConfirmEmailWords } from './confirm-email-words.ts'
import { Door } from './door.tsx'

/** Opening the address changes nothing: programs that read mails open every link in them. */
export function ConfirmEmail() {
  const { emailConfirmation } = useConfirmEmailWords()
  const [search] = useSearchParams()
  const [isDone, setDone] = useState(false)
  const { isSending, failure, submit } = useSending(async () => {
    await memberApi.call(confirmEmail, { token: search.get('token') ?? '' })
    setDone(true)
  })
  // There is no field here to tell it under.
  const said = failure && { ...failure, message: failure.fields.email ?? failure.message, fields: {} }
  return (
    <Door>
      <Stack gap={2}>
        <ScreenHeading screen={emailConfirmation.title}>{emailConfirmation.title}</ScreenHeading>
        <div role="status">
          {isDone ? (
            <Notice kind="success">{emailConfirmation.done}</Notice>
          ) : (
            <Text look="secondary">{emailConfirmation.text}</Text>
          )}
        </div>
      </Stack>
      {isDone ? (
        <GoOn />
      ) : (
        <>
          <Form onSubmit={submit} onEdit={() => undefined} failure={said} fallback={emailConfirmation.failed}>
            <Button type="submit" isBusy={isSending}>
              {emailConfirmation.confirm}
            </Button>
          </Form>
          <Row spread="center">
            <TextLink isAlone to={memberPaths.support}>
              {emailConfirmation.support}
            </TextLink>
          </Row>
        </>
      )}
    </Door>
  )
}

function GoOn() {
  const { emailConfirmation } = useConfirmEmailWords()
  const link = useRef<HTMLAnchorElement>(null)
  // The button that had the focus is gone.
  useEffect(() => link.current?.focus(), [])
  return (
    <ButtonLink ref={link} to={memberPaths.door} reloadDocument>
      {emailConfirmation.goOn}
    </ButtonLink>
  )
}
