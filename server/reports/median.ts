type Counted = { readonly days: number; readonly count: number }

/** How many took how many days, without gaps. */
export function histogramOf(counted: readonly Counted[]): Counted[] {
  const most = Math.max(-1, ...counted.map(({ days }) => days))
  return Array.from({ length: most + 1 }, (_, days) => ({
    days,
    count: counted.filter((each) => each.days === days).reduce((sum, { count }) => sum + count, 0),
  }))
}

/** The middle one; between two middle ones, the mean of both. */
export function medianOf(counted: readonly Counted[]): number | null {
  const total = counted.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return null
  const sorted = counted.toSorted((one, other) => one.days - other.days)
  return (at(sorted, Math.ceil(total / 2)) + at(sorted, Math.floor(total / 2) + 1)) / 2
}

function at(sorted: readonly Counted[], place: number): number {
  let passed = 0
  for (const { days, count } of sorted) {
    passed += count
    if (passed >= place) return days
  }
  throw new RangeError(`There is no place ${place}`)
}
