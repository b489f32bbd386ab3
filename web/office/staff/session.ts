import { redirect } from 'react-router'
import type { Answer } from '#contract/endpoint.ts'
import { officePaths } from '#contract/paths.ts'
import { officeSignInCall, waysInCall } from '#contract/sign-in.ts'
import type { officeSignIn } from '#contract/staff.ts'
import type { waysIn } from '#contract/staff-sign-on.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { readItem, removeItem, writeItem } from '#web/platform/storage.ts'
import { type Arrival, takeArrival } from './arrival.ts'

/** What a signed-in person needs besides is fetched by those who are signed in, or about to be. */
const signedInPart = () => import('./person.ts')

/** `code` is asked of people with a second factor; `trust` spares this computer from asking again. */
export type Credentials = { email: string; password: string; code?: string; trust?: boolean }

export async function enter(credentials: Credentials): Promise<void> {
  const [token] = await Promise.all([
    officeApi.call<typeof officeSignIn>(officeSignInCall, { ...credentials, ...knownComputer() }),
    signedInPart(),
  ])
  await welcome(token)
}

export function knownComputer() {
  const computerToken = readItem('officeComputer')
  return computerToken ? { computer_token: computerToken } : {}
}

export async function welcome({ token_type, access_token, computer_token }: Answer<typeof officeSignIn>) {
  if (computer_token) writeItem('officeComputer', computer_token)
  writeItem('officeToken', `${token_type} ${access_token}`)
  const { welcomeStaff } = await signedInPart()
  await welcomeStaff()
}

export type Door = Arrival & { readonly ways: Answer<typeof waysIn> | null }

export async function openDoor(): Promise<Door | Response> {
  if (readItem('officeToken')) {
    const { signedInStaff } = await signedInPart()
    if (await signedInStaff()) return redirect(officePaths.dashboard)
  }
  removeItem('officeToken')
  // Who cannot be asked how to get in is shown the common way; sending then tells what is wrong.
  const ways = await officeApi.call<typeof waysIn>(waysInCall).catch(() => null)
  return { ways, ...takeArrival() }
}
