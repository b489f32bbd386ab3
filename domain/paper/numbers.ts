import { type LineText, likelihoodOf, type Span } from './line-text.ts'
import { matchesAfter } from './matches-after.ts'

/** A number as Brazilians write it. It may be read in two ways where a comma could have been taken for a point. */
export type PaperNumber = Span & {
  /** In ten-thousandths, likeliest first; a comma that was not read leaves several. */
  readonly readings: readonly number[]
  readonly decimals: number
  readonly likelihood: number
}

export const unit = 10_000

/** A point for thousands may have been taken for a comma; of `0,00` the first digit is easily lost. */
const written =
  /(?:-?\(?[\dOQ]{1,3}(?:(?:\s?\.\s?)?[\dOQLI]{3}|,[\dOQLI]{3}(?=[.,]\d{2}(?!\d)))*(?:\s?[.,]\s?[\dOQLIS]{2,4}|\d{0,2})|,00)(?![\d,]|\.\d|[A-Z]{0,2}\d)/g
const decimal = /^(.*?)[.,](\d{2,4})$/

/** The amounts and quantities of a line, from left to right; codes and days are none. */
export function numbersIn(line: LineText): PaperNumber[] {
  return matchesAfter(line.text, written, /(?:^|[^\dA-Z,./])$/).flatMap(({ 0: found, index }) => {
    const text = digitsOf(found)
    if (!/\d/.test(text) || isCode(text) || /[/:]/.test(line.text[index + found.length] ?? '')) return []
    const span = { start: index, end: index + found.length }
    return [{ ...span, ...valueIn(text), likelihood: likelihoodOf(line, span) }]
  })
}

/** One number whose place is known, such as a quantity with its unit right behind it. */
export function numberAt(line: LineText, start: number, written: string): PaperNumber | undefined {
  const text = digitsOf(written).replace(/[.,]$/, '')
  if (!/^\d[\d.,]*$/.test(text) || isCode(text)) return undefined
  const span = { start, end: start + written.length }
  return { ...span, ...valueIn(text), likelihood: likelihoodOf(line, span) }
}

function digitsOf(found: string): string {
  return found
    .replace(/[\s()-]/g, '')
    .replace(/[OQ]/g, '0')
    .replace(/[LI]/g, '1')
    .replace(/S/g, '5')
}

/** More than six digits without a comma are a code. */
function isCode(text: string): boolean {
  return /^\d{7,}$/.test(text)
}

function valueIn(text: string): { readings: number[]; decimals: number } {
  const [, whole = text, part = ''] = decimal.exec(text) ?? []
  const asWhole = Number(text.replace(/[.,]/g, '')) * unit
  if (!part) return { readings: withLostComma(asWhole), decimals: 0 }
  const asDecimal = Number(whole.replace(/[.,]/g, '') || '0') * unit + Number(part.padEnd(4, '0'))
  // A comma always begins decimals. A point before three digits usually stands for thousands.
  return /\.\d{3}$/.test(text)
    ? { readings: [asWhole, asDecimal], decimals: 0 }
    : { readings: [asDecimal], decimals: part.length }
}

/** Prices have two decimals, quantities three or four. */
function withLostComma(whole: number): number[] {
  if (whole < 100 * unit) return [whole]
  return [whole, whole / 100, whole / 1000, ...(whole < 10_000 * unit ? [] : [whole / 10_000])]
}

/** Reais in cents; a comma that was not read leaves the last two digits as cents. */
export function centsOfNumber({ readings, decimals }: PaperNumber): number | undefined {
  const [value = 0] = readings
  if (decimals === 2) return Math.round(value / 100)
  return decimals === 0 && value >= 100 * unit ? Math.round(value / unit) : undefined
}
