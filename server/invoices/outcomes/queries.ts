import type { Db, Tx } from '#server/platform/db.ts'
import type { ReadingOutcome } from './reading-outcomes.ts'

export async function readingToJudge(db: Db, invoiceId: string) {
  return db
    .selectFrom('invoice_reading')
    .innerJoin('invoice', 'invoice.id', 'invoice_reading.invoice_id')
    .select(['invoice_reading.reading', 'invoice.file_type'])
    .where('invoice_id', '=', invoiceId)
    .executeTakeFirstOrThrow()
}

type JudgedDocument = {
  document: string
  decidedOn: string
  fileKind: 'photo' | 'pdf' | 'xml'
  issuer: string | null
}

export async function insertOutcomes(tx: Tx, outcomes: readonly ReadingOutcome[], of: JudgedDocument) {
  const rows = outcomes.map((one) => ({
    document: of.document,
    decided_on: Temporal.PlainDate.from(of.decidedOn),
    file_kind: of.fileKind,
    issuer: of.issuer,
    source: one.source,
    field: one.field,
    was_sure: one.wasSure,
    fields: one.fields,
    is_right: one.isRight,
    read_value: one.readValue,
    right_value: one.rightValue,
  }))
  await tx.insertInto('reading_outcome').values(rows).execute()
}
