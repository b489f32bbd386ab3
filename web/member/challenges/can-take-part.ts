import type { Challenge } from '#contract/challenges.ts'
import type { User } from '#contract/members.ts'

/**
 * Most goals are reached with invoices, so whoever cannot send any is promised nothing. Everybody but promoters
 * recommends.
 */
export function canTakePart({ level }: Pick<User, 'level'>, { goal }: Pick<Challenge, 'goal'>): boolean {
  return goal?.unit === 'recommendations' ? !level.roles.promoter : level.roles.attendant
}
