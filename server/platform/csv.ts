export type Cell =
  | string
  | number
  | boolean
  | null
  | Temporal.Instant
  | Temporal.PlainDate
  | { cents: number }

export type Rows = AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>

/** Spreadsheets in Brazil expect semicolons, and read UTF-8 only after a byte order mark. */
const byteOrderMark = '\ufeff'
const separator = ';'
const lineEnd = '\r\n'
const linesAtATime = 200

export async function* csvText(head: readonly string[], rows: Rows): AsyncGenerator<string> {
  let lines = byteOrderMark + csvLine(head)
  let count = 0
  for await (const row of rows) {
    lines += csvLine(row)
    count += 1
    if (count % linesAtATime === 0) {
      yield lines
      lines = ''
    }
  }
  if (lines) yield lines
}

function csvLine(cells: readonly Cell[]): string {
  return cells.map((cell) => quoted(textOf(cell))).join(separator) + lineEnd
}

function textOf(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return defused(cell)
  if (typeof cell === 'number') return String(cell).replace('.', ',')
  if (typeof cell === 'boolean') return cell ? '1' : '0'
  if (cell instanceof Temporal.PlainDate) return cell.toString()
  if (cell instanceof Temporal.Instant) return localTime(cell)
  return (cell.cents / 100).toFixed(2).replace('.', ',')
}

/** Spreadsheets run a text that begins like this as a formula, and some read the wide signs of Asian keyboards so. */
function defused(text: string): string {
  return /^[=+\-@＝＋－＠\t\r\n]/.test(text) ? `'${text}` : text
}

function quoted(text: string): string {
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Spreadsheets everywhere understand this form; the programme's clock is Brazil's. */
function localTime(instant: Temporal.Instant): string {
  return instant
    .toZonedDateTimeISO('America/Sao_Paulo')
    .toPlainDateTime()
    .toString({ smallestUnit: 'second' })
    .replace('T', ' ')
}
