import { TrackingRow } from '#contract/redemptions-office.ts'
import { longestOf } from '#web/platform/bounds.ts'

type Field = Exclude<keyof TrackingRow, 'line'>

const fields: readonly Field[] = ['code', 'carrier', 'tracking_code', 'tracking_link']
const longest = Object.fromEntries(fields.map((field) => [field, longestOf(TrackingRow.shape[field])]))

/** What carriers and spreadsheets call the columns, in any of our languages, without accents. */
const names: Record<Field, RegExp> = {
  code: /^(codigo|code|resgate|canje|redemption|pedido|order)$/,
  carrier: /^(transportadora|transportista|carrier|correio)$/,
  tracking_code:
    /^(rastreio|rastreamento|codigo de (rastreio|rastreamento|seguimiento)|seguimiento|tracking( code)?)$/,
  tracking_link: /^(link|url|endereco|enlace|(tracking|link de rastreio|link de seguimiento)( link)?)$/,
}

/** The rows of a carrier's file, whatever wrote it: UTF-8 or Latin-1, semicolon, comma or tab, with a head or without. */
export function trackingIn(file: Uint8Array): TrackingRow[] {
  const text = textOf(file)
  const [first, ...rest] = recordsOf(text, separatorOf(text))
  if (!first) return []
  const head = headIn(first.cells)
  return (head ? rest : [first, ...rest]).map(({ line, cells }) => rowOf(line, cells, head ?? fields))
}

/** Excel saves in the code page of Windows, or says with its first bytes that it does not. */
function textOf(file: Uint8Array): string {
  if (file[0] === 0xff && file[1] === 0xfe) return new TextDecoder('utf-16le').decode(file)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file)
  } catch {
    return new TextDecoder('windows-1252').decode(file)
  }
}

function separatorOf(text: string): string {
  const first = (text.trimStart().split(/\r|\n/)[0] ?? '').replace(/"[^"]*"/g, '')
  const counts = [';', '\t', ','].map((mark) => ({ mark, count: first.split(mark).length }))
  return counts.reduce((best, one) => (one.count > best.count ? one : best)).mark
}

type Lined = { readonly line: number; readonly cells: readonly string[] }

/** Quoted cells may hold separators, quotes written twice, and ends of lines. */
function recordsOf(text: string, separator: string): Lined[] {
  const pieces = new RegExp(`"(?:[^"]|"")*"|[^"\\n${separator}]+|[^]`, 'g')
  const records: Lined[] = []
  let line = 1
  let record = { line, cells: [''] }
  for (const [piece] of text.replace(/\r\n?/g, '\n').matchAll(pieces)) {
    line += piece.split('\n').length - 1
    if (piece === '\n') {
      records.push(record)
      record = { line, cells: [''] }
    } else if (piece === separator) record.cells.push('')
    else record.cells.push(record.cells.pop() + unquoted(piece))
  }
  return [...records, record]
    .map(({ line, cells }) => ({ line, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some(Boolean))
}

function unquoted(piece: string): string {
  return piece.length > 1 && piece.startsWith('"') ? piece.slice(1, -1).replaceAll('""', '"') : piece
}

/** Which field each column holds, if the first row names them; a row of data begins with a code. */
function headIn(cells: readonly string[]): readonly (Field | undefined)[] | undefined {
  const plain = cells.map((cell) => cell.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim())
  const head = plain.map((name) => fields.find((field) => names[field].test(name)))
  return head.includes('code') ? head : undefined
}

function rowOf(line: number, cells: readonly string[], head: readonly (Field | undefined)[]): TrackingRow {
  const cellOf = (field: Field) => (cells[head.indexOf(field)] ?? '').slice(0, longest[field])
  return {
    line,
    code: cellOf('code'),
    carrier: cellOf('carrier'),
    tracking_code: cellOf('tracking_code'),
    tracking_link: cellOf('tracking_link'),
  }
}
