import type { Region } from '#contract/invoices-reading.ts'
import type { Draft } from '#web/member/invoices/draft.ts'

/** The place on the picture where the content of a field was read; of a number that a code says there is none. */
export function regionOf({ rows, reading }: Draft, fieldId: string | undefined): Region | undefined {
  const regions = reading?.regions ?? []
  if (fieldId === 'number') return regions.find(({ of }) => of === 'number')
  const [, place] = /^products\.(\d+)\./.exec(fieldId ?? '') ?? []
  const line = place === undefined ? undefined : rows[Number(place)]?.line
  if (line === undefined) return undefined
  const ofRow = regions.filter(({ row }) => row === line)
  return ofRow.find(({ of }) => of === 'row') ?? ofRow[0]
}
