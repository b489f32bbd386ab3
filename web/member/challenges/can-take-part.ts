import type { User } from '#contract/members.ts'

/** Goals are reached with invoices, so whoever cannot send any is promised nothing. */
export function canTakePart({ level }: Pick<User, 'level'>): boolean {
  return level.roles.attendant
}
