import { type Entry, fromBufferPromise } from 'yauzl'
import { dateStyles, dayOfSerial } from './xlsx-dates.ts'
import { type Handler, parsePart, type ReadPart } from './xlsx-parts.ts'

export type SheetRow = { readonly line: number; readonly cells: readonly string[] }

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
