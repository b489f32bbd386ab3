import { programmeDay } from '#domain/business-days.ts'

type Month<Line> = { readonly month: string; readonly lines: readonly Line[] }

/** Months are those of Brazil, written `2026-11`. The order of the lines stays. */
export function monthsOf<Line extends { readonly date: string }>(lines: readonly Line[]): Month<Line>[] {
  const months = Map.groupBy(lines, ({ date }) => programmeDay(Date.parse(date)).slice(0, 7))
  return [...months].map(([month, within]) => ({ month, lines: within }))
}
