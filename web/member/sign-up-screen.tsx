import { Queries } from '#web/platform/queries.tsx'
import { takeToken } from './sessions/session.ts'
import { SignUp } from './sign-up/sign-up.tsx'

export function SignUpScreen() {
  return (
    <Queries>
      <SignUp onSignedUp={takeToken} />
    </Queries>
  )
}
