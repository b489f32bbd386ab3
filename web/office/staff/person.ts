import { type LoaderFunctionArgs, redirect } from 'react-router'
import { officeBase } from '#contract/paths.ts'
import { currentStaff, officeSignOut, type StaffMember } from '#contract/staff.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { staffQuery } from '#web/office/kit/staff-person.ts'
import { refresh } from '#web/platform/query.ts'
import { queryClient } from '#web/platform/query-client.ts'
import { readItem, removeItem } from '#web/platform/storage.ts'
import { useSuspenseQuery } from '#web/platform/suspense-query.ts'
import { tellDoor } from './arrival.ts'

/** The role may come to require a second factor at any moment; the shell then leads to setting one up. */
officeApi.whenRefused(({ code }) => {
  if (code === 'second_factor_required') void refresh(currentStaff)
})

export function useStaff(): StaffMember {
  return useSuspenseQuery(staffQuery).data
}

export async function welcomeStaff(): Promise<void> {
  try {
    await queryClient.fetchQuery({ ...staffQuery, staleTime: 0 })
  } catch (error) {
    removeItem('officeToken')
    throw error
  }
}

/** The person is signed out here even when the server cannot be told; and at their company, if they came from there. */
export async function leave(): Promise<void> {
  try {
    const { go_on_at } = await officeApi.call(officeSignOut)
    if (go_on_at) location.assign(go_on_at)
  } finally {
    removeItem('officeToken')
  }
}

export async function requireStaff({ request }: LoaderFunctionArgs) {
  if (await signedInStaff()) return null
  removeItem('officeToken')
  const { pathname, search } = new URL(request.url)
  tellDoor({ wanted: pathname.slice(officeBase.length) + search })
  return redirect('/')
}

/** Whatever keeps the server from saying who this is, the person has to sign in again. */
export async function signedInStaff(): Promise<StaffMember | undefined> {
  if (!readItem('officeToken')) return undefined
  return queryClient.ensureQueryData(staffQuery).catch(() => undefined)
}
