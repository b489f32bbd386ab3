import { randomUUID } from 'node:crypto'
import { issuerRoot } from '#domain/product-wording.ts'
import { kindOf } from '#server/invoices/document.ts'
import { dayOf } from '#server/invoices/due-date.ts'
import type { Tx } from '#server/platform/db.ts'
import { insertOutcomes, readingToJudge } from './queries.ts'
import { type DecidedRow, readingOutcomes } from './reading-outcomes.ts'

type Judged = {
  invoiceId: string
  number: string
  rows: readonly DecidedRow[]
  now: Temporal.Instant
}

/** Keeps what the approval of a person says of the reading, once it can no longer be undone. */
export async function recordOutcomes(tx: Tx, { invoiceId, number, rows, now }: Judged) {
  const { reading, file_type } = await readingToJudge(tx, invoiceId)
  const outcomes = readingOutcomes(reading, { number, rows })
  if (outcomes.length === 0) return
  const kind = kindOf(file_type)
  await insertOutcomes(tx, outcomes, {
    document: randomUUID(),
    decidedOn: dayOf(now),
    fileKind: kind === 'image' ? 'photo' : kind,
    issuer: companyOf(reading.issuer?.id ?? ''),
  })
}

function companyOf(id: string): string | null {
  const root = issuerRoot(id)
  return root?.length === 8 ? root : null
}
