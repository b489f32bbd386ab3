type Lined = { readonly line: number; readonly cells: readonly string[] }

/** The rows of a file, whatever wrote it: UTF-8 or Latin-1, semicolon, comma or tab; lines are counted as in the file. */
export function csvRecords(file: Uint8Array): Lined[] {
  const text = textOf(file)
  return recordsOf(text, separatorOf(text))
}

/** Which field each column holds, if the first row names them by the words for fields; one of them is always there. */
export function headIn<Field extends string>(
  cells: readonly string[],
  names: Readonly<Record<Field, RegExp>>,
  always: Field,
): readonly (Field | undefined)[] | undefined {
  const fields = Object.keys(names) as Field[]
  const plain = cells.map((cell) => cell.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim())
  const head = plain.map((name) => fields.find((field) => names[field].test(name)))
  return head.includes(always) ? head : undefined
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
