import type { Result } from './measure.ts'

const columns = [
  'scenario',
  'ours req/s',
  'floor req/s',
  'ours / floor',
  'ours p50 ms',
  'ours p95 ms',
  'floor p50 ms',
]

export function tableOf(results: ReadonlyMap<string, Result>): string {
  const rows = Array.from(results, ([name, { ours, floor }]) => [
    name,
    number(ours.perSecond),
    number(floor.perSecond),
    (ours.perSecond / floor.perSecond).toFixed(2),
    number(ours.p50Ms),
    number(ours.p95Ms),
    number(floor.p50Ms),
  ])
  const all = [columns, ...rows]
  const widths = columns.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  return all.map((row) => row.map((cell, column) => aligned(cell, column, widths)).join('  ')).join('\n')
}

function aligned(cell: string, column: number, widths: readonly number[]): string {
  const width = widths[column] ?? 0
  return column === 0 ? cell.padEnd(width) : cell.padStart(width)
}

/** More digits are noise. */
export const { format: number } = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 })
