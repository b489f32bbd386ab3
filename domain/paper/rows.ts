import { type LineText, lineTextOf, type Span, squeezed } from './line-text.ts'
import { centsOfNumber, numberAt, numbersIn, type PaperNumber, unit } from './numbers.ts'
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

const units =
  'UNID|UND|UNI|UN|KG|GR|PCT|PCS|PC|PT|CX|SC|SACO|FD|FDO|LT|LATA|ML|GF|BD|RL|PAR|JG|DZ|EMB|VD|BAG|L|G|M|P[ÇC]A?'
const quantityFirst = new RegExp(
  `(?<![\\d,.])([\\dOQLI][\\dOQLI.,]*)\\s?(${units})(?![A-WYZ])\\.?:?\\s?(?:[X*×]|VL\\.?\\s?UNIT\\.?:?)?\\s?(?:R[$S])?\\s?(?=[\\d(])`,
  'g',
)
const unitFirst = new RegExp(`(?<=[\\s\\d])(${units})\\.?\\s+(?=\\d)`, 'g')

/** The rows of a receipt or of the table of a DANFE, between its heading and its totals. */
export function rowsOf(lines: readonly PaperLine[]): PaperRow[] {
  const texts = lines.map(lineTextOf)
  const table = texts.map(tableOf).find((found) => found !== undefined)
  let found: Found = { rows: [], named: undefined }
  for (const [index, line] of texts.entries())
    found = isOutside(line)
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

function isName(line: LineText): boolean {
  return !isDiscount(line) && /[A-Z]{3}/.test(line.text)
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
  /(?<!SUB)TOTA[LI]|TROCO|PAGAMENTO|PAGAR|DINHEIRO|CARTAO|CREDITO|DEBITO|TRIBUTO|TRIBAPROX|CNP[JIL]|CHAVE|PROTOCOLO|CONSUMIDOR|BASEDECALC|VALORDO|DUPLICATA|FATURA|VENCIMENTO|TRANSPORT|QTDE?\.?UN|UNVL|PESOBRUTO/

function isOutside({ text }: LineText): boolean {
  const said = squeezed(text)
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
  const isNamed = /[A-Z]{3}/.test(head)
  const described = isNamed ? { line, end: figures.start } : above && { line: above, end: above.text.length }
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
    isNamed,
  }
}

type Figure = Span & { readonly reading: number; readonly likelihood: number }
type Figures = {
  readonly start: number
  readonly unit: string
  readonly quantity: Figure
  readonly price: Figure
  readonly value: Figure
  readonly isExact: boolean
}

/** A DANFE has the quantity behind its unit, a receipt before it. What adds up counts, wherever it stands. */
function figuresIn(
  line: LineText,
  numbers: readonly PaperNumber[],
  table: Table | undefined,
): Figures | undefined {
  const after = figuresAfterUnit(line, numbers, table)
  if (table || after?.isExact) return after
  return figuresBeforeUnit(line, numbers) ?? after
}

/** `2 UN X 149,90 299,80`; a size such as `15 KG` may stand before it, so that the last that adds up counts. */
function figuresBeforeUnit(line: LineText, numbers: readonly PaperNumber[]): Figures | undefined {
  const all = [...line.text.matchAll(quantityFirst)].flatMap((match): Figures[] => {
    const [whole, many = '', unit = ''] = match
    const after = numbers.filter(({ start }) => start >= match.index + whole.length - 1)
    const figures = figuresOf(numberAt(line, match.index, many), after)
    return figures ? [{ start: match.index, unit, ...figures }] : []
  })
  return all.findLast(({ isExact }) => isExact) ?? all.at(-1)
}

/** `5102 UN 2,0000 149,9000 299,80`, behind the description. */
function figuresAfterUnit(
  line: LineText,
  numbers: readonly PaperNumber[],
  table: Table | undefined,
): Figures | undefined {
  const end = endOfDescription(line, table)
  if (end === undefined) return undefined
  const behind = numbers.filter(({ start }) => start >= end)
  const all = [...line.text.matchAll(unitFirst)].flatMap((match): Figures[] => {
    if (match.index < end) return []
    const [quantity, ...after] = behind.filter(({ start }) => start >= match.index + match[0].length - 1)
    const figures = figuresOf(quantity, after)
    return figures ? [{ start: end, unit: match[1] ?? '', ...figures }] : []
  })
  // A unit that was not read does not keep the figures of a table from adding up.
  if (table && all.length === 0)
    all.push(
      ...behind.slice(0, 4).flatMap((quantity, at): Figures[] => {
        const figures = figuresOf(quantity, behind.slice(at + 1))
        return figures?.isExact ? [{ start: end, unit: '', ...figures }] : []
      }),
    )
  return all.find(({ isExact }) => isExact) ?? all[0]
}

/** The description ends where the code of the kind of goods stands, or where its column does. */
function endOfDescription({ text, words, wordAt }: LineText, table: Table | undefined): number | undefined {
  const ncm = /(?<=\s)\d{4}\.?\d{2}\.?\d{2}(?=\s+\d{3,4}\s)/.exec(text)
  if (ncm || !table) return ncm?.index
  const word = words.findIndex(({ from, to }) => (from + to) / 2 > table.descriptionTo)
  return word < 0 ? undefined : wordAt.indexOf(word)
}

type Sum = Omit<Figures, 'start' | 'unit'>

/** Of the numbers that follow a quantity, the price and the value that it makes of it; if none fits, the likeliest. */
function figuresOf(quantity: PaperNumber | undefined, after: readonly PaperNumber[]): Sum | undefined {
  if (!quantity) return undefined
  const exact = after
    .slice(0, 2)
    .flatMap((price, at) => after.slice(at + 1, at + 5).map((value) => productOf(quantity, price, value)))
    .find((found) => found !== undefined)
  if (exact) return exact
  const [price] = after
  const value = after.findLast((number) => centsOfNumber(number) !== undefined)
  const doubtful = price &&
    value && {
      quantity: { ...quantity, reading: quantity.readings[0] ?? 0 },
      price: { ...price, reading: asMoney(price)[0] ?? 0 },
      value: { ...value, reading: asMoney(value)[0] ?? 0 },
      isExact: false,
    }
  return withoutQuantity(quantity, after) ?? doubtful
}

/** Three numbers in whichever of their readings the first two make the third. */
function productOf(quantity: PaperNumber, price: PaperNumber, value: PaperNumber): Sum | undefined {
  const readings = quantity.readings.flatMap((many) =>
    asMoney(price).flatMap((each) => asMoney(value).map((sum) => ({ many, each, sum }))),
  )
  const found = readings.find(({ many, each, sum }) => many > 0 && sum > 0 && isProduct(many, each, sum))
  if (!found) return undefined
  const { many, each, sum } = found
  return {
    quantity: { ...quantity, reading: many },
    price: { ...price, reading: each },
    // A cent beside could also be a digit misread: only the total can confirm that.
    value: { ...value, reading: sum, likelihood: isRounded(many, each, sum) ? value.likelihood : 0 },
    isExact: true,
  }
}

/**
 * A single digit is easily overlooked. If the first number is a price that makes the value so many times, that is the
 * quantity; it was not read, so that only the total can confirm it.
 */
function withoutQuantity(price: PaperNumber, after: readonly PaperNumber[]): Sum | undefined {
  const each = price.readings[0] ?? 0
  if (price.decimals < 2) return undefined
  for (const value of after.slice(0, 2)) {
    const sum = asMoney(value)[0] ?? 0
    const many = Math.round(sum / each)
    if (each > 0 && many >= 1 && many < 100 && isProduct(many * unit, each, sum))
      return {
        quantity: { ...price, reading: many * unit, likelihood: 0 },
        price: { ...price, reading: each },
        value: { ...value, reading: sum },
        isExact: true,
      }
  }
  return undefined
}

/** Prices have cents: of a number without a comma, the reading with two decimals comes first. */
function asMoney({ readings, decimals }: PaperNumber): readonly number[] {
  const [whole = 0, cents] = readings
  return decimals === 0 && cents !== undefined ? [cents, whole] : readings
}

/** Prices with more decimals than are printed leave a cent. */
function isProduct(quantity: number, price: number, value: number): boolean {
  return Math.abs((quantity * price) / unit - value) <= 100
}

/** Tills round or cut. */
function isRounded(quantity: number, price: number, value: number): boolean {
  const cents = (quantity * price) / unit / 100
  return Math.round(cents) === value / 100 || Math.floor(cents) === value / 100
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

/** What stands before the figures: a running number, a code or EAN, and the name. */
function descriptionOf(line: LineText, end: number): Pick<PaperRow, 'name' | 'code' | 'ean'> {
  let rest = line.text.slice(0, end).replace(/[|_]+/g, ' ').trim()
  rest = rest.replace(/^#?\d{1,3}[\s.)-]+(?=\S)/, '')
  const codes: string[] = []
  for (
    let found = /^([\dOQLIS-]{3,14}|[A-Z]{1,4}-?\d{2,8})\s+/.exec(rest);
    found && codes.length < 2;
    found = /^([\dOQLIS-]{3,14}|[A-Z]{1,4}-?\d{2,8})\s+/.exec(rest)
  ) {
    if (!/\d/.test(found[1] ?? '')) break
    codes.push((found[1] ?? '').replace(/[OQ]/g, '0').replace(/[LI]/g, '1'))
    rest = rest.slice(found[0].length)
  }
  const ean = codes.find(isEan)
  const name = rest.replace(/\s\d{4}\.?\d{2}\.?\d{2}(?:\s.*)?$/, '').trim()
  return {
    name,
    ...given('ean', ean),
    ...given(
      'code',
      codes.find((code) => code !== ean),
    ),
  }
}

/** Bar codes of products end in a check digit. */
function isEan(code: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(code)) return false
  const sum = [...code.padStart(14, '0')].reduce(
    (total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1),
    0,
  )
  return sum % 10 === 0
}

function decimalText(reading: number): string {
  return (reading / unit).toFixed(4).replace(/0{1,2}$/, '')
}

function given<Name extends string, Value>(name: Name, value: Value | undefined) {
  return (value === undefined ? {} : { [name]: value }) as { [Key in Name]?: Value }
}
