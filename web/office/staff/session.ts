import { redirect } from 'react-router'
import { officePaths } from '#contract/paths.ts'
import { officeSignInCall } from '#contract/sign-in.ts'
import type { officeSignIn } from '#contract/staff.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { readItem, removeItem, writeItem } from '#web/platform/storage.ts'

/** What a signed-in person needs besides is fetched by those who are signed in, or about to be. */
const signedInPart = () => import('./person.ts')

/** `code` is asked of people with a second factor; `trust` spares this computer from asking again. */
export type Credentials = { email: string; password: string; code?: string; trust?: boolean }

export async function enter(credentials: Credentials): Promise<void> {
  const computerToken = readItem('officeComputer')
  const [{ token_type, access_token, computer_token }, { welcomeStaff }] = await Promise.all([
    officeApi.call<typeof officeSignIn>(officeSignInCall, {
      ...credentials,
      ...(computerToken && { computer_token: computerToken }),
    }),
    signedInPart(),
  ])
  if (computer_token) writeItem('officeComputer', computer_token)
  writeItem('officeToken', `${token_type} ${access_token}`)
  await welcomeStaff()
}

export async function skipDoorWhenSignedIn() {
  if (readItem('officeToken')) {
    const { signedInStaff } = await signedInPart()
    if (await signedInStaff()) return redirect(officePaths.dashboard)
  }
  removeItem('officeToken')
  return null
}
