import type { Region } from '#contract/invoices-reading.ts'
import type { Draft } from '#web/member/invoices/draft.ts'

/** The place on the picture where the content of a field was read, if it was read on the first page. */
export function regionOf({ rows, reading }: Draft, fieldId: string | undefined): Region | undefined {
  const regions = reading?.regions?.filter(({ page = 0 }) => page === 0) ?? []
  if (fieldId === 'number')
    return ['number', 'key', 'code'].map((of) => regions.find((one) => one.of === of)).find(Boolean)
  const [, place] = /^products\.(\d+)\./.exec(fieldId ?? '') ?? []
  const line = place === undefined ? undefined : rows[Number(place)]?.line
  if (line === undefined) return undefined
  const ofRow = regions.filter(({ row }) => row === line)
  return ofRow.find(({ of }) => of === 'row') ?? ofRow[0]
}
