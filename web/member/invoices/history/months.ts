import { daysAfter, daysBetween, programmeDay } from '#domain/business-days.ts'

export type Group<Item> = {
  readonly key: string
  readonly of: 'today' | 'thisWeek' | 'lastWeek' | 'month'
  readonly items: readonly Item[]
}

/** Groups by the day, week or month of sending. The order within a group stays. */
export function groupsOf<Item extends { readonly date: string }>(
  items: readonly Item[],
  now: Date,
): Group<Item>[] {
  const today = programmeDay(now.getTime())
  const groups = new Map<string, Group<Item>>()
  for (const item of items) {
    const place = placeOf(programmeDay(Date.parse(item.date)), today)
    const earlier = groups.get(place.key)?.items ?? []
    groups.set(place.key, { ...place, items: [...earlier, item] })
  }
  return [...groups.values()]
}

function placeOf(day: string, today: string): Omit<Group<never>, 'items'> {
  const monday = daysAfter(today, -((new Date(today).getUTCDay() + 6) % 7))
  if (daysBetween(today, day) >= 0) return { key: 'today', of: 'today' }
  if (day >= monday) return { key: 'this-week', of: 'thisWeek' }
  if (day >= daysAfter(monday, -7)) return { key: 'last-week', of: 'lastWeek' }
  return { key: day.slice(0, 7), of: 'month' }
}
