import type { OfficeRedemption } from '#contract/redemptions-office.ts'
import { a4, type PlacedText, pdfOf } from './pdf.ts'
import { linesOf, widthOf } from './text-width.ts'

type Parcel = Pick<OfficeRedemption, 'code'> & {
  [Part in 'member' | 'address']: NonNullable<OfficeRedemption[Part]>
}

const perMm = 72 / 25.4
/** The common sheet of fourteen, 99.1 by 38.1 mm each. */
const sheet = { columns: 2, rows: 7, width: 99.1, height: 38.1, left: 4.65, top: 15.15, between: 2.5 }
const padding = 5 * perMm
const room = sheet.width * perMm - 2 * padding
const perPage = sheet.columns * sheet.rows

/** Address labels for an A4 sheet of two columns and seven rows, as a PDF. */
export function labelsOf(parcels: readonly Parcel[]): Uint8Array<ArrayBuffer> {
  const count = Math.ceil(parcels.length / perPage)
  const pages = Array.from({ length: count }, (_, page) =>
    parcels.slice(page * perPage, (page + 1) * perPage),
  )
  return pdfOf(pages.map((page) => page.flatMap(label)))
}

function label({ code, member, address: home }: Parcel, place: number): PlacedText[] {
  const x = (sheet.left + (place % sheet.columns) * (sheet.width + sheet.between)) * perMm + padding
  const top = a4.height - (sheet.top + Math.floor(place / sheet.columns) * sheet.height) * perMm
  const street = `${home.address}, ${home.number}${home.complement ? ` - ${home.complement}` : ''}`
  const [name = ''] = linesOf(member.name, { size: 11, width: room, most: 1 })
  const lines = [
    ...linesOf(street, { size: 10, width: room, most: 2 }),
    ...linesOf(home.neighborhood, { size: 10, width: room, most: 1 }),
    ...linesOf(`${home.city} - ${home.state}`, { size: 10, width: room, most: 1 }),
  ]
  const foot = top - sheet.height * perMm + 14
  return [
    { text: name, x, y: top - 20, size: 11, isBold: true },
    ...lines.map((text, line) => ({ text, x, y: top - 35 - line * 13, size: 10 })),
    { text: `CEP ${cepOf(home.cep)}`, x, y: foot, size: 11, isBold: true },
    { text: code, x: x + room - widthOf(code, 10), y: foot, size: 10 },
  ]
}

function cepOf(cep: string): string {
  return cep.replace(/^(\d{5})(\d{3})$/, '$1-$2')
}
