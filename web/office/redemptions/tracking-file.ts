import { TrackingRow } from '#contract/redemptions-office.ts'
import { csvRecords, headIn } from '#domain/csv-records.ts'
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

/** The rows of a carrier's file, with a head or without. */
export function trackingIn(file: Uint8Array): TrackingRow[] {
  const [first, ...rest] = csvRecords(file)
  if (!first) return []
  const head = headIn(first.cells, names, 'code')
  return (head ? rest : [first, ...rest]).map(({ line, cells }) => rowOf(line, cells, head ?? fields))
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
