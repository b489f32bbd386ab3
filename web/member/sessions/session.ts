import { redirect } from 'react-router'
import { signIn } from '#contract/sessions.ts'
import { memberApi } from '#web/platform/member-api.ts'
import { readItem, writeItem } from '#web/platform/storage.ts'
import { forgetSession } from './stored-session.ts'

/** What a signed-in person needs besides is fetched by those who are signed in, or about to be. */
const signedInPart = () => import('./user.ts')

export async function enter(credentials: { email: string; password: string }): Promise<void> {
  const [{ token_type, access_token }, { welcomeUser }] = await Promise.all([
    memberApi.call(signIn, credentials),
    signedInPart(),
  ])
  writeItem('token', `${token_type} ${access_token}`)
  await welcomeUser()
}

/** Who is already signed in goes on to home; what else was stored is of no use. */
export async function skipDoorWhenSignedIn() {
  if (readItem('token')) {
    const { signedInUser } = await signedInPart()
    if (await signedInUser()) return redirect('/home')
  }
  forgetSession()
  return null
}
