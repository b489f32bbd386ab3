import type { FindingCode, Reading, Region } from '#contract/invoices-reading.ts'

/** Something that stands both on the paper and among the facts. */
export type Figure =
  | 'key'
  | 'issuer'
  | 'number'
  | 'issued_on'
  | 'total'
  | `row ${number}`
  | `row_value ${number}`

/** A code says the key, so that both are one figure. */
export function figureOf({ of, row = 0 }: Pick<Region, 'of' | 'row'>): Figure {
  if (of === 'row' || of === 'row_value') return `${of} ${row}`
  return of === 'code' ? 'key' : of
}

const figuresInDoubt: Partial<Record<FindingCode, Figure>> = {
  key_invalid: 'key',
  key_inconsistent: 'key',
  issuer_differs: 'issuer',
  number_differs: 'number',
  day_differs: 'issued_on',
  too_old: 'issued_on',
  total_differs: 'total',
}

/** What stands on the paper and does not fit what was typed. */
export function doubtedFigures({ findings }: Pick<Reading, 'findings'>): ReadonlySet<Figure> {
  return new Set(findings.flatMap(({ code }) => figuresInDoubt[code] ?? []))
}

/** Where a figure is on the paper; a row stands for its value and a value for its row, where only one was found. */
export function regionsOf(figure: Figure, regions: readonly Region[]): Region[] {
  const found = regions.filter((region) => figureOf(region) === figure)
  const [of, row] = figure.split(' ')
  if (found.length > 0 || row === undefined) return found
  const other = of === 'row' ? 'row_value' : 'row'
  return regions.filter((region) => region.of === other && region.row === Number(row))
}

/** As somebody reads the paper: page by page, line by line, and along each line. */
export function inReadingOrder(regions: readonly Region[]): Region[] {
  const tops = new Map(
    regions.flatMap(({ of, row, box }) => (of === 'row' && row !== undefined ? [[row, box[1]]] : [])),
  )
  const lineOf = ({ row, box }: Region) => (row === undefined ? undefined : tops.get(row)) ?? box[1]
  return regions.toSorted(
    (one, other) =>
      (one.page ?? 0) - (other.page ?? 0) ||
      lineOf(one) - lineOf(other) ||
      one.box[0] - other.box[0] ||
      one.of.length - other.of.length,
  )
}
