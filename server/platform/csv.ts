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
function localTime({ epochMilliseconds: at }: Temporal.Instant): string {
  if (at < offset.from || at >= offset.until) offset = offsetAt(at)
  return new Date(at + offset.milliseconds)
    .toISOString()
    .replace(/\.\d+Z$/, '')
    .replace('T', ' ')
}

/** From one change of the clock to the next. There was none since 2019, and to ask for each moment takes longer than its row. */
type Offset = { from: number; until: number; milliseconds: number }

let offset: Offset = { from: 0, until: 0, milliseconds: 0 }

function offsetAt(at: number): Offset {
  const local = (epoch: number) =>
    Temporal.Instant.fromEpochMilliseconds(epoch).toZonedDateTimeISO('America/Sao_Paulo')
  return {
    // A change at this very moment is the one before it.
    from: local(at + 1).getTimeZoneTransition('previous')?.epochMilliseconds ?? at,
    until: local(at).getTimeZoneTransition('next')?.epochMilliseconds ?? Number.POSITIVE_INFINITY,
    milliseconds: local(at).offsetNanoseconds / 1_000_000,
  }
}
