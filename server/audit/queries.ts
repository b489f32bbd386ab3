import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { auditTrail } from '#contract/audit.ts'
import type { AuditedAction } from '#contract/audited-action.ts'
import { daysAfter } from '#domain/business-days.ts'
import type { BlindReader } from '#server/platform/actors.ts'
import type { Db } from '#server/platform/db.ts'
import { foundIn, inOrder, isHiddenFrom, pageOf } from '#server/platform/list-queries.ts'
import { startOfDay } from '#server/platform/programme-day.ts'

export type TrailFilters = z.output<(typeof auditTrail)['query']>

const changeNothing: readonly AuditedAction[] = [
  'POST /office/login',
  'POST /office/logout',
  'POST /office/invoices/:id/claim',
]

type TrailSearch = { people: readonly string[]; readerId: BlindReader }

export function trailRows(db: Db, filters: TrailFilters, { people, readerId }: TrailSearch) {
  const { q = '', kind, about, changes, actor, subject, from, until, direction = 'descending' } = filters
  const inAbout = about === 'files' ? 'GET %' : `POST /office/${about}%`
  return entries(db, readerId)
    .$if(q !== '', (rows) => rows.where(foundBy(q, people)))
    .$if(kind !== undefined, (rows) => rows.where('entry.actor_kind', '=', kind ?? 'nobody'))
    .$if(about !== undefined, (rows) => rows.where('entry.action', 'like', inAbout))
    .$if(changes === 'yes', (rows) =>
      rows.where('entry.action', 'not in', changeNothing).where('entry.action', 'not like', 'GET %'),
    )
    .$if(actor !== undefined, (rows) => rows.where('entry.actor_id', '=', actor ?? ''))
    .$if(subject !== undefined, (rows) => rows.where('entry.subject_id', '=', subject ?? ''))
    .$if(from !== undefined, (rows) => rows.where('entry.at', '>=', startOfDay(from ?? '')))
    .$if(until !== undefined, (rows) => rows.where('entry.at', '<', startOfDay(daysAfter(until ?? '', 1))))
    .orderBy('entry.at', inOrder(direction))
    .orderBy('entry.id', inOrder(direction))
}

export async function trailPage(db: Db, filters: TrailFilters, search: TrailSearch) {
  return pageOf(db, trailRows(db, filters, search), filters.page, 'entry.id')
}

export async function entryWithId(db: Db, id: number, readerId: BlindReader) {
  return entries(db, readerId).where('entry.id', '=', id).executeTakeFirst()
}

type PersonTrail = { memberId: string; page: number | undefined; readerId: BlindReader }

export async function trailOfPerson(db: Db, { memberId, page, readerId }: PersonTrail) {
  const rows = entries(db, readerId)
    .where((entry) =>
      entry.or([entry('entry.actor_id', '=', memberId), entry('entry.subject_id', '=', memberId)]),
    )
    .orderBy('entry.at', 'desc')
    .orderBy('entry.id', 'desc')
  return pageOf(db, rows, page)
}

const mostPeople = 200

export async function peopleNamed(db: Db, q: string) {
  const { rows } = await sql<{ id: string }>`
    (select id from staff where strpos(searchable(name || ' ' || email), searchable(${q}::text)) > 0 limit ${mostPeople})
    union all
    (select id from member where ${foundIn('search_text', q)} limit ${mostPeople})`.execute({
    getExecutor: () => db.getExecutor(),
  })
  return rows.map(({ id }) => id)
}

function entries(db: Db, readerId: BlindReader) {
  return db
    .selectFrom('audit_entry as entry')
    .leftJoin('staff as acting_staff', 'acting_staff.id', 'entry.actor_id')
    .leftJoin('member as acting_member', 'acting_member.id', 'entry.actor_id')
    .leftJoin('api_key as acting_key', 'acting_key.id', 'entry.actor_id')
    .leftJoin('distributor as acting_distributor', 'acting_distributor.id', 'acting_key.distributor_id')
    .leftJoin('staff as subject_staff', 'subject_staff.id', 'entry.subject_id')
    .leftJoin('member as subject_member', 'subject_member.id', 'entry.subject_id')
    .select(['entry.id', 'entry.at', 'entry.actor_kind', 'entry.actor_id', 'entry.action'])
    .select(['entry.subject_id'])
    .select(['entry.before', 'entry.after', 'entry.request_id'])
    .select(
      sql<string | null>`coalesce(acting_staff.name, acting_member.name, acting_key.name,
      acting_distributor.title)`.as('actor'),
    )
    .select(sql<string | null>`coalesce(subject_staff.name, subject_member.name)`.as('subject'))
    .select(sql<boolean>`subject_member.id is not null`.as('is_member'))
    .where(sql<boolean>`not coalesce(entry.action like 'POST /office/invoices/:id/%'
      and ${isHiddenFrom(readerId, sql`(entry.before ->> 'invoice_id')::uuid`)}, false)`)
}

function foundBy(q: string, people: readonly string[]) {
  if (/^\d{1,15}$/.test(q)) return sql<boolean>`entry.id = ${Number(q)}`
  if (/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(q))
    return sql<boolean>`(entry.subject_id = ${q}::uuid or entry.actor_id = ${q}::uuid or entry.request_id = ${q})`
  return sql<boolean>`(entry.actor_id = any(${people}::uuid[]) or entry.subject_id = any(${people}::uuid[]))`
}
