import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { redirect } from 'react-router'
import { currentUser, type User } from '#contract/members.ts'
import type { Role } from '#contract/people.ts'
import { signIn, signOut } from '#contract/sessions.ts'
import { memberApi } from '#web/platform/member-api.ts'
import { queryClient } from '#web/platform/query-client.ts'
import { readItem, removeItem, writeItem } from '#web/platform/storage.ts'
import { firstRole } from './first-role.ts'

const userQuery = queryOptions({ queryKey: ['user'], queryFn: () => memberApi.call(currentUser) })

/** The person on a guarded screen, where there always is one. */
export function useUser(): User {
  return useSuspenseQuery(userQuery).data
}

export async function enter(credentials: { email: string; password: string }): Promise<void> {
  const { token_type, access_token } = await memberApi.call(signIn, credentials)
  writeItem('token', `${token_type} ${access_token}`)
  try {
    const user = await queryClient.fetchQuery({ ...userQuery, staleTime: 0 })
    const userType = firstRole(user.level.roles)
    if (userType) writeItem('userType', userType)
  } catch (error) {
    forget()
    throw error
  }
}

/** The person is signed out here even when the server cannot be told. */
export async function leave(): Promise<void> {
  try {
    await memberApi.call(signOut)
  } finally {
    forget()
  }
}

/** Who is already signed in goes on to home; what else was stored is of no use. */
export async function skipDoorWhenSignedIn() {
  return (await signedInUser()) ? redirect('/home') : null
}

export function requireMember({ level, role }: { level?: 3; role?: Role } = {}) {
  return async () => {
    const user = await signedInUser()
    if (!user) return redirect('/')
    const isAllowed = (!level || user.level.id === level) && (!role || user.level.roles[role])
    return isAllowed ? null : redirect('/home')
  }
}

async function signedInUser(): Promise<User | undefined> {
  // Whatever keeps the server from saying who this is, the person has to sign in again.
  const user = readItem('token') && (await queryClient.ensureQueryData(userQuery).catch(() => undefined))
  if (user) return user
  forget()
  return undefined
}

function forget() {
  removeItem('token')
  removeItem('userType')
}
