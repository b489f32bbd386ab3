import { sql } from 'kysely'
import type { CountedRow, Decision } from '#contract/invoices-under-review.ts'
import { type Db, isFound, type Tx } from '#server/platform/db.ts'

export type Reviewer = { staffId: string; now: Temporal.Instant }

export type ReviewAttempt = Reviewer & { invoiceId: string }

export type DecisionAttempt = ReviewAttempt & { version: number }

const isOwn = (staffId: string) => sql<boolean>`is_own_document(${staffId}, invoice.member_id)`

/** Who approved in this round, or rejected in any, cannot be the other person who decides next. */
const hasDecided = (staffId: string) => sql<boolean>`exists (
  select from invoice_decision as made
  where made.invoice_id = invoice.id and made.staff_id = ${staffId} and made.carried_out_at is not null
  and (made.decision = 'reject' or (made.decision = 'approve' and made.round = invoice.round))
)`

const isClaimedByOther = ({ staffId, now }: Reviewer) =>
  sql<boolean>`coalesce(claimed_by <> ${staffId} and claimed_until > ${now}, false)`

/** Before the document is read, nobody knows whose key it carries. */
const isRead = sql<boolean>`exists (select from invoice_reading where invoice_reading.invoice_id = invoice.id)`

const isOpenTo = (reviewer: Reviewer) => sql<boolean>`(
  invoice.status = 'received' and invoice.takes_effect_at is null and not ${isClaimedByOther(reviewer)}
  and not ${isOwn(reviewer.staffId)} and not ${hasDecided(reviewer.staffId)}
)`

export async function barsFor(db: Db, invoiceId: string, reviewer: Reviewer) {
  return db
    .selectFrom('invoice')
    .select([
      isOwn(reviewer.staffId).as('isOwn'),
      hasDecided(reviewer.staffId).as('hasDecided'),
      isClaimedByOther(reviewer).as('isClaimedByOther'),
      isRead.as('isRead'),
      'status',
    ])
    .where('id', '=', invoiceId)
    .executeTakeFirst()
}

export async function setClaim(tx: Tx, invoiceId: string, reviewer: Reviewer & { until: Temporal.Instant }) {
  return tx
    .updateTable('invoice')
    .set({ claimed_by: reviewer.staffId, claimed_until: reviewer.until })
    .where('id', '=', invoiceId)
    .where(isOpenTo(reviewer))
    .returning(['version', 'member_id', 'number'])
    .executeTakeFirst()
}

/** Of the invoice that is claimed, and of those that are let go. */
export async function lockOwnersOfClaims(tx: Tx, { invoiceId, staffId }: Omit<ReviewAttempt, 'now'>) {
  await sql`select lock_members(array(
    select member_id from invoice where id = ${invoiceId} or claimed_by = ${staffId}
  ))`.execute(tx)
}

/** Two claims of one person at the same moment would not see each other, and both would stay. */
export async function lockReviewer(tx: Tx, staffId: string) {
  await tx.selectFrom('staff').select('id').where('id', '=', staffId).forNoKeyUpdate().execute()
}

export async function holdsClaim(db: Db, { invoiceId, staffId, now }: ReviewAttempt) {
  return isFound(
    db
      .selectFrom('invoice')
      .select('id')
      .where('id', '=', invoiceId)
      .where('claimed_by', '=', staffId)
      .where('claimed_until', '>', now),
  )
}

export async function endOtherClaims(tx: Tx, { invoiceId, staffId }: { invoiceId: string; staffId: string }) {
  await tx
    .updateTable('invoice')
    .set({ claimed_by: null, claimed_until: null })
    .where('claimed_by', '=', staffId)
    .where('id', '!=', invoiceId)
    .where('takes_effect_at', 'is', null)
    .execute()
}

type TimedDecision = DecisionAttempt & { takesEffectAt: Temporal.Instant }

/** The check and the change are one statement, so that the slower of two reviewers changes nothing. */
export async function setDecided(tx: Tx, { invoiceId, version, takesEffectAt, ...reviewer }: TimedDecision) {
  return tx
    .updateTable('invoice')
    .set({
      takes_effect_at: takesEffectAt,
      claimed_by: null,
      claimed_until: null,
      version: sql`version + 1`,
    })
    .where('id', '=', invoiceId)
    .where('version', '=', version)
    .where(isOpenTo(reviewer))
    .where(isRead)
    .returning(['id', 'version', 'round', 'member_id', 'number'])
    .executeTakeFirst()
}

type NewDecision = {
  invoiceId: string
  /** Null where the programme decides by itself. */
  staffId: string | null
  decision: Decision
  round: number
  now: Temporal.Instant
  takesEffectAt: Temporal.Instant
  isCarriedOut?: boolean
  reason?: string
  note?: string | undefined
  internalNote?: string | undefined
  coins?: number
  number?: string | undefined
  counted?: readonly CountedRow[]
  awaitsSecond?: boolean
}

export async function insertDecision(tx: Tx, decision: NewDecision): Promise<string> {
  return (await insertDecisions(tx, [decision]))(decision.invoiceId)
}

/** One for each of several invoices; the answer tells the id by the invoice. */
export async function insertDecisions(tx: Tx, decisions: readonly NewDecision[]) {
  const values = decisions.map((decision) => ({
    invoice_id: decision.invoiceId,
    staff_id: decision.staffId,
    decision: decision.decision,
    round: decision.round,
    decided_at: decision.now,
    takes_effect_at: decision.takesEffectAt,
    carried_out_at: decision.isCarriedOut ? decision.now : null,
    reason: decision.reason,
    note: decision.note || null,
    internal_note: decision.internalNote || null,
    coins: decision.coins,
    number: decision.number,
    counted: decision.counted,
    awaits_second: decision.awaitsSecond ?? false,
  }))
  const { rows } = await sql<{ id: string; invoiceId: string }>`
    insert into invoice_decision (
      invoice_id, staff_id, decision, round, decided_at, takes_effect_at, carried_out_at, reason, note, internal_note,
      coins, number, counted, awaits_second
    )
    select * from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as made (
      invoice_id uuid, staff_id uuid, decision text, round smallint, decided_at timestamptz,
      takes_effect_at timestamptz, carried_out_at timestamptz, reason text, note text, internal_note text,
      coins bigint, number text, counted jsonb, awaits_second boolean
    )
    returning id, invoice_id as "invoiceId"`.execute(tx)
  const ids = new Map(rows.map(({ id, invoiceId }) => [invoiceId, id]))
  return (invoiceId: string) => {
    const id = ids.get(invoiceId)
    if (!id) throw new Error(`no decision was made on invoice ${invoiceId}`)
    return id
  }
}

export async function latestDecision(db: Db, invoiceId: string) {
  return db
    .selectFrom('invoice_decision as made')
    .innerJoin('invoice', (join) =>
      join.onRef('invoice.id', '=', 'made.invoice_id').onRef('invoice.round', '=', 'made.round'),
    )
    .leftJoin('staff', 'staff.id', 'made.staff_id')
    .leftJoin('decision_reason', 'decision_reason.code', 'made.reason')
    .select(['made.decision', 'made.staff_id', 'staff.name', 'made.decided_at', 'made.takes_effect_at'])
    .select(['made.carried_out_at', 'made.coins', 'made.counted', 'made.note'])
    .select([
      sql<boolean>`coalesce(made.awaits_second
        and made.coins <= (select second_decision_above from setting), false)`.as('askedSecond'),
      'made.internal_note',
      'decision_reason.texts',
    ])
    .where('made.invoice_id', '=', invoiceId)
    .where('made.undone_at', 'is', null)
    .orderBy('made.decided_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

type OwnApproval = { invoiceId: string; staffId: string; round: number; coins: number }

export async function isApprovedByAnother(db: Db, { invoiceId, staffId, round, coins }: OwnApproval) {
  return isFound(
    db
      .selectFrom('invoice_decision')
      .select('id')
      .where('invoice_id', '=', invoiceId)
      .where('decision', '=', 'approve')
      .where('round', '=', round)
      .where('staff_id', '!=', staffId)
      .where('carried_out_at', 'is not', null)
      .where('coins', '>=', coins),
  )
}

export async function setUndone(tx: Tx, { invoiceId, staffId, now }: ReviewAttempt) {
  return tx
    .updateTable('invoice_decision')
    .set({ undone_at: now })
    .where('invoice_id', '=', invoiceId)
    .where('staff_id', '=', staffId)
    .where('carried_out_at', 'is', null)
    .where('undone_at', 'is', null)
    .where('takes_effect_at', '>', now)
    .returning(['decision', 'coins', 'reason'])
    .executeTakeFirst()
}

export async function giveBack(
  tx: Tx,
  { invoiceId, staffId, until }: { invoiceId: string; staffId: string; until: Temporal.Instant },
) {
  return tx
    .updateTable('invoice')
    .set({
      takes_effect_at: null,
      claimed_by: staffId,
      claimed_until: until,
      version: sql`version + 1`,
    })
    .where('id', '=', invoiceId)
    .returning(['version', 'member_id', 'number'])
    .executeTakeFirstOrThrow()
}

export async function versionOf(db: Db, invoiceId: string) {
  const invoice = await db
    .selectFrom('invoice')
    .select('version')
    .where('id', '=', invoiceId)
    .executeTakeFirst()
  return invoice?.version
}

export type Reversal = {
  invoiceId: string
  /** Null where the programme takes back by itself. */
  staffId: string | null
  /** What whoever decides has seen; the programme goes by what is there. */
  version?: number
  reason: string
  note: string | undefined
  now: Temporal.Instant
}

export async function setReversed(tx: Tx, { invoiceId, version, staffId, reason, note }: Reversal) {
  return tx
    .updateTable('invoice')
    .set({ status: 'reversed', reason, note: note || null, version: sql`version + 1` })
    .where('id', '=', invoiceId)
    .$if(version !== undefined, (invoices) => invoices.where('version', '=', version ?? 0))
    .where('status', '=', 'counted')
    .$if(staffId !== null, (invoices) => invoices.where(sql<boolean>`not ${isOwn(staffId ?? '')}`))
    .returning(['id', 'member_id', 'number', 'coins', 'round', 'version'])
    .executeTakeFirst()
}
