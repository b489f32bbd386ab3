import { redirect } from 'react-router'
import { officeSignIn } from '#contract/staff.ts'
import { officeApi } from '#web/platform/office-api.ts'
import { readItem, removeItem, writeItem } from '#web/platform/storage.ts'

/** What a signed-in person needs besides is fetched by those who are signed in, or about to be. */
const signedInPart = () => import('./person.ts')

/** The code is asked of who has a second factor. */
export type Credentials = { email: string; password: string; code?: string }

export async function enter(credentials: Credentials): Promise<void> {
  const [{ token_type, access_token }, { welcomeStaff }] = await Promise.all([
    officeApi.call(officeSignIn, credentials),
    signedInPart(),
  ])
  writeItem('officeToken', `${token_type} ${access_token}`)
  await welcomeStaff()
}

export async function skipDoorWhenSignedIn() {
  if (readItem('officeToken')) {
    const { signedInStaff } = await signedInPart()
    if (await signedInStaff()) return redirect('/inicio')
  }
  removeItem('officeToken')
  return null
}
