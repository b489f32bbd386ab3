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

/** What the machine has to know of invoices and their senders; without those that a person has begun to decide. */
export async function openInvoices(tx: Tx, invoiceIds: readonly string[]) {
  return tx
    .selectFrom('invoice')
    .innerJoin('member', 'member.id', 'invoice.member_id')
    .select([
      'invoice.id',
      'invoice.access_key as accessKey',
      'invoice.number',
      'invoice.round',
      'member.id as memberId',
    ])
    .select(['member.level', 'member.profile_type as profile', 'member.profile_value as shop'])
    .select([
      sql<Temporal.Instant>`greatest(sent_at, (
        select max(at) from invoice_step where invoice_id = invoice.id and step = 'photo_sent'
      ))`.as('receivedAt'),
    ])
    .where(sql<boolean>`invoice.id = any(${invoiceIds}::uuid[])`)
    .where('invoice.status', '=', 'received')
    .where('invoice.takes_effect_at', 'is', null)
    .execute()
}

type SendersPast = { memberId: string; reversals: number; documents: number; coins: number }

/**
 * What was reversed of members lately, and what the machine gave them since the day began. What was taken back counts
 * too.
 */
export async function pastOfSenders(
  db: Db,
  memberIds: readonly string[],
  { reversedSince, creditedSince }: { reversedSince: Temporal.Instant; creditedSince: Temporal.Instant },
): Promise<ReadonlyMap<string, SendersPast>> {
  const { rows } = await sql<SendersPast>`
    select sender.id as "memberId", (
      select count(*) from invoice_decision as made join invoice on invoice.id = made.invoice_id
      where invoice.member_id = sender.id and made.decision = 'reverse' and made.decided_at >= ${reversedSince}
    ) as reversals, given.*
    from unnest(${memberIds}::uuid[]) as sender (id)
    cross join lateral (
      select count(*) as documents, coalesce(sum(judged.coins), 0)::bigint as coins
      from instant_judgement as judged join invoice on invoice.id = judged.invoice_id
      where invoice.member_id = sender.id and judged.is_credited and judged.judged_at >= ${creditedSince}
    ) as given`.execute(db)
  return new Map(rows.map((past) => [past.memberId, past]))
}

/** Of which of these distributors the machine has credited documents for longer than since. */
export async function creditedBefore(db: Db, distributorIds: readonly string[], since: Temporal.Instant) {
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${distributorIds}::uuid[]) as id where exists (
      select from instant_judgement where distributor_id = id and is_credited and judged_at < ${since}
    )`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

type NewJudgement = {
  invoice: { id: string }
  mode: InstantMode
  distributorId: string | null
  rules: readonly RuleResult[]
  fellShort: InstantRule | null
  coins: number
}

type NewJudgements = { judged: readonly NewJudgement[]; version: number; now: Temporal.Instant }

export async function storeJudgements(tx: Tx, { judged, version, now }: NewJudgements) {
  const stored = judged.map(({ invoice, distributorId, fellShort, mode, coins, rules }) => ({
    invoice_id: invoice.id,
    mode,
    coins,
    rules,
    distributor_id: distributorId,
    fell_short: fellShort,
  }))
  await sql`
    insert into instant_judgement (invoice_id, mode, distributor_id, version, rules, fell_short, coins, judged_at)
    select invoice_id, mode, distributor_id, ${version}::smallint, rules, fell_short, coins, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(stored)}::jsonb) as judged (
      invoice_id uuid, mode text, distributor_id uuid, rules jsonb, fell_short text, coins bigint
    )
    on conflict (invoice_id) do update set mode = excluded.mode, distributor_id = excluded.distributor_id,
      version = excluded.version, rules = excluded.rules, fell_short = excluded.fell_short,
      coins = excluded.coins, judged_at = excluded.judged_at`.execute(tx)
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
