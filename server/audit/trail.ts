import type { AuditEntry } from '#contract/audit.ts'
import type { Language } from '#contract/languages.ts'
import { textsIn } from '#server/i18n/texts.ts'
import type { BlindReader } from '#server/platform/actors.ts'
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

export async function listTrail(db: Db, filters: TrailFilters, readerId: BlindReader) {
  const people = await peopleSought(db, filters)
  const { items, ...rest } = await trailPage(db, filters, { people, readerId })
  return { ...rest, items: items.map(entryOf) }
}

export async function findEntry(db: Db, id: number, readerId: BlindReader): Promise<AuditEntry> {
  const row = await entryWithId(db, id, readerId)
  if (!row) throw new Refusal('not_found')
  return entryOf(row)
}

export async function listTrailOfPerson(db: Db, request: Parameters<typeof trailOfPerson>[1]) {
  const { items, ...rest } = await trailOfPerson(db, request)
  return { ...rest, items: items.map(entryOf) }
}

type TrailReader = { language: Language; readerId: BlindReader }

export function trailFile(filters: TrailFilters, { language, readerId }: TrailReader) {
  const query = async (tx: Tx) =>
    trailRows(tx, filters, { people: await peopleSought(tx, filters), readerId })
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
