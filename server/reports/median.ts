type DayCount = { readonly days: number; readonly count: number }

export function histogramOf(counted: readonly DayCount[]): DayCount[] {
  const most = Math.max(-1, ...counted.map(({ days }) => days))
  return Array.from({ length: most + 1 }, (_, days) => ({
    days,
    count: totalOf(counted.filter((each) => each.days === days)),
  }))
}

export function medianOf(counted: readonly DayCount[]): number | null {
  const total = totalOf(counted)
  if (total === 0) return null
  const sorted = counted.toSorted((one, other) => one.days - other.days)
  return (at(sorted, Math.ceil(total / 2)) + at(sorted, Math.floor(total / 2) + 1)) / 2
}

function at(sorted: readonly DayCount[], place: number): number {
  let passed = 0
  for (const { days, count } of sorted) {
    passed += count
    if (passed >= place) return days
  }
  throw new RangeError(`There is no place ${place}`)
}

export function totalOf(rows: readonly { readonly count: number }[]): number {
  return rows.reduce((sum, { count }) => sum + count, 0)
}
