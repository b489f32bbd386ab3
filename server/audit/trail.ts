import type { AuditEntry } from '#contract/audit.ts'
import type { Language } from '#contract/languages.ts'
import { textsIn } from '#server/i18n/texts.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { listFile } from '#server/platform/list-queries.ts'
import { Refusal } from '#server/platform/refusal.ts'
import {
  entryWithId,
  peopleNamed,
  type TrailFilters,
  trailOfPerson,
  trailPage,
  trailRows,
} from './queries.ts'

export async function listTrail(db: Db, filters: TrailFilters) {
  const { items, ...rest } = await trailPage(db, filters, await peopleSought(db, filters))
  return { ...rest, items: items.map(entryOf) }
}

export async function findEntry(db: Db, id: number): Promise<AuditEntry> {
  const row = await entryWithId(db, id)
  if (!row) throw new Refusal('not_found')
  return entryOf(row)
}

export async function listTrailOfPerson(db: Db, memberId: string, page: number | undefined) {
  const { items, ...rest } = await trailOfPerson(db, memberId, page)
  return { ...rest, items: items.map(entryOf) }
}

export function trailFile(filters: TrailFilters, language: Language) {
  const query = async (tx: Tx) => trailRows(tx, filters, await peopleSought(tx, filters))
  return listFile(textsIn(language).audit_file, query, (row) => [
    row.id,
    row.at,
    row.actor_kind,
    row.actor,
    row.action,
    row.subject ?? row.subject_id,
    asText(row.before),
    asText(row.after),
    row.request_id,
  ])
}

async function peopleSought(db: Db, { q = '' }: TrailFilters) {
  return q === '' ? [] : peopleNamed(db, q)
}

type TrailRow = NonNullable<Awaited<ReturnType<typeof entryWithId>>>

function entryOf({
  at,
  actor_kind,
  actor_id,
  actor,
  subject_id,
  subject,
  is_member,
  ...row
}: TrailRow): AuditEntry {
  return {
    ...row,
    at: at.toString(),
    actor: { kind: actor_kind, id: actor_id, name: actor },
    subject: subject_id === null ? null : { id: subject_id, name: subject, is_member },
  }
}

function asText(facts: unknown) {
  return facts === null ? null : JSON.stringify(facts)
}
