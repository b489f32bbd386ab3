/** The names under which the browser's own timeline keeps how long a reviewer waits for the next document. */
const decided = 'review-decided'
const nextShown = 'review-next'

export function markDecided() {
  performance.mark(decided)
}

/** Once the next document can be seen; only the first after a decision counts. */
export function markShown() {
  if (performance.getEntriesByName(decided).length === 0) return
  performance.measure(nextShown, decided)
  performance.clearMarks(decided)
}
