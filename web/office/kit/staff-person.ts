import { useOutletContext } from 'react-router'
import { type Endpoint, staffMay } from '#contract/endpoint.ts'
import { currentStaff, type StaffMember } from '#contract/staff.ts'
import { switchShortcuts } from '#contract/staff-account.ts'
import { queryOf } from '#web/platform/query.ts'
import { queryClient } from '#web/platform/query-client.ts'
import { officeApi } from './office-api.ts'

export const staffQuery = queryOf(officeApi, currentStaff)

export function useStaffPerson(): StaffMember {
  return useOutletContext()
}

/** Whether who looks may make a call: a screen offers nothing else, since the answer would sign them out. */
export function useMay(): (endpoint: Pick<Endpoint, 'for'>) => boolean {
  const { role } = useStaffPerson()
  return (endpoint) => staffMay(endpoint, role)
}

/** Shown at once, and as it was again if the server could not be told. */
export async function switchKeys(on: boolean): Promise<void> {
  const show = (shortcuts: boolean) =>
    queryClient.setQueryData(staffQuery.queryKey, (person) => person && { ...person, shortcuts })
  // An answer that is on its way would bring the old choice back.
  await queryClient.cancelQueries(staffQuery)
  show(on)
  try {
    await officeApi.call(switchShortcuts, { on })
  } catch (error) {
    show(!on)
    throw error
  }
}
