import type { ReadPart } from './xlsx-parts.ts'

/** The styles of cells whose numbers are days. */
export async function dateStyles(read: ReadPart): Promise<ReadonlySet<number>> {
  const own = new Set<number>()
  const styles = new Set<number>()
  let isCells = false
  let place = 0
  await read('xl/styles.xml', {
    open({ name, attributes }) {
      if (name === 'numFmt' && isDay(attributes.formatCode ?? '')) own.add(Number(attributes.numFmtId))
      if (name === 'cellXfs') isCells = true
      if (name !== 'xf' || !isCells) return
      const format = Number(attributes.numFmtId ?? 0)
      if (own.has(format) || (format >= 14 && format <= 17) || format === 22) styles.add(place)
      place += 1
    },
    close(name) {
      if (name === 'cellXfs') isCells = false
    },
  })
  return styles
}

/** A format with years or days, outside of what it writes literally. */
function isDay(format: string): boolean {
  return /[yd]/i.test(format.replace(/"[^"]*"|\[[^\]]*\]|\\./g, ''))
}

/** Spreadsheets count days from the last of 1899, because of a leap day in 1900 that never was; or from 1904. */
export function dayOfSerial(serial: number, isFrom1904: boolean): string {
  const days = Math.floor(serial)
  if (!Number.isFinite(serial) || days < 1 || days > 200_000) return String(serial)
  const first = isFrom1904 ? Temporal.PlainDate.from('1904-01-01') : Temporal.PlainDate.from('1899-12-30')
  return first.add({ days }).toString()
}
