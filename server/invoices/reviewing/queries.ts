import { type NotNull, sql } from 'kysely'
import type { InvoiceStatus } from '#contract/invoices.ts'
import type { Reading, ReadingSource } from '#contract/invoices-reading.ts'
import type { Decision } from '#contract/invoices-under-review.ts'
import { mostCounted } from '#contract/office-list.ts'
import type { Reviewer } from '#server/invoices/deciding/queries.ts'
import type { Db } from '#server/platform/db.ts'
import { eachTime, isHiddenFrom } from '#server/platform/list-queries.ts'
import { longestGap } from './longest-gap.ts'

/** The place of an invoice in the queue: by its due day, then by the number of its findings, most first. */
export type QueuePlace = { due_on: string; findings: number; id: string }

export type QueueFilters = {
  status: InvoiceStatus
  risk: 'none' | 'some' | 'duplicate' | undefined
  due: 'late' | 'today' | 'later' | undefined
  value: 'high' | 'low' | undefined
  only: 'mine' | 'second' | 'new_photo' | undefined
  today: string
}

type QueuePage = { after: QueuePlace | undefined; newestFirst: boolean; most: number }

const place = sql`(invoice.due_on, -invoice.findings, invoice.id)`

export async function invoicesInQueue(
  db: Db,
  filters: QueueFilters,
  { after, newestFirst, most }: QueuePage,
  reviewer: Reviewer,
) {
  const direction = newestFirst ? 'desc' : 'asc'
  const than = newestFirst ? sql`<` : sql`>`
  let query = filteredQueue(db, filters, reviewer)
  if (after)
    query = query.where(
      sql<boolean>`${place} ${than} (${after.due_on}::date, ${-after.findings}::int, ${after.id}::uuid)`,
    )
  return query
    .orderBy('invoice.due_on', direction)
    .orderBy(sql`-invoice.findings`, direction)
    .orderBy('invoice.id', direction)
    .limit(most)
    .modifyEnd(eachTime)
    .execute()
}

export async function countQueue(db: Db, filters: QueueFilters, reviewer: Reviewer): Promise<number> {
  const some = filteredQueue(db, filters, reviewer)
    .clearSelect()
    .select(sql`1`.as('one'))
    .limit(mostCounted + 1)
  const { total } = await db
    .selectFrom(some.as('counted'))
    .select(sql<number>`count(*)`.as('total'))
    .modifyEnd(eachTime)
    .executeTakeFirstOrThrow()
  return total
}

function filteredQueue(db: Db, filters: QueueFilters, reviewer: Reviewer) {
  const { status, risk, due, value, only, today } = filters
  let query = officeRows(db, reviewer)
    .where('invoice.status', '=', status)
    .where('invoice.takes_effect_at', 'is', null)
  if (risk) query = query.where(risks[risk])
  if (due) query = query.where(sql<boolean>`invoice.due_on ${dues[due]} ${today}::date`)
  if (value) query = query.where(values[value])
  if (only === 'mine') query = query.where(isMine(reviewer))
  if (only === 'second') query = query.where(needsSecond)
  if (only === 'new_photo') query = query.where(hasNewPhoto)
  return query
}

const risks = {
  none: sql<boolean>`invoice.findings = 0 and invoice_reading.invoice_id is not null`,
  some: sql<boolean>`invoice.findings > 0`,
  duplicate: sql<boolean>`invoice.findings > 0 and invoice_reading.reading @?
    '$.findings[*] ? ((@.code == "duplicate" || @.code == "look_alike") && !(exists (@.facts.dismissed)))'`,
}

const dues = { late: sql`<`, today: sql`=`, later: sql`>` }

const values = {
  high: sql<boolean>`invoice.estimate > (select second_decision_above from setting)`,
  low: sql<boolean>`invoice.estimate <= (select second_decision_above from setting)`,
}

const isMine = ({ staffId, now }: Reviewer) =>
  sql<boolean>`coalesce(invoice.claimed_by = ${staffId}::uuid and invoice.claimed_until > ${now}::timestamptz, false)`

const needsSecond = sql<boolean>`(invoice.status = 'received' and exists (
  select from invoice_decision as made where made.invoice_id = invoice.id and made.round = invoice.round
  and made.awaits_second and made.carried_out_at is not null
))`

const hasNewPhoto = sql<boolean>`exists (
  select from invoice_step as step where step.invoice_id = invoice.id and step.step = 'photo_sent'
)`

function officeRows(db: Db, reviewer: Reviewer) {
  return db
    .selectFrom('invoice')
    .innerJoin('member', 'member.id', 'invoice.member_id')
    .leftJoin('invoice_reading', 'invoice_reading.invoice_id', 'invoice.id')
    .leftJoin('staff', (join) =>
      join.onRef('staff.id', '=', 'invoice.claimed_by').on('invoice.claimed_until', '>', reviewer.now),
    )
    .select(['invoice.id', 'invoice.number', 'invoice.status', 'invoice.sent_at', 'invoice.due_on'])
    .select(['invoice.estimate', 'invoice.findings', 'invoice.version', 'member.id as memberId'])
    .select(['member.name as memberName', 'member.profile_name as workplace'])
    .select(['staff.name as claimedBy'])
    .select([
      isMine(reviewer).as('isMine'),
      needsSecond.as('needsSecond'),
      hasNewPhoto.as('hasNewPhoto'),
      sql<boolean>`invoice.asked_again_at is not null`.as('isAskedAgain'),
      sql<ReadingSource | null>`invoice_reading.reading ->> 'source'`.as('source'),
      sql<Reading['findings'] | null>`invoice_reading.reading -> 'findings'`.as('findingList'),
    ])
}

export async function invoicesByIds(db: Db, ids: readonly string[], reviewer: Reviewer) {
  return officeRows(db, reviewer)
    .where(sql<boolean>`invoice.id = any (${ids}::uuid[])`)
    .orderBy('invoice.sent_at')
    .orderBy('invoice.id')
    .execute()
}

export async function invoiceToReview(db: Db, invoiceId: string, reviewer: Reviewer) {
  return officeRows(db, reviewer)
    .leftJoin('member_address', 'member_address.member_id', 'member.id')
    .leftJoin('instant_judgement', 'instant_judgement.invoice_id', 'invoice.id')
    .select('instant_judgement.fell_short as fellShort')
    .select(['invoice_reading.reading', 'invoice_reading.series', 'invoice.access_key'])
    .select(['invoice.file_key', 'invoice.file_type', 'invoice.file_clean', 'invoice.page_keys'])
    .select(['invoice.claimed_until', 'member.profile_type', 'member.level', 'member.created_at'])
    .select(['member.language', 'member_address.city', 'member_address.state'])
    .where('invoice.id', '=', invoiceId)
    .executeTakeFirst()
}

export async function memberRecord(db: Db, memberId: string, invoiceId: string) {
  return db
    .selectFrom('invoice')
    .select([
      sql<number>`count(*) filter (where status in ('counted', 'reversed', 'rejected'))`.as('decided'),
      sql<number>`count(*) filter (where status = 'counted')`.as('counted'),
    ])
    .where('member_id', '=', memberId)
    .where('id', '!=', invoiceId)
    .executeTakeFirstOrThrow()
}

export async function earlierInvoices(db: Db, memberId: string, invoiceId: string, readerId: string) {
  return db
    .selectFrom('invoice')
    .select(['id', 'number', 'status', 'sent_at', 'coins'])
    .where('member_id', '=', memberId)
    .where('id', '!=', invoiceId)
    .where(sql<boolean>`not ${isHiddenFrom(readerId, sql.ref('id'))}`)
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(10)
    .execute()
}

export async function waitingByDay(db: Db) {
  return db
    .selectFrom('invoice')
    .select(['due_on', sql<number>`count(*)`.as('count')])
    .where('status', '=', 'received')
    .where('takes_effect_at', 'is', null)
    .groupBy('due_on')
    .orderBy('due_on')
    .execute()
}

export async function waitingFor(db: Db, reviewer: Reviewer) {
  const { rows } = await sql<{ mine: number; second: number }>`
    select
      (select count(*) from invoice where claimed_by = ${reviewer.staffId} and ${isMine(reviewer)}) as mine,
      (select count(distinct invoice.id) from invoice_decision as first join invoice on invoice.id = first.invoice_id
        where first.awaits_second and first.carried_out_at is not null and ${needsSecond}
        and invoice.takes_effect_at is null) as second`.execute(db)
  return rows[0] ?? { mine: 0, second: 0 }
}

export function invoicesLike(db: Db, search: { key: string } | { beginning: string } | { number: string }) {
  const plain = sql<string>`plain_number(i.number)`
  return db
    .selectFrom('invoice as i')
    .innerJoin('member as m', 'm.id', 'i.member_id')
    .where((where) => {
      if ('key' in search)
        return where.and([where('i.access_key', '=', search.key), where('i.status', '<>', 'rejected')])
      return 'number' in search
        ? where(plain, '=', search.number)
        : where.fn<boolean>('starts_with', [plain, where.val(search.beginning)])
    })
    .select(['i.id', 'i.number', 'i.sent_at', 'm.id as memberId', 'm.name as memberName'])
    .orderBy('i.sent_at', 'desc')
    .orderBy('i.id', 'desc')
}

type DecisionFilters = {
  decision: Decision | undefined
  staffId: string | undefined
  readerId: string
  oldestFirst: boolean
}

export function standingDecisions(db: Db, filters: DecisionFilters) {
  const { decision, staffId, readerId, oldestFirst } = filters
  const direction = oldestFirst ? 'asc' : 'desc'
  // Few wait for a blind check, and an index has those alone: no invoice of the pages before is read.
  const isShown = sql<boolean>`not exists (
    select from invoice as awaiting
    where awaiting.id = made.invoice_id and awaiting.blind_check and ${isHiddenFrom(readerId, sql.ref('awaiting.id'))})`
  let query = db
    .selectFrom('invoice_decision as made')
    .leftJoin('invoice', 'invoice.id', 'made.invoice_id')
    .leftJoin('member', 'member.id', 'invoice.member_id')
    .leftJoin('staff', 'staff.id', 'made.staff_id')
    .select(['made.invoice_id as id', 'made.id as decisionId', 'invoice.number', 'invoice.status'])
    .select(['member.id as memberId', 'member.name as memberName', 'member.profile_name as workplace'])
    .select(['made.decision', 'made.coins', 'made.decided_at', 'made.carried_out_at'])
    .select(['made.awaits_second', 'staff.name as decidedBy'])
    .$narrowType<Record<'number' | 'status' | 'memberId' | 'memberName', NotNull>>()
    .where('made.undone_at', 'is', null)
    .where(isShown)
  if (decision) query = query.where('made.decision', '=', decision)
  if (staffId) query = query.where('made.staff_id', '=', staffId)
  return query.orderBy('made.decided_at', direction).orderBy('made.id', direction)
}

export async function promisesKept(db: Db, since: string) {
  const { rows } = await sql<{ decided: number; within: number }>`
    select coalesce(sum(count), 0)::bigint as decided,
      coalesce(sum(count) filter (where detail like 'within%'), 0)::bigint as within
    from figures where kind = 'decision' and day >= ${since}`.execute(db)
  return rows[0] ?? { decided: 0, within: 0 }
}

export async function paceOf(db: Db, staffId: string, since: Temporal.Instant) {
  const { rows } = await sql<{ decided: number; median_seconds: number | null }>`
    select
      count(*) as decided,
      round(percentile_cont(0.5) within group (order by extract(epoch from pause))
        filter (where pause < ${longestGap}::interval))::int as median_seconds
    from (
      select decided_at - lag(decided_at) over (order by decided_at) as pause
      from invoice_decision
      where staff_id = ${staffId} and decided_at >= ${since}::timestamptz and undone_at is null
    ) as made`.execute(db)
  return rows[0] ?? { decided: 0, median_seconds: null }
}
