import { type Head, headOf, type Said } from './head.ts'
import { boxOf, lineTextOf, type Span } from './line-text.ts'
import { type Box, boxAround, type PaperLine } from './paper.ts'
import { type PaperRow, rowsOf } from './rows.ts'
import { type Amount, type Sums, sumsOf } from './total.ts'

export type Place = { readonly page: number; readonly box: Box }
export type Fact<Value> = { readonly value: Value; readonly isSure: boolean; readonly place?: Place }
type ReadRow = PaperRow & {
  readonly isSure: boolean
  readonly place: Place
  readonly valuePlace: Place
}

/** What a paper says, as far as it can be read. Facts that contradict each other are unsure. */
export type PaperFacts = {
  readonly key?: Fact<string>
  readonly number?: Fact<string>
  readonly issuedOn?: Fact<string>
  readonly cnpj?: Fact<string>
  readonly name?: Fact<string>
  readonly totalCents?: Fact<number>
  /** Other amounts that are called the total. */
  readonly otherTotals: readonly number[]
  readonly rows: readonly ReadRow[]
}

/** Below this a row that adds up by itself, but not with the others, stays unsure. */
const wellRead = 0.6

/** With the key of a code, number and day can be told from others on the paper. */
export function readPaper(lines: readonly PaperLine[], today: string, codeKey?: string): PaperFacts {
  const head = headOf(lines, today)
  const rows = rowsOf(lines)
  const lastRow = rows.at(-1)?.lines.at(-1) ?? -1
  const sums = sumsOf(lines, { lastRow, ofRows: new Set(rows.flatMap((row) => row.lines)) })
  const total = totalOf(sums, rows)
  const placed = placesIn(lines)
  const fact = <Value>(saying: Said<Value> | undefined, isSure: boolean): Fact<Value> | undefined =>
    saying && { value: saying.value, isSure, place: placed(saying.line, saying) }
  return {
    ...facts(head, codeKey ?? head.key?.value, fact),
    ...(total && {
      totalCents: {
        value: total.amount.cents,
        isSure: total.agrees !== undefined,
        place: placed(total.amount.line, total.amount),
      },
    }),
    otherTotals: otherTotals(sums, total, rows),
    rows: rows.map((row) => ({
      ...row,
      // By itself a row cannot tell whether it has a discount that was not read.
      isSure: total?.agrees === 'rows',
      place: aroundLines(lines, row.lines),
      valuePlace: placed(row.value.line, row.value),
    })),
  }
}

type Facts = Pick<PaperFacts, 'key' | 'number' | 'issuedOn' | 'cnpj' | 'name'>

type AsFact = <Value>(saying: Said<Value> | undefined, isSure: boolean) => Fact<Value> | undefined

function facts({ key, numbers, days, cnpjs, name }: Head, keyText: string | undefined, fact: AsFact): Facts {
  const keyNumber = keyText?.slice(25, 34).replace(/^0+/, '')
  const number = numbers.find(({ value }) => value === keyNumber) ?? mostSaid(numbers)
  const month = keyText && `20${keyText.slice(2, 4)}-${keyText.slice(4, 6)}`
  const day = days.find(({ value }) => month === undefined || value.startsWith(month)) ?? days[0]
  const isNumberSure =
    number !== undefined && (number.value === keyNumber || isSaidTwice(numbers, number.value))
  const isDaySure =
    day !== undefined && (month !== undefined ? day.value.startsWith(month) : isSaidTwice(days, day.value))
  const issuer = keyText?.slice(6, 20)
  const cnpj = cnpjs.find(({ value }) => value === issuer) ?? cnpjs[0]
  return {
    ...(key && { key: fact(key, true) }),
    ...(number && { number: fact(number, isNumberSure) }),
    ...(day && { issuedOn: fact(day, isDaySure) }),
    ...(cnpj && { cnpj: fact(cnpj, issuer === undefined || issuer === cnpj.value) }),
    ...(name && { name: fact(name, false) }),
  } as Facts
}

function mostSaid(sayings: readonly Said<string>[]): Said<string> | undefined {
  const count = (value: string) => sayings.filter((one) => one.value === value).length
  return [...sayings].sort((one, other) => count(other.value) - count(one.value))[0]
}

function isSaidTwice(sayings: readonly Said<string>[], value: string): boolean {
  return sayings.filter((one) => one.value === value).length > 1
}

type Total = {
  readonly amount: Amount
  /** With the rows and their own discounts; with the rows and a discount of the whole; or with what was paid. */
  readonly agrees: 'rows' | 'sums' | 'payment' | undefined
}

/** The amount that the rows make is the total; otherwise the one that was paid, or the first that is called so. */
function totalOf(sums: Sums, rows: readonly PaperRow[]): Total | undefined {
  const { totals } = sums
  const byRows = totals.find(({ cents }) => isMadeOf(cents, rows, sums))
  if (byRows) return { amount: byRows, agrees: 'rows' }
  const bySums = totals.find(({ cents }) => isMadeWithDiscount(cents, rows, sums))
  if (bySums) return { amount: bySums, agrees: 'sums' }
  const [first, ...others] = totals
  if (!first) return undefined
  const paid = sums.paid.reduce((sum, { cents }) => sum + cents, 0) - (sums.change?.cents ?? 0)
  const byPayment = totals.find(({ cents, likelihood }) => cents === paid && likelihood > wellRead)
  const isAlone = others.every(({ cents }) => cents === first.cents)
  if (byPayment) return { amount: byPayment, agrees: isAlone && rows.length === 0 ? 'payment' : undefined }
  return { amount: first, agrees: undefined }
}

/** Where the rows make the total, the one before discounts is no other, and one that was hardly read says nothing. */
function otherTotals({ totals }: Sums, total: Total | undefined, rows: readonly PaperRow[]): number[] {
  const others = totals.filter(({ cents }) => cents !== total?.amount.cents)
  if (total?.agrees !== 'rows') return [...new Set(others.map(({ cents }) => cents))]
  const gross = rows.reduce((sum, { valueCents }) => sum + valueCents, 0)
  const net = rows.reduce((sum, { discountCents }) => sum - discountCents, gross)
  const unexplained = others.filter(
    ({ cents, likelihood }) => cents !== gross && cents !== net && likelihood > wellRead,
  )
  return [...new Set(unexplained.map(({ cents }) => cents))]
}

/** Rows less their discounts, with what is added. */
function isMadeOf(total: number, rows: readonly PaperRow[], { discounts, added }: Sums): boolean {
  const discount = rows.reduce((sum, { discountCents }) => sum + discountCents, 0)
  const isAll =
    discounts.every(({ cents }) => cents === 0) || discounts.some(({ cents }) => cents === discount)
  return isAll && isLeft(total, rows, discount, added)
}

/** A discount of the whole includes those of the rows or stands beside them; which of the rows have one, it hides. */
function isMadeWithDiscount(total: number, rows: readonly PaperRow[], { discounts, added }: Sums): boolean {
  const ofRows = rows.reduce((sum, { discountCents }) => sum + discountCents, 0)
  const possible = discounts.flatMap(({ cents }) => [cents, cents + ofRows])
  return possible.some((discount) => discount >= ofRows && isLeft(total, rows, discount, added))
}

function isLeft(total: number, rows: readonly PaperRow[], discount: number, added: Sums['added']): boolean {
  if (rows.length === 0 || total === 0 || !rows.every(({ isExact }) => isExact)) return false
  const left = rows.reduce((sum, { valueCents }) => sum + valueCents, 0) - discount
  return left === total || left + added.reduce((sum, { cents }) => sum + cents, 0) === total
}

function placesIn(lines: readonly PaperLine[]) {
  return (index: number, span: Span): Place => {
    const line = lines[index]
    if (!line) return { page: 0, box: [0, 0, 0, 0] }
    return { page: line.page, box: boxOf(lineTextOf(line), span) }
  }
}

function aroundLines(lines: readonly PaperLine[], indexes: readonly number[]): Place {
  const own = indexes.flatMap((index) => lines[index] ?? [])
  return { page: own[0]?.page ?? 0, box: boxAround(own.flatMap(({ words }) => words.map(({ box }) => box))) }
}
