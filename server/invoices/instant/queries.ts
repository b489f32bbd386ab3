import { sql } from 'kysely'
import type { InstantMode } from '#contract/instant-mode.ts'
import type { InstantRule, RuleResult } from '#domain/instant-credit.ts'
import { type Db, isFound, type Tx } from '#server/platform/db.ts'

/** Some distributor's signed invoices are credited at once. */
export async function isOffered(db: Db): Promise<boolean> {
  return isFound(
    db
      .selectFrom('distributor')
      .innerJoin('setting', (join) => join.on('setting.instant_credit', '=', 'on'))
      .select('distributor.id')
      .where('distributor.instant_credit', '=', 'on')
      .where('distributor.active', '=', true),
  )
}

/** What the machine has to know of an invoice and its sender; undefined where a person has begun to decide. */
export async function openInvoice(tx: Tx, invoiceId: string) {
  return tx
    .selectFrom('invoice')
    .innerJoin('member', 'member.id', 'invoice.member_id')
    .select(['invoice.access_key as accessKey', 'invoice.number', 'invoice.round', 'member.id as memberId'])
    .select(['member.level', 'member.profile_type as profile', 'member.profile_value as shop'])
    .select([
      sql<Temporal.Instant>`greatest(sent_at, (
        select max(at) from invoice_step where invoice_id = invoice.id and step = 'photo_sent'
      ))`.as('receivedAt'),
    ])
    .where('invoice.id', '=', invoiceId)
    .where('invoice.status', '=', 'received')
    .where('invoice.takes_effect_at', 'is', null)
    .executeTakeFirst()
}

export async function countReversals(db: Db, memberId: string, since: Temporal.Instant): Promise<number> {
  const { count } = await db
    .selectFrom('invoice_decision as made')
    .innerJoin('invoice', 'invoice.id', 'made.invoice_id')
    .select(sql<number>`count(*)`.as('count'))
    .where('invoice.member_id', '=', memberId)
    .where('made.decision', '=', 'reverse')
    .where('made.decided_at', '>=', since)
    .executeTakeFirstOrThrow()
  return count
}

/** What the machine gave a member since the day began. What was taken back counts too. */
export async function creditedSince(db: Db, memberId: string, since: Temporal.Instant) {
  return db
    .selectFrom('instant_judgement as judged')
    .innerJoin('invoice', 'invoice.id', 'judged.invoice_id')
    .select([sql<number>`count(*)`.as('documents')])
    .select([sql<number>`coalesce(sum(judged.coins), 0)::bigint`.as('coins')])
    .where('invoice.member_id', '=', memberId)
    .where('judged.is_credited', '=', true)
    .where('judged.judged_at', '>=', since)
    .executeTakeFirstOrThrow()
}

/** Whether the machine has credited documents of a distributor for longer than since. */
export async function isCreditedBefore(db: Db, distributorId: string, since: Temporal.Instant) {
  return isFound(
    db
      .selectFrom('instant_judgement')
      .select('invoice_id')
      .where('distributor_id', '=', distributorId)
      .where('is_credited', '=', true)
      .where('judged_at', '<', since),
  )
}

type NewJudgement = {
  invoiceId: string
  mode: Exclude<InstantMode, 'off'>
  distributorId: string | null
  version: number
  rules: readonly RuleResult[]
  fellShort: InstantRule | null
  coins: number
  now: Temporal.Instant
}

export async function storeJudgement(tx: Tx, judgement: NewJudgement) {
  const { invoiceId, distributorId, fellShort, now, mode, version, coins } = judgement
  const stored = {
    mode,
    version,
    coins,
    rules: JSON.stringify(judgement.rules),
    distributor_id: distributorId,
    fell_short: fellShort,
    judged_at: now,
  }
  await tx
    .insertInto('instant_judgement')
    .values({ invoice_id: invoiceId, ...stored })
    .onConflict((conflict) => conflict.column('invoice_id').doUpdateSet(stored))
    .execute()
}

/** False if the machine had no part in the invoice, or is off already. */
export async function switchOff(tx: Tx, invoiceId: string): Promise<boolean> {
  return isFound(
    tx
      .updateTable('setting')
      .set({ instant_credit: 'off', version: sql`version + 1` })
      .where('instant_credit', '<>', 'off')
      .where(sql<boolean>`exists (
        select from instant_judgement where invoice_id = ${invoiceId} and is_credited
      )`)
      .returning('version'),
  )
}

const admins = (db: Db) => db.selectFrom('staff').where('role', '=', 'admin').where('blocked_at', 'is', null)

export async function adminsToTell(db: Db) {
  return admins(db).select('id').orderBy('id').execute()
}

export async function adminToTell(db: Db, id: string) {
  return admins(db).select(['name', 'email']).where('id', '=', id).executeTakeFirst()
}
