import type { Answers } from './load.ts'

export type Figures = { readonly perSecond: number; readonly p50Ms: number; readonly p95Ms: number }

export function figuresOf({ latenciesMs, seconds }: Answers): Figures {
  const sorted = latenciesMs.toSorted((a, b) => a - b)
  return { perSecond: sorted.length / seconds, p50Ms: quantile(sorted, 0.5), p95Ms: quantile(sorted, 0.95) }
}

/** Of each figure its own median: one round disturbed by something else on the machine does not count. */
export function mediansOf(rounds: readonly Figures[]): Figures {
  return {
    perSecond: median(rounds.map(({ perSecond }) => perSecond)),
    p50Ms: median(rounds.map(({ p50Ms }) => p50Ms)),
    p95Ms: median(rounds.map(({ p95Ms }) => p95Ms)),
  }
}

function median(values: readonly number[]): number {
  return quantile(
    values.toSorted((a, b) => a - b),
    0.5,
  )
}

/** Between two neighbours where the place falls between them. */
function quantile(sorted: readonly number[], fraction: number): number {
  const place = (sorted.length - 1) * fraction
  const below = sorted[Math.floor(place)] ?? Number.NaN
  const above = sorted[Math.ceil(place)] ?? Number.NaN
  return below + (above - below) * (place % 1)
}
