import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { InvoiceStatus } from '#contract/invoices.ts'
import type { officeMembers } from '#contract/members-office.ts'
import { digitsOf, isCpf } from '#domain/documents.ts'
import type { BlindReader } from '#server/platform/actors.ts'
import type { Db } from '#server/platform/db.ts'
import {
  foundIn,
  inOrder,
  isHiddenFrom,
  literally,
  pageFound,
  pageOf,
} from '#server/platform/list-queries.ts'

type CpfHashes = (cpf: string) => readonly Buffer[]

export type MemberFilters = z.output<(typeof officeMembers)['query']>

export function memberRows(db: Db, hashesOf: CpfHashes, filters: MemberFilters, now: Temporal.Instant) {
  const { q = '', level, profile, state, sort = 'name', direction } = filters
  // Distributor and promoter are looked up: joined, they would have rows read that are only counted.
  return (
    db
      .selectFrom('member')
      .leftJoin('member_address', 'member_address.member_id', 'member.id')
      .leftJoin('coin_account', 'coin_account.member_id', 'member.id')
      .select(['member.id', 'member.name', 'member.email', 'member.profile_type', 'member.profile_name'])
      .select(['member.level', 'member.created_at', 'member_address.city', 'member_address.state'])
      .select(
        sql<string | null>`(select title from distributor where id = member.distributor_id)`.as(
          'distributor',
        ),
      )
      .select(
        sql<string | null>`(select name from member as promoter where promoter.id = member.promoter_id)`.as(
          'promoter',
        ),
      )
      .select(spendableCoins(now).as('coins'))
      .select(sql<number>`(select count(*) from invoice where member_id = member.id)`.as('invoices'))
      .select(
        sql<Temporal.Instant | null>`(select max(sent_at) from invoice where member_id = member.id)`.as(
          'last_invoice_at',
        ),
      )
      .$if(q !== '', (rows) => rows.where(foundBy(q, hashesOf)))
      .$if(level !== undefined, (rows) => rows.where('member.level', '=', Number(level) as 1 | 2 | 3))
      .$if(profile !== undefined, (rows) => rows.where('member.profile_type', '=', profile ?? 'attendant'))
      .$if(Boolean(state), (rows) => rows.where('member_address.state', '=', state ?? ''))
      // Says nothing new, but an index of the state has it.
      .$if(isOfFew(filters), (rows) => rows.where('member_address.member_level', '=', Number(level)))
      .orderBy(sort === 'name' ? 'member.search_name' : 'member.created_at', inOrder(direction))
      .orderBy('member.id', inOrder(direction))
  )
}

/** The sum of the function of that name, which PostgreSQL would call for each of thousands as a statement of its own. */
function spendableCoins(now: Temporal.Instant) {
  const remaining = sql`select sum(remaining)::bigint from coin_lot where wallet_id = coin_account.id and remaining > 0`
  const today = sql`day_in_sao_paulo(${now}::timestamptz)`
  // A job ends them in the first minutes of the day: most of the time nobody has any, and one look tells.
  const isAnyOver = sql`exists (select from coin_lot where remaining > 0 and expires_on < ${today})`
  return sql<number | null>`coin_account.balance
    - case when ${isAnyOver} then coalesce((${remaining} and expires_on < ${today}), 0) else 0 end
    - coalesce((${remaining} and opens_at > ${now}::timestamptz and expires_on >= ${today}), 0)`
}

export async function memberPage(db: Db, hashesOf: CpfHashes, filters: MemberFilters, now: Temporal.Instant) {
  const page = filters.q || isOfFew(filters) ? pageFound : pageOf
  return page(db, memberRows(db, hashesOf, filters, now), filters.page, 'member.id')
}

/** Most people of a state are members. */
function isOfFew({ state, level }: MemberFilters) {
  return Boolean(state) && level !== undefined && level !== '3'
}

/** Each way has an index. One or two letters match the beginning of a name. */
function foundBy(q: string, hashesOf: CpfHashes) {
  const digits = digitsOf(q)
  if (isCpf(digits)) return withCpf(hashesOf(digits))
  if (/^(?=.*\d)[a-z0-9]{6,8}$/i.test(q)) return ofCode(q.toUpperCase(), q)
  return q.length < 3
    ? sql<boolean>`member.search_name like ${`${literally(q.toLowerCase())}%`}::text collate "C"`
    : foundIn('member.search_text', q)
}

function withCpf(hashes: readonly Buffer[]) {
  return sql<boolean>`member.id in (select member_id from member_cpf where hash = any(${hashes}::bytea[]))`
}

function ofCode(code: string, q: string) {
  const promoter = sql`(select promoter_id from promoter_code where code = ${code})`
  return sql<boolean>`(member.id = ${promoter} or member.promoter_id = ${promoter} or ${foundIn('member.search_text', q)})`
}

export async function personOf(db: Db, memberId: string) {
  return db
    .selectFrom('member')
    .leftJoin('distributor', 'distributor.id', 'member.distributor_id')
    .leftJoin('promoter_code as own_code', 'own_code.promoter_id', 'member.id')
    .leftJoin('member as promoter', 'promoter.id', 'member.promoter_id')
    .leftJoin('promoter_code', 'promoter_code.promoter_id', 'member.promoter_id')
    .select(['member.id', 'member.name', 'member.email', 'member.phone', 'member.language'])
    .select(['member.profile_type', 'member.profile_name', 'member.profile_value', 'member.level'])
    .select(['member.verification_refusal', 'member.avatar_file', 'member.created_at'])
    .select(['member.data_asked', 'member.data_given_at', 'member.invited_at'])
    .select(['distributor.title as distributor', 'own_code.code'])
    .select([
      'promoter.id as promoter_id',
      'promoter.name as promoter',
      'promoter_code.code as promoter_code',
    ])
    .select(sql<number>`(select count(*) from invoice where member_id = member.id)`.as('invoices'))
    .select(sql<number>`(select count(*) from redemption where member_id = member.id)`.as('redemptions'))
    .select(
      sql<number>`(select count(*) from coin_adjustment where member_id = member.id and decided_at is null)`.as(
        'adjustments',
      ),
    )
    .where('member.id', '=', memberId)
    .executeTakeFirst()
}

type InvoicePage = { memberId: string; page: number | undefined; readerId: BlindReader }

export async function invoicePage(db: Db, { memberId, page, readerId }: InvoicePage) {
  const isHidden = isHiddenFrom(readerId, sql.ref('invoice.id'))
  const invoices = db
    .selectFrom('invoice')
    .select(['id', 'number', 'sent_at'])
    .select([
      sql<InvoiceStatus>`case when ${isHidden} then 'received' else status end`.as('status'),
      sql<number | null>`case when not ${isHidden} then coins end`.as('coins'),
    ])
    .select(
      sql<number>`(select coalesce(sum(value_cents), 0)::bigint from invoice_row where invoice_id = invoice.id)`.as(
        'value_cents',
      ),
    )
    .where('member_id', '=', memberId)
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
  return pageOf(db, invoices, page)
}

export async function redemptionPage(db: Db, memberId: string, page: number | undefined) {
  const redemptions = db
    .selectFrom('redemption')
    .select(['id', 'number', 'titles', 'price', 'status', 'requested_at'])
    .where('member_id', '=', memberId)
    .orderBy('requested_at', 'desc')
    .orderBy('id', 'desc')
  return pageOf(db, redemptions, page)
}

export async function phoneOf(db: Db, memberId: string) {
  return db.selectFrom('member').select('phone').where('id', '=', memberId).executeTakeFirst()
}

export async function lastBlockOf(db: Db, memberId: string) {
  const found = await db
    .selectFrom('audit_entry')
    .select(sql<string | null>`after->>'blocked'`.as('reason'))
    .where('subject_id', '=', memberId)
    .where('action', '=', 'POST /office/members/:id/block')
    .orderBy('at', 'desc')
    .executeTakeFirst()
  return found?.reason ?? ''
}

export async function openSessionsOf(db: Db, memberId: string, now: Temporal.Instant) {
  return db
    .selectFrom('session')
    .select(['id', 'device', 'created_at', 'last_used_at'])
    .where('member_id', '=', memberId)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}
