import type { ComponentType } from 'react'
import type { User } from '#contract/members.ts'
import { forgetDrafts } from '#web/platform/draft.ts'
import { forgetSession } from './sessions/stored-session.ts'
import { leave, reloadUser, useUser } from './sessions/user.ts'

export type UserScreenProps = {
  user: User
  /** After a change, so that everything on the page shows it. */
  reload: () => Promise<void>
  leave: () => Promise<void>
  /** After the account is gone: so is everything this device kept of the person. */
  forgetPerson: () => Promise<void>
}

/** Hands a screen of one feature the person whom another feature knows. */
export function userScreen(Screen: ComponentType<UserScreenProps>) {
  return function UserScreen() {
    const user = useUser()
    const session = { reload: reloadUser, leave, forgetPerson: () => forgetPerson(user.email) }
    return <Screen user={user} {...session} />
  }
}

async function forgetPerson(email: string): Promise<void> {
  forgetSession()
  forgetDrafts()
  const { forgetOwner } = await import('./invoices/device/store.ts')
  // A browser that keeps nothing has nothing to forget.
  await forgetOwner(email).catch(reportError)
}
