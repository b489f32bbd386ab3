import type { ComponentType } from 'react'
import { useOutletContext } from 'react-router'
import type { User } from '#contract/members.ts'
import { forgetSession } from './sessions/stored-session.ts'
import { leave, reloadUser, useUser } from './sessions/user.ts'

export type WithUser = {
  user: User
  /** After a change, so that everything on the page shows it. */
  reload: () => Promise<void>
  leave: () => Promise<void>
  forgetSession: () => void
  /** Whether there is such a screen to lead to. */
  isScreen: (path: string) => boolean
}

/** Hands a screen of one feature the person whom another feature knows. */
export function withUser(Screen: ComponentType<WithUser>) {
  return function ScreenWithUser() {
    const isScreen = useOutletContext<WithUser['isScreen']>()
    const session = { reload: reloadUser, leave, forgetSession }
    return <Screen user={useUser()} isScreen={isScreen} {...session} />
  }
}
