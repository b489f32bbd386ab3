import { programmeDay } from './business-days.ts'

/** São Paulo has had one time all the year since 2019. */
const midnight = 'T03:00:00.000Z'

export function startOf(day: string): string {
  return `${day}${midnight}`
}

/** The instant at which a day is over: the first one of the next. */
export function endOf(day: string): string {
  const next = new Date(`${day}${midnight}`)
  next.setUTCDate(next.getUTCDate() + 1)
  return next.toISOString()
}

export function firstDayOf(opensAt: string): string {
  return programmeDay(Date.parse(opensAt))
}

export function lastDayOf(closesAt: string): string {
  return programmeDay(Date.parse(closesAt) - 1)
}
