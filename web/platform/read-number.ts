import type { Language } from '#contract/languages.ts'

/** What stands before the decimals; the other sign stands between thousands. */
const decimalSigns: Readonly<Record<Language, '.' | ','>> = { 'pt-BR': ',', es: ',', en: '.' }

/**
 * A number as people type it, undefined for what is none. They type the sign that their keypad has: a single one is that
 * of the decimals, unless it is the sign of thousands in their language and stands where thousands would, as in 1.000.
 */
export function readNumber(typed: string, language: Language): number | undefined {
  const text = typed
    .trim()
    .replace(/^[−–]/, '-')
    .replace(/\s(?=\d{3}(?!\d))/g, '')
  if (!/^[+-]?(?=[.,]?\d)[\d.,]*$/.test(text)) return undefined
  const sign = decimalSignIn(text, language)
  const [whole = '', decimals = '', ...more] = sign ? text.split(sign) : [text]
  if (more.length > 0 || !/^[+-]?(\d*|\d{1,3}([.,])\d{3}(\2\d{3})*)$/.test(whole) || /[.,]/.test(decimals))
    return undefined
  return Number(`${whole.replace(/[.,]/g, '')}.${decimals}`)
}

/** The same in the parts that are sent, such as grams of a kilogram; what is finer than a part is no number. */
export function readParts(typed: string, language: Language, parts: 1 | 100 | 1000): number | undefined {
  const value = readNumber(typed, language)
  if (value === undefined) return undefined
  const count = Math.round(value * parts)
  return count / parts === value ? count : undefined
}

/** As it stands in a field, to be read again: nothing between thousands. */
export function writeNumber(value: number | null, language: Language, decimals?: number): string {
  if (value === null) return ''
  return (decimals === undefined ? String(value) : value.toFixed(decimals)).replace(
    '.',
    decimalSigns[language],
  )
}

/** None in a number that has no decimals. */
function decimalSignIn(text: string, language: Language): '.' | ',' | undefined {
  const signs = text.match(/[.,]/g) ?? []
  const last = signs.at(-1) as '.' | ',' | undefined
  if (signs.length !== 1) return signs.slice(0, -1).includes(last ?? '.') ? undefined : last
  const mayGroup = last !== decimalSigns[language] && /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/.test(text)
  return mayGroup ? undefined : last
}
