import type { Notification } from '#contract/notifications.ts'
import { daysBetween, programmeDay } from '#domain/business-days.ts'

type When = 'today' | 'week' | 'earlier'
type Group = { readonly when: When; readonly notifications: readonly Notification[] }

/** The week begins on Monday. */
export function groupsOf(notifications: readonly Notification[], now: number): Group[] {
  const today = programmeDay(now)
  const groups = Map.groupBy(notifications, ({ datatime }) =>
    whenOf(programmeDay(Date.parse(datatime)), today),
  )
  return (['today', 'week', 'earlier'] as const).flatMap((when) => {
    const inGroup = groups.get(when)
    return inGroup ? [{ when, notifications: inGroup }] : []
  })
}

function whenOf(day: string, today: string): When {
  const daysAgo = daysBetween(day, today)
  if (daysAgo <= 0) return 'today'
  return daysAgo <= daysSinceMonday(today) ? 'week' : 'earlier'
}

function daysSinceMonday(day: string): number {
  return (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7
}
