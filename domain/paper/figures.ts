import type { LineText, Span } from './line-text.ts'
import { matchesAfter } from './matches-after.ts'
import { centsOfNumber, numberAt, type PaperNumber, unit } from './numbers.ts'
import type { Table } from './table.ts'

const units =
  'UNID|UND|UNI|UN|KG|GR|PCT|PCS|PC|PT|CX|SC|SACO|FD|FDO|LT|LATA|ML|GF|BD|RL|PAR|JG|DZ|EMB|VD|BAG|L|G|M|P[ÇC]A?'
const quantityFirst = new RegExp(
  `([\\dOQLI]{1,3}[.,]\\s[\\dOQLI]{3}|[\\dOQLI][\\dOQLI.,]*)[\\s_]?(${units})(?![A-QS-WYZ]|R(?![$S]))\\.?:?\\s?(?:[X*×]\\.?|VL\\.?\\s?UNIT\\.?:?)?\\s?(?:R[$S])?\\s?(?=[\\d(])`,
  'g',
)
const unitFirst = new RegExp(`(${units})\\.?\\s+(?=\\d)`, 'g')

export type Figure = Span & { readonly reading: number; readonly likelihood: number }
export type Figures = {
  readonly start: number
  readonly unit: string
  readonly quantity: Figure
  readonly price: Figure
  readonly value: Figure
  readonly isExact: boolean
}

/** A DANFE has the quantity behind its unit, a receipt before it. What adds up counts, wherever it stands. */
export function figuresIn(
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
  const all = matchesAfter(line.text, quantityFirst, /(?:^|[^\d,.])$/).flatMap((match): Figures[] => {
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
  const all = matchesAfter(line.text, unitFirst, /[\s\d]$/).flatMap((match): Figures[] => {
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
  const [ncm] = matchesAfter(text, /\d{4}\.?\d{2}\.?\d{2}(?=\s+\d{3,4}\s)/g, /\s$/)
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

/** Three numbers in whichever of their readings the first two make the third; that of the value is changed last. */
function productOf(quantity: PaperNumber, price: PaperNumber, value: PaperNumber): Sum | undefined {
  const readings = asMoney(value).flatMap((sum) =>
    quantity.readings.flatMap((many) => asMoney(price).map((each) => ({ many, each, sum }))),
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
export function asMoney({ readings, decimals }: PaperNumber): readonly number[] {
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
