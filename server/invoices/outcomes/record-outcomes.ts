import { randomUUID } from 'node:crypto'
import type { Reading } from '#contract/invoices-reading.ts'
import { issuerRoot } from '#domain/product-wording.ts'
import { kindOf } from '#server/invoices/document.ts'
import { dayOf } from '#server/invoices/due-date.ts'
import type { ContentType } from '#server/platform/content-type.ts'
import type { Tx } from '#server/platform/db.ts'
import { insertOutcomes } from './queries.ts'
import { type DecidedRow, readingOutcomes } from './reading-outcomes.ts'

type Judged = {
  number: string
  rows: readonly DecidedRow[]
  reading: Reading
  fileType: ContentType
}

/** Keeps what approvals say of the readings, once they can no longer be undone. */
export async function recordOutcomes(tx: Tx, invoices: readonly Judged[], now: Temporal.Instant) {
  const outcomes = invoices.flatMap(({ reading, fileType, number, rows }) => {
    const kind = kindOf(fileType)
    const document = {
      document: randomUUID(),
      fileKind: kind === 'image' ? ('photo' as const) : kind,
      issuer: companyOf(reading.issuer?.id ?? ''),
    }
    return readingOutcomes(reading, { number, rows }).map((outcome) => ({ ...outcome, ...document }))
  })
  if (outcomes.length > 0) await insertOutcomes(tx, outcomes, dayOf(now))
}

function companyOf(id: string): string | null {
  const root = issuerRoot(id)
  return root?.length === 8 ? root : null
}
