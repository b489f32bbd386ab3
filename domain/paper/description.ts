import type { LineText } from './line-text.ts'

export type Description = { readonly name: string; readonly code?: string; readonly ean?: string }

const codeFirst = /^([\dOQLIS-]{3,14}|[A-Z]{1,4}-?\d{2,8})(?:\s+|$)/
/** A running number that touches the bar code behind it. */
const numberedEan = /^\d{3}(?=\d{13}(?:\s|[A-Z]))/

/** What stands before the figures of a row: a running number, codes, and the name. */
export function descriptionOf(line: LineText, end: number): Description {
  const text = line.text.slice(0, end).replace(/[|_]+/g, ' ').trim()
  let rest = text
    .replace(numberedEan, '')
    .replace(/^(\d{13})(?=[A-Z])/, '$1 ')
    .replace(/^#?\d{1,3}[\s.)-]+(?=\S)/, '')
  const codes: string[] = []
  for (let found = codeFirst.exec(rest); found && codes.length < 2; found = codeFirst.exec(rest)) {
    const [whole, code = ''] = found
    if (!/\d/.test(code)) break
    codes.push(code.replace(/[OQ]/g, '0').replace(/[LI]/g, '1'))
    rest = rest.slice(whole.length)
  }
  const ean = codes.find(isEan)
  const code = codes.find((one) => one !== ean)
  return { name: nameOf(rest), ...(ean && { ean }), ...(code && { code }) }
}

/** Without the code of the kind of goods behind it. A zero inside of a word is an O. */
function nameOf(text: string): string {
  return text
    .replace(/\s\d{4}\.?\d{2}\.?\d{2}(?:\s.*)?$/, '')
    .replace(/([A-Z])0(?![\d,.])/g, '$1O')
    .trim()
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
