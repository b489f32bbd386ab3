import { sql } from 'kysely'
import type { Tx } from '#server/platform/db.ts'
import type { ReadingOutcome } from './reading-outcomes.ts'

type OutcomeOfDocument = ReadingOutcome & {
  document: string
  fileKind: 'photo' | 'pdf' | 'xml'
  issuer: string | null
}

export async function insertOutcomes(tx: Tx, outcomes: readonly OutcomeOfDocument[], decidedOn: string) {
  const values = outcomes.map((one) => ({
    document: one.document,
    file_kind: one.fileKind,
    issuer: one.issuer,
    source: one.source,
    field: one.field,
    was_sure: one.wasSure,
    fields: one.fields,
    is_right: one.isRight,
    read_value: one.readValue,
    right_value: one.rightValue,
  }))
  await sql`
    insert into reading_outcome (
      document, decided_on, file_kind, issuer, source, field, was_sure, fields, is_right, read_value, right_value
    )
    select document, ${decidedOn}::date, file_kind, issuer, source, field, was_sure, fields, is_right, read_value,
      right_value
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as told (
      document uuid, file_kind text, issuer text, source text, field text, was_sure boolean, fields integer,
      is_right boolean, read_value text, right_value text
    )`.execute(tx)
}
