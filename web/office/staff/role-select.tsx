import { type StaffRole, staffRoles } from '#contract/people.ts'
import { Select } from '#web/ui/select.tsx'
import { useOfficeStaffWords } from './office-words.ts'
import { useStaffWords } from './words.ts'

export function RoleSelect({ initial, isFixed = false }: { initial: StaffRole; isFixed?: boolean }) {
  const { team } = useOfficeStaffWords()
  const { staff } = useStaffWords()
  return (
    <Select
      name="role"
      label={team.role}
      defaultValue={initial}
      disabled={isFixed}
      options={staffRoles.map((value) => ({ value, label: staff.roles[value] }))}
    />
  )
}

export function isRole(value: string): value is StaffRole {
  return staffRoles.some((role) => role === value)
}
