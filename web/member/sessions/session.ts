import { redirect } from 'react-router'
import type { Answer } from '#contract/endpoint.ts'
import { memberPaths } from '#contract/paths.ts'
import type { signIn } from '#contract/sessions.ts'
import { signInCall } from '#contract/sign-in.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { apiFailure } from '#web/platform/api-failure.ts'
import { readItem, writeItem } from '#web/platform/storage.ts'
import { endInterruption } from './interrupted-session.ts'
import { forgetKeptAnswers, forgetSession } from './stored-session.ts'

/** This module is loaded for everybody, so what only signed-in people need is imported later. */
const signedInPart = () => import('./user.ts')

export async function enter(credentials: { email: string; password: string }): Promise<void> {
  const device = readItem('device')
  const [token] = await Promise.all([
    memberApi.call<typeof signIn>(signInCall, { ...credentials, ...(device && { device_token: device }) }),
    signedInPart(),
  ])
  await takeToken(token)
}

/** An answer without a token signs nobody in, whatever its status says. */
type Entry = Answer<typeof signIn> & { readonly error?: string }

/** The device stays known after signing out: strangers who fail on purpose do not lock its owner out. */
export async function takeToken(answer: Entry): Promise<void> {
  const { token_type, access_token, device_token, error } = answer
  if (error || !access_token) throw apiFailure(200, answer)
  endInterruption()
  if (device_token) writeItem('device', device_token)
  await forgetKeptAnswers().catch(reportError)
  writeItem('token', `${token_type} ${access_token}`)
  const { welcomeUser } = await signedInPart()
  await welcomeUser()
}

export async function skipDoorWhenSignedIn() {
  if (readItem('token')) {
    const { signedInUser } = await signedInPart()
    if (await signedInUser()) return redirect(memberPaths.home)
  }
  forgetSession()
  return null
}
