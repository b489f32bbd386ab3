import { Door } from './sessions/door.tsx'
import { takeToken } from './sessions/session.ts'
import { Invitation } from './sign-up/invitation.tsx'

export function InvitationScreen() {
  return (
    <Door>
      <Invitation onAccepted={takeToken} />
    </Door>
  )
}
