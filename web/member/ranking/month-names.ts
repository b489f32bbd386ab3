import { asTitle, useFormat } from '#web/platform/format.ts'

export function useMonthNames() {
  const { month: name } = useFormat()
  const nameOf = (month: string) => name(month, new Date())
  return { nameOf, titleOf: (month: string) => asTitle(nameOf(month)) }
}

export function endOf(month: string) {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const dayOf = (day: number) => new Date(Date.UTC(year, number, day)).toISOString().slice(0, 10)
  return { next: dayOf(1), last: dayOf(0) }
}
