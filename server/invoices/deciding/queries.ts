import { sql } from 'kysely'
import type { CountedRow, Decision } from '#contract/invoices-under-review.ts'
import type { Db, Tx } from '#server/platform/db.ts'

export async function decisionSettings(db: Db) {
  return db
    .selectFrom('setting')
    .select(['second_decision_above', 'undo_seconds', 'blind_check_percent', 'claim_minutes'])
    .executeTakeFirstOrThrow()
}

type Reviewer = { staffId: string; now: Temporal.Instant }

const isOwn = (staffId: string) => sql<boolean>`is_own_document(${staffId}, invoice.member_id)`

/** Approved it already and a second person is wanted, or rejected it and another look is. */
const hasDecided = (staffId: string) => sql<boolean>`exists (
  select from invoice_decision as made
  where made.invoice_id = invoice.id and made.staff_id = ${staffId} and made.carried_out_at is not null
  and (made.decision = 'reject' or (made.decision = 'approve' and made.round = invoice.round))
)`

const isClaimedByOther = ({ staffId, now }: Reviewer) =>
  sql<boolean>`coalesce(claimed_by <> ${staffId} and claimed_until > ${now}, false)`

/** Before it is read nobody knows whose key it carries. */
const isRead = sql<boolean>`exists (select from invoice_reading where invoice_reading.invoice_id = invoice.id)`

const isOpenTo = (reviewer: Reviewer) => sql<boolean>`(
  invoice.status = 'received' and invoice.takes_effect_at is null and not ${isClaimedByOther(reviewer)}
  and not ${isOwn(reviewer.staffId)} and not ${hasDecided(reviewer.staffId)}
)`

/** Why somebody cannot decide on an invoice, as facts; undefined if there is none. */
export async function standingOf(db: Db, invoiceId: string, reviewer: Reviewer) {
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

export async function claim(tx: Tx, invoiceId: string, reviewer: Reviewer & { until: Temporal.Instant }) {
  return tx
    .updateTable('invoice')
    .set({ claimed_by: reviewer.staffId, claimed_until: reviewer.until })
    .where('id', '=', invoiceId)
    .where(isOpenTo(reviewer))
    .returning(['version', 'member_id', 'number'])
    .executeTakeFirst()
}

/** Two claims of one person at once would not see each other, and both would stay. */
export async function takeTurns(tx: Tx, staffId: string) {
  await tx.selectFrom('staff').select('id').where('id', '=', staffId).forNoKeyUpdate().execute()
}

export async function holds(db: Db, { invoiceId, staffId, now }: Reviewer & { invoiceId: string }) {
  const held = await db
    .selectFrom('invoice')
    .select('id')
    .where('id', '=', invoiceId)
    .where('claimed_by', '=', staffId)
    .where('claimed_until', '>', now)
    .executeTakeFirst()
  return held !== undefined
}

/** What else this person holds; what they have just decided is held by its decision. */
export async function releaseOthers(tx: Tx, { invoiceId, staffId }: { invoiceId: string; staffId: string }) {
  await tx
    .updateTable('invoice')
    .set({ claimed_by: null, claimed_until: null })
    .where('claimed_by', '=', staffId)
    .where('id', '!=', invoiceId)
    .where('takes_effect_at', 'is', null)
    .execute()
}

type Deciding = Reviewer & { invoiceId: string; version: number; takesEffectAt: Temporal.Instant }

/** The check and the change are one statement: of two reviewers the slower changes nothing. */
export async function setDecided(tx: Tx, { invoiceId, version, takesEffectAt, ...reviewer }: Deciding) {
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
  staffId: string
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

export async function insertDecision(tx: Tx, made: NewDecision): Promise<string> {
  const { id } = await tx
    .insertInto('invoice_decision')
    .values({
      invoice_id: made.invoiceId,
      staff_id: made.staffId,
      decision: made.decision,
      round: made.round,
      decided_at: made.now,
      takes_effect_at: made.takesEffectAt,
      carried_out_at: made.isCarriedOut ? made.now : null,
      reason: made.reason ?? null,
      note: made.note || null,
      internal_note: made.internalNote || null,
      coins: made.coins ?? null,
      number: made.number ?? null,
      counted: made.counted ? JSON.stringify(made.counted) : null,
      awaits_second: made.awaitsSecond ?? false,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Approval = { invoiceId: string; staffId: string; round: number; coins: number }

/** Whether another person has approved at least so many coins, of the same file. */
export async function isApprovedByAnother(db: Db, { invoiceId, staffId, round, coins }: Approval) {
  const found = await db
    .selectFrom('invoice_decision')
    .select('id')
    .where('invoice_id', '=', invoiceId)
    .where('decision', '=', 'approve')
    .where('round', '=', round)
    .where('staff_id', '!=', staffId)
    .where('carried_out_at', 'is not', null)
    .where('coins', '>=', coins)
    .executeTakeFirst()
  return found !== undefined
}

export async function reasonFor(db: Db, code: string, decision: 'reject' | 'request_photo' | 'reverse') {
  return db
    .selectFrom('decision_reason')
    .select('texts')
    .where('code', '=', code)
    .where('decision', '=', decision)
    .where('active', '=', true)
    .executeTakeFirst()
}

export async function reasonsOffered(db: Db) {
  return db
    .selectFrom('decision_reason')
    .select(['code', 'decision', 'texts'])
    .where('active', '=', true)
    .orderBy(sql`array_position(array['reject', 'request_photo', 'reverse'], decision)`)
    .orderBy('position')
    .execute()
}

export async function keysOf(db: Db, invoiceId: string) {
  return db
    .selectFrom('invoice')
    .leftJoin('invoice_reading', 'invoice_reading.invoice_id', 'invoice.id')
    .select(['invoice.access_key as typed', sql<string | null>`reading ->> 'access_key'`.as('read')])
    .where('invoice.id', '=', invoiceId)
    .executeTakeFirstOrThrow()
}

/** False if another invoice has it, or it has earned before. */
export async function takeKey(tx: Tx, invoiceId: string, accessKey: string): Promise<boolean> {
  const taken = await sql`
    update invoice set access_key = ${accessKey}
    where id = ${invoiceId} and not exists (
      select from invoice as other
      where other.access_key = ${accessKey} and other.status <> 'rejected' and other.id <> ${invoiceId}
    ) and not exists (select from used_access_key as used where used.access_key = ${accessKey})
    returning id`.execute(tx)
  return taken.rows.length > 0
}

/** The open decision of this person on an invoice, if it can still be taken back. */
export async function undo(tx: Tx, { invoiceId, staffId, now }: Reviewer & { invoiceId: string }) {
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

/** Whoever took a decision back goes on deciding. */
export async function openAgain(
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

export async function invoiceExists(db: Db, invoiceId: string): Promise<boolean> {
  const found = await db.selectFrom('invoice').select('id').where('id', '=', invoiceId).executeTakeFirst()
  return found !== undefined
}

type Reversal = Reviewer & { invoiceId: string; version: number; reason: string; note: string | undefined }

export async function setReversed(tx: Tx, { invoiceId, version, staffId, reason, note }: Reversal) {
  return tx
    .updateTable('invoice')
    .set({ status: 'reversed', reason, note: note || null, version: sql`version + 1` })
    .where('id', '=', invoiceId)
    .where('version', '=', version)
    .where('status', '=', 'counted')
    .where(sql<boolean>`not ${isOwn(staffId)}`)
    .returning(['id', 'member_id', 'number', 'coins', 'round', 'version'])
    .executeTakeFirst()
}

export async function languageOf(db: Db, memberId: string) {
  const { language } = await db
    .selectFrom('member')
    .select('language')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  return language
}
