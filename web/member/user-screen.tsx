import type { ComponentType } from 'react'
import type { User } from '#contract/members.ts'
import { forgetDrafts } from '#web/platform/draft.ts'
import { forgetSession } from './sessions/stored-session.ts'
import { leave, reloadUser, useUser } from './sessions/user.ts'

export type UserScreenProps = {
  user: User
  reload: () => Promise<void>
  leave: () => Promise<void>
  /** Removes everything this device stored of the person, after the account is deleted. */
  forgetPerson: () => Promise<void>
}

/** Features do not import each other, so a screen is given the user of the sessions. */
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
  // A browser that stores nothing has nothing to remove.
  await forgetOwner(email).catch(reportError)
}
