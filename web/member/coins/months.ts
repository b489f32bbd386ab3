import { programmeDay } from '#domain/business-days.ts'

type Month<Line> = { readonly month: string; readonly lines: readonly Line[] }

/** Lines of one month of Brazil's together, `2026-11`, in the order they come in. */
export function monthsOf<Line extends { readonly date: string }>(lines: readonly Line[]): Month<Line>[] {
  const months = Map.groupBy(lines, ({ date }) => programmeDay(Date.parse(date)).slice(0, 7))
  return [...months].map(([month, within]) => ({ month, lines: within }))
}
