import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import type { ReadRow, Region } from '#contract/invoices-reading.ts'
import type { World } from '#server/testing/world.ts'

const lineHeight = 0.022
const firstLine = 0.2

/** A row of an invented receipt, as a reader would have read it. */
export function readRow(name: string, cents: number, more: Partial<ReadRow> = {}): ReadRow {
  return { name, ean: null, code: null, value_cents: cents, product_id: null, sure: true, ...more }
}

/** The places of the head, the rows and the total, from the top of each page to its foot. */
export function regionsFor(rows: readonly ReadRow[], perPage = rows.length): Region[] {
  const lines = rows.flatMap((_, row): Region[] => {
    const page = Math.floor(row / perPage)
    const top = firstLine + (row % perPage) * lineHeight * 1.3
    return [
      { of: 'row_value', row, page, box: [0.78, top, 0.14, lineHeight] },
      { of: 'row', row, page, box: [0.08, top, 0.84, lineHeight] },
    ]
  })
  const last = Math.floor((rows.length - 1) / perPage)
  return [
    ...lines,
    { of: 'total', page: last, box: [0.7, 0.94, 0.22, lineHeight] },
    { of: 'issuer', box: [0.08, 0.04, 0.6, lineHeight] },
    { of: 'number', box: [0.08, 0.09, 0.3, lineHeight] },
    { of: 'issued_on', box: [0.6, 0.09, 0.3, lineHeight] },
  ]
}

/** A page with a grey bar where something stands. */
export async function givePaper(world: World, invoiceId: string, regions: readonly Region[]) {
  const count = Math.max(0, ...regions.map(({ page = 0 }) => page)) + 1
  const keys: string[] = []
  for (let page = 0; page < count; page += 1) {
    const key = `private/invoices/${randomUUID()}.jpeg`
    await world.files.put(key, await drawPage(regions.filter((region) => (region.page ?? 0) === page)))
    keys.push(key)
  }
  const isPdf = count > 1
  await world.database.pool.query(
    'update invoice set file_key = $1, file_type = $2, file_clean = true, page_keys = $3 where id = $4',
    [keys[0], isPdf ? 'pdf' : 'jpeg', isPdf ? keys : [], invoiceId],
  )
}

async function drawPage(regions: readonly Region[]): Promise<Buffer> {
  const size = { width: 900, height: 1400 }
  const bars = regions.map(({ of, box: [left, top, width, height] }) => ({
    input: {
      create: {
        width: Math.round(width * size.width * (of === 'row' ? 0.6 : 1)),
        height: Math.round(height * size.height * 0.5),
        channels: 3 as const,
        background: '#9a9a9a',
      },
    },
    left: Math.round(left * size.width),
    top: Math.round((top + height * 0.25) * size.height),
  }))
  const paper = { create: { ...size, channels: 3 as const, background: '#fdfdfb' } }
  return sharp(paper).composite(bars).jpeg({ quality: 80 }).toBuffer()
}
