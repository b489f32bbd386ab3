import type { Answers } from './load.ts'

export type Figures = { readonly perSecond: number; readonly p50Ms: number; readonly p95Ms: number }

export function figuresOf({ latenciesMs, seconds }: Answers): Figures {
  const [p50Ms, p95Ms] = [quantile(latenciesMs, 0.5), quantile(latenciesMs, 0.95)]
  return { perSecond: latenciesMs.length / seconds, p50Ms, p95Ms }
}

/** One disturbed round does not count. */
export function mediansOf(rounds: readonly Figures[]): Figures {
  return {
    perSecond: quantile(
      rounds.map(({ perSecond }) => perSecond),
      0.5,
    ),
    p50Ms: quantile(
      rounds.map(({ p50Ms }) => p50Ms),
      0.5,
    ),
    p95Ms: quantile(
      rounds.map(({ p95Ms }) => p95Ms),
      0.5,
    ),
  }
}

/** Interpolates between two neighbours. */
export function quantile(values: readonly number[], fraction: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const place = (sorted.length - 1) * fraction
  const below = sorted[Math.floor(place)] ?? Number.NaN
  const above = sorted[Math.ceil(place)] ?? Number.NaN
  return below + (above - below) * (place % 1)
}
