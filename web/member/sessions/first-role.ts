import { type Role, roles } from '#contract/people.ts'

export function firstRole(flags: Readonly<Record<Role, boolean>>): Role | undefined {
  return roles.find((role) => flags[role])
}
