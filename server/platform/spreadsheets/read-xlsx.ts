import type { Readable } from 'node:stream'
import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { dateStyles, dayOfSerial } from './xlsx-dates.ts'

export type SheetRow = { readonly line: number; readonly cells: readonly string[] }

/** Of one part of the file when it is unpacked: a sheet of fifty thousand lines has some tens of megabytes. */
const largestPartBytes = 200 * 1024 * 1024
const mostCells = 200
const mostParts = 2000

/**
 * The rows of the first sheet, as texts: whole numbers without an exponent, others with a comma, days as 2026-11-17, of
 * formulas the result that was saved. Undefined if it is no such file, or says more than `mostRows` rows.
 */
export async function readXlsx(bytes: Buffer, mostRows: number): Promise<SheetRow[] | undefined> {
  try {
    const zip = await fromBufferPromise(bytes, { validateEntrySizes: true })
    if (zip.entryCount > mostParts) return undefined
    const parts = new Map<string, Entry>()
    for await (const entry of zip.eachEntry()) parts.set(entry.fileName.replace(/^\//, ''), entry)
    const read = async (name: string, open: Handler) => parsePart(zip, parts.get(name), open)
    const workbook = await workbookOf(read)
    const strings = await sharedStrings(read)
    const styles = await dateStyles(read)
    return await rowsOf(read, workbook, { strings, styles, mostRows })
  } catch {
    return undefined
  }
}

export type Handler = {
  open?(tag: SaxesTagPlain): void
  text?(text: string): void
  close?(name: string): void
}

export type ReadPart = (name: string, handler: Handler) => Promise<boolean>

async function parsePart(zip: ZipFile, entry: Entry | undefined, handler: Handler): Promise<boolean> {
  if (!entry) return false
  if (entry.uncompressedSize > largestPartBytes) throw new Error('a part is too large')
  const stream: Readable = await zip.openReadStreamPromise(entry)
  const parser = new SaxesParser({ xmlns: false })
  // What an entity stands for is never looked up: a document type has no place here.
  parser.on('doctype', () => {
    throw new Error('a part has a document type')
  })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', (tag) => handler.open?.({ ...tag, name: localName(tag.name) }))
  parser.on('text', (text) => handler.text?.(text))
  parser.on('closetag', ({ name }) => handler.close?.(localName(name)))
  const decoder = new TextDecoder()
  for await (const chunk of stream) parser.write(decoder.decode(chunk, { stream: true }))
  parser.write(decoder.decode()).close()
  return true
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

async function workbookOf(read: ReadPart) {
  let sheetId = ''
  let isFrom1904 = false
  const found = await read('xl/workbook.xml', {
    open({ name, attributes }) {
      if (name === 'sheet' && !sheetId && attributes.state !== 'hidden') sheetId = attributes['r:id'] ?? ''
      if (name === 'workbookPr') isFrom1904 = ['1', 'true'].includes(attributes.date1904 ?? '')
    },
  })
  if (!found) throw new Error('no workbook')
  let path = 'xl/worksheets/sheet1.xml'
  await read('xl/_rels/workbook.xml.rels', {
    open({ name, attributes }) {
      if (name === 'Relationship' && attributes.Id === sheetId)
        path = attributes.Target?.startsWith('/') ? attributes.Target.slice(1) : `xl/${attributes.Target}`
    },
  })
  return { path, isFrom1904 }
}

async function sharedStrings(read: ReadPart): Promise<string[]> {
  const strings: string[] = []
  let text = ''
  let isText = false
  let isSpoken = false
  await read('xl/sharedStrings.xml', {
    open({ name }) {
      if (name === 'si') text = ''
      // How a name is read aloud in Japanese is not part of it.
      if (name === 'rPh') isSpoken = true
      isText = name === 't' && !isSpoken
    },
    text(piece) {
      if (isText) text += piece
    },
    close(name) {
      isText = false
      if (name === 'rPh') isSpoken = false
      if (name === 'si') strings.push(text)
    },
  })
  return strings
}

type Reading = { strings: readonly string[]; styles: ReadonlySet<number>; mostRows: number }

async function rowsOf(
  read: ReadPart,
  { path, isFrom1904 }: { path: string; isFrom1904: boolean },
  { strings, styles, mostRows }: Reading,
): Promise<SheetRow[]> {
  const rows: SheetRow[] = []
  let line = 0
  let cells: string[] = []
  let column = 0
  let type = 'n'
  let style = 0
  let value = ''
  let isValue = false
  const textOf = () => {
    if (type === 's') return strings[Number(value)] ?? ''
    if (type === 'b') return value === '1' ? 'true' : 'false'
    if (type !== 'n' || value === '') return value
    const number = Number(value)
    if (styles.has(style)) return dayOfSerial(number, isFrom1904)
    return Number.isFinite(number) ? String(number).replace('.', ',') : value
  }
  const found = await read(path, {
    open({ name, attributes }) {
      if (name === 'row') {
        line = Number(attributes.r ?? line + 1)
        cells = []
        column = -1
      } else if (name === 'c') {
        column = attributes.r ? columnOf(attributes.r) : column + 1
        type = attributes.t ?? 'n'
        style = Number(attributes.s ?? 0)
        value = ''
      }
      isValue = name === 'v' || name === 't'
    },
    text(piece) {
      if (isValue) value += piece
    },
    close(name) {
      isValue = false
      if (name === 'c' && column < mostCells) {
        while (cells.length < column) cells.push('')
        cells[column] = textOf().trim()
      }
      if (name === 'row' && cells.some(Boolean)) rows.push({ line, cells })
      if (rows.length > mostRows) throw new Error('too many rows')
    },
  })
  if (!found) throw new Error('no sheet')
  return rows
}

function columnOf(reference: string): number {
  const letters = reference.replace(/[^A-Z]/g, '')
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}
