import type { User } from '#contract/members.ts'

/** Goals are reached with invoices: whoever cannot send any reads what a challenge is about, and is promised nothing. */
export function canTakePart({ level }: Pick<User, 'level'>): boolean {
  return level.roles.attendant
}
