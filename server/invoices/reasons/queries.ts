import { sql } from 'kysely'
import type { Texts } from '#contract/languages.ts'
import type { Db, Tx } from '#server/platform/db.ts'

type ReasonedDecision = 'reject' | 'request_photo' | 'reverse'

const decisionOrder = sql`array_position(array['reject', 'request_photo', 'reverse'], decision)`

export async function allReasons(db: Db) {
  return db
    .selectFrom('decision_reason')
    .select(['code', 'decision', 'texts', 'active'])
    .select(
      sql<number>`(select count(*) from invoice_decision where invoice_decision.reason = decision_reason.code)`.as(
        'used',
      ),
    )
    .orderBy(decisionOrder)
    .orderBy('position')
    .orderBy('code')
    .execute()
}

export async function activeReasons(db: Db) {
  return db
    .selectFrom('decision_reason')
    .select(['code', 'decision', 'texts'])
    .where('active', '=', true)
    .orderBy(decisionOrder)
    .orderBy('position')
    .execute()
}

export async function decisionReason(db: Db, code: string, decision: ReasonedDecision) {
  return db
    .selectFrom('decision_reason')
    .select(['texts', 'active'])
    .where('code', '=', code)
    .where('decision', '=', decision)
    .executeTakeFirst()
}

export async function insertReason(
  tx: Tx,
  reason: { code: string; decision: ReasonedDecision; texts: Texts },
) {
  const { numAffectedRows } = await sql`
    insert into decision_reason (code, decision, texts, position)
    select ${reason.code}, ${reason.decision}, ${JSON.stringify(reason.texts)}::jsonb,
      coalesce(max(position), 0) + 1
    from decision_reason where decision = ${reason.decision}
    on conflict (code) do nothing`.execute(tx)
  return numAffectedRows === 1n
}

export async function lockReason(tx: Tx, code: string) {
  return tx
    .selectFrom('decision_reason')
    .select(['texts', 'active'])
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst()
}

export async function updateReason(tx: Tx, code: string, change: { texts: Texts; active: boolean }) {
  await tx.updateTable('decision_reason').set(change).where('code', '=', code).execute()
}

/** Reasons that are not named keep their order, after those that are. */
export async function placeReasons(tx: Tx, decision: ReasonedDecision, codes: readonly string[]) {
  await sql`
    update decision_reason set position = placed.place
    from (
      select code, row_number() over (
        order by array_position(${codes}::text[], code) nulls last, position, code
      ) as place
      from decision_reason where decision = ${decision}
    ) as placed
    where decision_reason.code = placed.code`.execute(tx)
}
