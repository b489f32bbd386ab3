import { memberPaths } from '#contract/paths.ts'
import { PlainHeader } from '#web/member/kit/plain-header.tsx'
import { ScreenHeading } from '#web/platform/screen-heading.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Message } from '#web/ui/message.tsx'
import { useSignUpWords } from './words.ts'

/** Only for those who come back to this address: after signing up the person goes to home. */
export function SignedUp() {
  const { signUp } = useSignUpWords()
  return (
    <>
      <PlainHeader />
      <Message mood="happy" isFinished>
        <ScreenHeading screen={signUp.doneScreen}>{signUp.doneTitle}</ScreenHeading>
        <p>{signUp.doneText}</p>
        <ButtonLink to={memberPaths.home}>{signUp.doneGo}</ButtonLink>
      </Message>
    </>
  )
}
