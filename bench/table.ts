/** A figure, beside the floor of the same run where it has one. */
export type Row = {
  readonly what: string
  readonly figure: number
  readonly unit: string
  readonly floor?: number
  /** Of the ratio to the floor, or of the figure where there is none. */
  readonly budget?: Budget
}

type Budget = { readonly atLeast: number } | { readonly atMost: number }

const columns = ['what', 'figure', 'floor', 'ratio', 'budget', '']

export function tableOf(rows: readonly Row[]): string {
  const all = [columns, ...rows.map(cellsOf)]
  const widths = columns.map((_, column) => Math.max(...all.map((cells) => cells[column]?.length ?? 0)))
  return all.map((cells) => cells.map((cell, column) => aligned(cell, column, widths)).join('  ')).join('\n')
}

export function markdownOf(rows: readonly Row[]): string {
  const lineOf = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [columns, columns.map(() => '---'), ...rows.map(cellsOf)].map(lineOf).join('\n')
}

export function isMissed({ figure, floor, budget }: Row): boolean {
  if (!budget) return false
  const judged = floor === undefined ? figure : figure / floor
  return 'atLeast' in budget ? !(judged >= budget.atLeast) : !(judged <= budget.atMost)
}

function cellsOf(row: Row): string[] {
  const { what, figure, unit, floor, budget } = row
  return [
    what,
    `${number(figure)} ${unit}`.trim(),
    floor === undefined ? '' : number(floor),
    floor === undefined ? '' : (figure / floor).toFixed(2),
    budget ? budgetText(budget) : '',
    budget ? (isMissed(row) ? 'missed' : 'ok') : '',
  ]
}

function budgetText(budget: Budget): string {
  return 'atLeast' in budget ? `≥ ${number(budget.atLeast)}` : `≤ ${number(budget.atMost)}`
}

function aligned(cell: string, column: number, widths: readonly number[]): string {
  const width = widths[column] ?? 0
  return column === 0 ? cell.padEnd(width) : cell.padStart(width)
}

/** More digits are noise. */
export const { format: number } = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 })
