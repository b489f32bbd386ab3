import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { redirect } from 'react-router'
import { currentStaff, officeSignIn, officeSignOut, type StaffMember } from '#contract/staff.ts'
import { officeApi } from '#web/platform/office-api.ts'
import { queryClient } from '#web/platform/query-client.ts'
import { readItem, removeItem, writeItem } from '#web/platform/storage.ts'

const staffQuery = queryOptions({ queryKey: ['staff-user'], queryFn: () => officeApi.call(currentStaff) })

/** The member of the team on a guarded screen, where there always is one. */
export function useStaff(): StaffMember {
  return useSuspenseQuery(staffQuery).data
}

export async function enter(credentials: { email: string; password: string }): Promise<void> {
  const { token_type, access_token } = await officeApi.call(officeSignIn, credentials)
  writeItem('officeToken', `${token_type} ${access_token}`)
  try {
    await queryClient.fetchQuery({ ...staffQuery, staleTime: 0 })
  } catch (error) {
    removeItem('officeToken')
    throw error
  }
}

/** The person is signed out here even when the server cannot be told. */
export async function leave(): Promise<void> {
  try {
    await officeApi.call(officeSignOut)
  } finally {
    removeItem('officeToken')
  }
}

export async function skipDoorWhenSignedIn() {
  return (await signedInStaff()) ? redirect('/inicio') : null
}

export async function requireStaff() {
  return (await signedInStaff()) ? null : redirect('/')
}

async function signedInStaff(): Promise<StaffMember | undefined> {
  // Whatever keeps the server from saying who this is, the person has to sign in again.
  const staff =
    readItem('officeToken') && (await queryClient.ensureQueryData(staffQuery).catch(() => undefined))
  if (staff) return staff
  removeItem('officeToken')
  return undefined
}
