import { descriptionOf } from './description.ts'
import { asMoney, type Figure, figuresIn } from './figures.ts'
import { type LineText, lineTextOf, type Span, squeezed } from './line-text.ts'
import { centsOfNumber, numbersIn, type PaperNumber, unit } from './numbers.ts'
import type { PaperLine } from './paper.ts'
import { type Table, tableOf } from './table.ts'

export type PaperRow = {
  readonly name: string
  readonly code?: string
  readonly ean?: string
  readonly cfop?: string
  readonly quantity?: number
  readonly unit?: string
  /** Decimal text. */
  readonly unitPrice?: string
  readonly valueCents: number
  readonly discountCents: number
  /** Quantity × unit price = value. */
  readonly isExact: boolean
  readonly likelihood: number
  /** Which lines say it, and where in the last of them the value stands. */
  readonly lines: readonly number[]
  readonly value: Span & { readonly line: number }
}

/** The rows of a receipt or of the table of a DANFE, between its heading and its totals. */
export function rowsOf(lines: readonly PaperLine[]): PaperRow[] {
  const texts = lines.map(lineTextOf)
  const heading = texts.findIndex((line) => tableOf(line) !== undefined)
  const table = texts.map(tableOf)[heading]
  let found: Found = { rows: [], named: undefined }
  for (const [index, line] of texts.entries())
    found =
      index <= heading || isOutside(line)
        ? { rows: found.rows, named: undefined }
        : withLine(found, { texts, index, table })
  return found.rows
}

/** The rows so far, and the last line that may name what the figures below it are of. */
type Found = { readonly rows: PaperRow[]; readonly named: number | undefined }
type Place = {
  readonly texts: readonly LineText[]
  readonly index: number
  readonly table: Table | undefined
}

function withLine({ rows, named }: Found, { texts, index, table }: Place): Found {
  const line = texts[index]
  if (!line) return { rows, named }
  const row = rowIn(line, index, texts[named ?? -1], table)
  if (row) {
    const lines = row.isNamed || named === undefined ? [index] : [named, index]
    return { rows: [...rows, { ...row, lines }], named: undefined }
  }
  const longer = withMore(rows.at(-1), line, { index, table })
  if (longer) return { rows: [...rows.slice(0, -1), longer], named }
  return { rows, named: isName(line) ? index : named }
}

/** Of any script: what is sold may be named in another. */
const letters = /\p{L}{3}/u

function isName(line: LineText): boolean {
  return !isDiscount(line) && letters.test(line.text)
}

/** A row with what the line right below it says: its discount, or the rest of its description. */
function withMore(
  row: PaperRow | undefined,
  line: LineText,
  { index, table }: { index: number; table: Table | undefined },
): PaperRow | undefined {
  if (row?.lines.at(-1) !== index - 1) return undefined
  const lines = [...row.lines, index]
  if (isDiscount(line)) {
    const discountCents = numbersIn(line)
      .map(centsOfNumber)
      .findLast((cents) => cents !== undefined)
    return discountCents ? { ...row, discountCents, lines } : undefined
  }
  return table && isContinued(line, table)
    ? { ...row, name: `${row.name} ${line.text}`.trim(), lines }
    : undefined
}

/** Totals, payments and what stands around the rows. */
const around =
  /TOTA[LI]|TROCO|PAGAMENTO|PAGAR|DINHEIRO|CARTAO|CREDITO|DEBITO|TRIBUTO|TRIBAPROX|CNP[JIL]|CHAVE|PROTOCOLO|CONSUMIDOR|BASEDECALC|VALORDO|DUPLICATA|FATURA|VENCIMENTO|TRANSPORT|QTDE?\.?UN|UNVL|PESOBRUTO/

function isOutside({ text }: LineText): boolean {
  const said = squeezed(text).replace(/SUBTOTA[LI]/g, 'SUBT')
  return around.test(said) && !/^\d{3}\b/.test(text)
}

function isDiscount({ text }: LineText): boolean {
  return /^\W*(?:DESC(?:ONTO)?\b|DESCONTO|\(-\))/.test(text) || /DESCONTO/.test(squeezed(text))
}

/** The rest of a description that did not fit into its column: only words, beginning where descriptions begin. */
function isContinued(line: LineText, { descriptionFrom, descriptionTo }: Table): boolean {
  const [first] = line.words
  const last = line.words.at(-1)
  if (!first || !last || line.text.length > 60) return false
  return (
    first.from > descriptionFrom - 0.06 &&
    last.to < descriptionTo + 0.02 &&
    numbersIn(line).every(({ decimals }) => decimals === 0)
  )
}

type FoundRow = Omit<PaperRow, 'lines'> & { readonly isNamed: boolean }

function rowIn(
  line: LineText,
  index: number,
  above: LineText | undefined,
  table: Table | undefined,
): FoundRow | undefined {
  const numbers = numbersIn(line)
  const figures = figuresIn(line, numbers, table)
  if (!figures) return undefined
  const { quantity, price, isExact } = figures
  const value = isExact || !table ? figures.value : (inColumn(line, numbers, table.total) ?? figures.value)
  const head = line.text.slice(0, figures.start)
  const isNamed = letters.test(head)
  // In a table nothing above belongs to a row, even where its name was not read.
  const isHere = isNamed || table !== undefined
  const described = isHere ? { line, end: figures.start } : above && { line: above, end: above.text.length }
  if (!described) return undefined
  const discountCents = table ? discountOf(line, numbers, { table, value }) : 0
  const likelihood = Math.min(quantity.likelihood, price.likelihood, value.likelihood)
  return {
    ...descriptionOf(described.line, described.end),
    ...given('cfop', /\b([1-7]\d{3})\b(?=\s+[A-Z]{1,4}\b)/.exec(line.text)?.[1]),
    // Figures that do not make the value are not told: one of them is wrong.
    ...(isExact && {
      quantity: quantity.reading / unit,
      unitPrice: decimalText(price.reading),
      ...(figures.unit && { unit: figures.unit }),
    }),
    valueCents: Math.round(value.reading / 100),
    discountCents,
    isExact,
    likelihood,
    value: { line: index, start: value.start, end: value.end },
    isNamed: isHere,
  }
}

function discountOf(
  line: LineText,
  numbers: readonly PaperNumber[],
  { table, value }: { table: Table; value: Figure },
): number {
  const others = numbers.filter(({ start }) => start !== value.start)
  return Math.round((inColumn(line, others, table.discount)?.reading ?? 0) / 100)
}

/** The amount that stands below a name of the heading. */
function inColumn(
  line: LineText,
  numbers: readonly PaperNumber[],
  column: number | undefined,
): Figure | undefined {
  if (column === undefined) return undefined
  const [nearest] = numbers
    .filter((number) => centsOfNumber(number) !== undefined)
    .map((number) => ({ number, apart: Math.abs(middleOf(line, number) - column) }))
    .sort((one, other) => one.apart - other.apart)
  if (!nearest || nearest.apart > 0.045) return undefined
  return { ...nearest.number, reading: asMoney(nearest.number)[0] ?? 0 }
}

function middleOf({ words, wordAt }: LineText, { start }: Span): number {
  const word = words[wordAt[start] ?? 0]
  return word ? (word.from + word.to) / 2 : 0
}

function decimalText(reading: number): string {
  return (reading / unit).toFixed(4).replace(/0{1,2}$/, '')
}

function given<Name extends string, Value>(name: Name, value: Value | undefined) {
  return (value === undefined ? {} : { [name]: value }) as { [Key in Name]?: Value }
}
