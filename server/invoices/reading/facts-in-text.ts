import { isDay } from '#domain/business-days.ts'
import { readFiscalKey } from '#domain/fiscal-key.ts'
import { centsOf } from '#domain/fiscal-xml.ts'

export type FactsInText = {
  readonly key?: string
  readonly number?: string
  readonly totalCents?: number
  readonly issuedOn?: string
}

/** Facts in the words of an invoice. The words may be misread, but a key whose check digit is right is not. */
export function factsInText(text: string, today: string): FactsInText {
  const key = keyIn(text, today)
  const number = numberIn(text)
  const totalCents = totalIn(text)
  const issuedOn = dayIn(text, today)
  return {
    ...(key && { key }),
    ...(number && { number }),
    ...(totalCents !== undefined && { totalCents }),
    ...(issuedOn && { issuedOn }),
  }
}

/** The first 44 letters and digits that pass all checks; if none, the same with look-alike letters read as digits. */
export function keyIn(text: string, today: string): string | undefined {
  const signs = text.toUpperCase().replace(/[^\dA-Z]/g, '')
  const digits = signs.replace(/[OQDILSBZG]/g, (letter) => lookAlikes[letter] ?? letter)
  for (const line of [signs, digits]) {
    for (let at = 0; at + 44 <= line.length; at += 1) {
      const reading = readFiscalKey(line.slice(at, at + 44), today)
      if (reading.ok) return reading.key.text
    }
  }
  return undefined
}

const lookAlikes: Readonly<Record<string, string>> = {
  O: '0',
  Q: '0',
  D: '0',
  I: '1',
  L: '1',
  S: '5',
  B: '8',
  Z: '2',
  G: '6',
}

function numberIn(text: string): string | undefined {
  const written = /\b(?:n[º°o.]{1,2}|n[úu]mero|nfc?-?e(?:\s+n[º°o.]{1,2})?)[\s:]*(\d[\d.]{0,10})(?![\d./,-])/i
  const digits = written.exec(text)?.[1]?.replace(/\./g, '')
  const number = digits?.replace(/^0+/, '')
  return number && number.length <= 9 ? number : undefined
}

function totalIn(text: string): number | undefined {
  const named =
    /(?:valor\s+total(?!\s+d[oe]s?\s+(?:prod|trib|imp))|valor\s+a\s+pagar|total\s+a\s+pagar|total\s*r\$)/gi
  for (const { index } of text.matchAll(named)) {
    const amount = /(\d{1,3}(?:\.\d{3})+|\d+),(\d{2})(?!\d)/.exec(text.slice(index, index + 120))
    if (amount) return centsOf(`${amount[1]?.replace(/\./g, '')}.${amount[2]}`)
  }
  return undefined
}

function dayIn(text: string, today: string): string | undefined {
  const issue = text.search(/emiss[ãa]o|emitid[ao]/i)
  const days = issue < 0 ? daysIn(text) : [...daysIn(text.slice(issue, issue + 120)), ...daysIn(text)]
  return days.find((day) => day <= today)
}

function daysIn(text: string): string[] {
  return [...text.matchAll(/\b(\d{2})\/(\d{2})\/(20\d{2})\b/g)]
    .map(([, day, month, year]) => `${year}-${month}-${day}`)
    .filter(isDay)
}
