import { type Role, roles } from '#contract/people.ts'

/** What the browser keeps as the person's type: the first role of theirs, in the contract's order. */
export function firstRole(flags: Readonly<Record<Role, boolean>>): Role | undefined {
  return roles.find((role) => flags[role])
}
