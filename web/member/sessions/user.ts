import { redirect } from 'react-router'
import { isLanguage } from '#contract/languages.ts'
import { currentUser, keepLanguage, type User } from '#contract/members.ts'
import { memberPaths } from '#contract/paths.ts'
import type { Role } from '#contract/people.ts'
import { signOut } from '#contract/sessions.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { isApiFailure, reportFault } from '#web/platform/api-failure.ts'
import { queryOf } from '#web/platform/query.ts'
import { queryClient } from '#web/platform/query-client.ts'
import { readItem, writeItem } from '#web/platform/storage.ts'
import { useSuspenseQuery } from '#web/platform/suspense-query.ts'
import { firstRole } from './first-role.ts'
import { endInterruption, interruptSession } from './interrupted-session.ts'
import { forgetSession } from './stored-session.ts'
import { wholeUser } from './whole-user.ts'

const userQuery = {
  ...queryOf(memberApi, currentUser),
  queryFn: async () => wholeUser(await memberApi.call(currentUser)),
}

export function useUser(): User {
  return useSuspenseQuery(userQuery).data
}

/** Whoever is here; nobody, where that cannot be told now, which is said elsewhere. */
export function userSoFar(): Promise<User | undefined> {
  return queryClient.ensureQueryData(userQuery).catch(() => undefined)
}

export async function reloadUser(): Promise<void> {
  await queryClient.fetchQuery({ ...userQuery, staleTime: 0 })
}

export async function welcomeUser(): Promise<void> {
  try {
    const user = await queryClient.fetchQuery({ ...userQuery, staleTime: 0 })
    rememberLanguage()
    const userType = firstRole(user.level.roles)
    if (userType) writeItem('userType', userType)
  } catch (error) {
    forgetSession()
    throw error
  }
}

/** Mails are written in the language of the screen. A failure here must not stop anybody. */
export function rememberLanguage(): void {
  const language = readItem('language')
  if (isLanguage(language)) void memberApi.call(keepLanguage, { language }).catch(reportFault)
}

/** The person is signed out here even if the server cannot be reached. */
export async function leave(): Promise<void> {
  try {
    await memberApi.call(signOut)
  } finally {
    forgetSession()
  }
}

/** `orAsked` also lets in people of whom the team wants more data before they become members. */
export function requireMember({ level, role, orAsked }: { level?: 3; role?: Role; orAsked?: true } = {}) {
  return async () => {
    const user = await signedInUser()
    if (!user) {
      forgetSession()
      return redirect('/')
    }
    const isAsked = orAsked && user.data_asked !== undefined
    const isAllowed = (!level || user.level.id === level || isAsked) && (!role || user.level.roles[role])
    return isAllowed ? null : redirect(memberPaths.home)
  }
}

/** After any failure the person has to sign in again, or try again where it was nobody’s refusal. */
export async function signedInUser(): Promise<User | undefined> {
  const token = readItem('token')
  if (!token) return undefined
  try {
    const user = await queryClient.ensureQueryData(userQuery)
    endInterruption()
    return user
  } catch (error) {
    if (!isRefused(error)) interruptSession(token)
    return undefined
  }
}

function isRefused(error: unknown): boolean {
  return isApiFailure(error) && (error.status === 401 || error.status === 403)
}
