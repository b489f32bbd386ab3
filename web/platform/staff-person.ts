import { useOutletContext } from 'react-router'
import type { StaffMember } from '#contract/staff.ts'

/** Who of the team is looking: a screen makes no call that is not theirs, since the answer would sign them out. */
export function useStaffPerson(): StaffMember {
  return useOutletContext()
}
