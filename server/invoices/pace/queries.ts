import { sql } from 'kysely'
import type { Decision } from '#contract/invoices-under-review.ts'
import type { Db } from '#server/platform/db.ts'
import { longestGap } from './longest-gap.ts'

type MadeBy = { decision: Decision | undefined; staffId: string | undefined; oldestFirst: boolean }

export function decisionsMade(db: Db, { decision, staffId, oldestFirst }: MadeBy) {
  const direction = oldestFirst ? 'asc' : 'desc'
  let query = db
    .selectFrom('invoice_decision as made')
    .innerJoin('invoice', 'invoice.id', 'made.invoice_id')
    .innerJoin('member', 'member.id', 'invoice.member_id')
    .innerJoin('staff', 'staff.id', 'made.staff_id')
    .select([
      'invoice.id',
      'made.id as decisionId',
      'invoice.number',
      'invoice.status',
      'member.id as memberId',
      'member.name as memberName',
      'member.profile_name as workplace',
      'made.decision',
      'made.coins',
      'made.decided_at',
      'made.carried_out_at',
      'made.awaits_second',
      'staff.name as decidedBy',
    ])
    .where('made.undone_at', 'is', null)
  if (decision) query = query.where('made.decision', '=', decision)
  if (staffId) query = query.where('made.staff_id', '=', staffId)
  return query.orderBy('made.decided_at', direction).orderBy('made.id', direction)
}

/** Counted or rejected since then, and how many of those by the promised day. */
export async function keptPromises(db: Db, since: Temporal.Instant) {
  return db
    .selectFrom('invoice_decision as made')
    .innerJoin('invoice', 'invoice.id', 'made.invoice_id')
    .select([
      sql<number>`count(*)`.as('decided'),
      sql<number>`count(*) filter (
        where (made.decided_at at time zone 'America/Sao_Paulo')::date <= invoice.due_on)`.as('within'),
    ])
    .where('made.decided_at', '>=', since)
    .where('made.decision', 'in', ['approve', 'reject'])
    .where('made.awaits_second', '=', false)
    .where('made.carried_out_at', 'is not', null)
    .executeTakeFirstOrThrow()
}

/** What somebody decided since then, and the usual time from one decision to the next. */
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
