import { isDay } from '#domain/business-days.ts'
import { isCnpj } from '#domain/documents.ts'
import { readFiscalKey } from '#domain/fiscal-key.ts'
import { type LineText, likelihoodOf, lineTextOf, type Span, squeezed } from './line-text.ts'
import { matchesAfter } from './matches-after.ts'
import type { PaperLine } from './paper.ts'

export type Said<Value> = Span & { readonly value: Value; readonly line: number; readonly likelihood: number }

/** What the head and the foot of a paper say: who issued it, when, under which number and key. */
export type Head = {
  readonly key: Said<string> | undefined
  readonly numbers: readonly Said<string>[]
  readonly days: readonly Said<string>[]
  /** Of whoever stands before the recipient. */
  readonly cnpjs: readonly Said<string>[]
  readonly name: Said<string> | undefined
}

export function headOf(lines: readonly PaperLine[], today: string): Head {
  const texts = lines.map(lineTextOf)
  return {
    key: keyIn(texts, today),
    numbers: numbersIn(texts),
    days: daysIn(texts).filter(({ value }) => value <= today),
    cnpjs: cnpjsIn(texts),
    name: nameIn(texts),
  }
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

/** The first 44 letters and digits that pass all checks; if none, the same with look-alike letters read as digits. */
export function keyInText(text: string, today: string): string | undefined {
  const signs = text.toUpperCase().replace(/[^\dA-Z]/g, '')
  const digits = signs.replace(/[OQDILSBZG]/g, (letter) => lookAlikes[letter] ?? letter)
  for (const line of [signs, digits])
    for (let at = 0; at + 44 <= line.length; at += 1) {
      const reading = readFiscalKey(line.slice(at, at + 44), today)
      if (reading.ok) return reading.key.text
    }
  return undefined
}

/** A key may go on in the next line, never over more than three. */
function keyIn(texts: readonly LineText[], today: string): Said<string> | undefined {
  for (const [first, line] of texts.entries()) {
    if (!/\d{2}/.test(line.text)) continue
    const key = keyInText(
      texts
        .slice(first, first + 3)
        .map(({ text }) => text)
        .join(''),
      today,
    )
    if (
      key &&
      !keyInText(
        texts
          .slice(first + 1, first + 4)
          .map(({ text }) => text)
          .join(''),
        today,
      )
    )
      return said(texts, first, { start: 0, end: line.text.length }, key)
  }
  return undefined
}

/** `NFC-e nº 000123 Série 1`, `Nº 000.000.123`, `Extrato No. 123` */
const numbered =
  /(?:\bN[FE]?[FC]?[A-Z]?-?E?\s*(?:N[OR°º9.\s]{0,3}|:)|\bN(?:[O°º.R]{0,2}[\s.:]*|9\s)|NUMERO[\s:]*|EXTRATO\s*N?[O°º.]{0,2}\s*)((?:\d{3}\.\d{3}\.\d{3})|\d{4,9})(?![\d./,-])/g

function numbersIn(texts: readonly LineText[]): Said<string>[] {
  return texts.flatMap((line, index) => {
    if (/PROTOCOLO|PEDIDO|CAIXA|FONE|INSCR|CEP\b/.test(line.text) && !/SERIE/.test(line.text)) return []
    return [...line.text.matchAll(numbered)].flatMap((match) => {
      const digits = (match[1] ?? '').replace(/\D/g, '').replace(/^0+/, '')
      const start = match.index + match[0].length - (match[1]?.length ?? 0)
      return digits ? [said(texts, index, { start, end: match.index + match[0].length }, digits, line)] : []
    })
  })
}

const writtenDay = /([\dOQ]{2})\s?[/\-.]\s?([\dOQ]{2})\s?[/\-.]\s?(2[\dOQ]{3}|\d{2}(?=\s+\d{2}:))/g

/** The day after or below the word for issue comes first. */
function daysIn(texts: readonly LineText[]): Said<string>[] {
  const all = texts.flatMap((line, index) =>
    matchesAfter(line.text, writtenDay, /(?:^|\D)$/).flatMap((match) => {
      const [day, month, year] = match.slice(1).map((part) => part?.replace(/[OQ]/g, '0'))
      const value = `${year?.length === 2 ? `20${year}` : year}-${month}-${day}`
      return isDay(value)
        ? [said(texts, index, { start: match.index, end: match.index + match[0].length }, value, line)]
        : []
    }),
  )
  const issue = texts.findIndex(({ text }) =>
    /EMISS|EMITIDA/.test(squeezed(text).replace(/EM[IL][S5]{2}/g, 'EMISS')),
  )
  const rank = ({ line }: Said<string>) => (issue >= 0 && (line === issue || line === issue + 1) ? 0 : 1)
  return all.sort((one, other) => rank(one) - rank(other))
}

const writtenCnpj = /[\dA-Z]{2}\.?[\dA-Z]{3}\.?[\dA-Z]{3}\/?[\dA-Z]{4}-?\d{2}(?!\d)/g

function cnpjsIn(texts: readonly LineText[]): Said<string>[] {
  const recipient = texts.findIndex(({ text }) => /DESTINAT/.test(text))
  const before = recipient < 0 ? texts : texts.slice(0, recipient)
  return before.flatMap((line, index) => {
    if (/CONSUMIDOR|CLIENTE/.test(line.text)) return []
    return [...line.text.matchAll(writtenCnpj)].flatMap((match) => {
      const value = match[0].replace(/[./-]/g, '')
      const span = { start: match.index, end: match.index + match[0].length }
      return isCnpj(value) ? [said(texts, index, span, value, line)] : []
    })
  })
}

/** A DANFE says from whom the goods were received; a receipt begins with who sells. */
function nameIn(texts: readonly LineText[]): Said<string> | undefined {
  for (const [index, line] of texts.entries()) {
    const received = /RECEBEMOS\s*DE\s*(.+?)\s*(?:,?\s*OS\s*PROD|OSPRODUTOS|$)/.exec(line.text)
    if (received?.[1]) {
      const start = line.text.indexOf(received[1])
      return said(texts, index, { start, end: start + received[1].length }, received[1], line)
    }
  }
  const first = texts.findIndex(
    ({ text }) => /[A-Z]{4}/.test(text) && !/DANFE|DOCUMENTO|NOTA\s*FISCAL|CUPOM|CNPJ|EXTRATO/.test(text),
  )
  const line = texts[first]
  return line && first < 6
    ? said(texts, first, { start: 0, end: line.text.length }, line.text, line)
    : undefined
}

function said<Value>(
  texts: readonly LineText[],
  line: number,
  span: Span,
  value: Value,
  own = texts[line],
): Said<Value> {
  return { ...span, value, line, likelihood: own ? likelihoodOf(own, span) : 0 }
}
