import type { Answer, Endpoint } from '#contract/endpoint.ts'
import type { Language } from '#contract/languages.ts'
import type { StaffRole } from '#contract/people.ts'
import type { team as endpoint } from '#contract/staff-team.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { enqueue } from '#server/platform/jobs.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { passwordLinkJob } from './password-link.ts'
import {
  clearSecondFactor,
  deleteStaffSessionsOf,
  insertStaff,
  lockStaff,
  saveStaff,
  staffToMail,
  type TeamFilters,
  teamPage,
} from './queries.ts'

type Listed<E extends Endpoint> = Promise<Answer<E>>

type Looking = { youId: string; now: Temporal.Instant }

export async function listTeam(
  db: Db,
  filters: TeamFilters,
  { youId, now }: Looking,
): Listed<typeof endpoint> {
  const { items, ...rest } = await teamPage(db, filters, now)
  return {
    ...rest,
    items: items.map(({ blocked_at, created_at, last_session_at, ...person }) => ({
      ...person,
      state: blocked_at ? 'blocked' : 'active',
      created_at: created_at.toString(),
      last_session_at: last_session_at?.toString() ?? null,
      is_you: person.id === youId,
    })),
  }
}

type NewStaff = { name: string; email: string; role: StaffRole; passwordHash: string; language: Language }

/** Nobody knows the password they start with; the mail brings a link to choose one. */
export async function createStaff(tx: Tx, { language, ...person }: NewStaff) {
  const made = await insertStaff(tx, person)
  if (!made) throw new Refusal('email_taken')
  await enqueue(tx, passwordLinkJob, { staffId: made.id, language })
  return { ...made, after: { name: person.name, email: person.email, role: person.role } }
}

type Based = { staffId: string; version: number; byId: string }

export async function changeStaff(
  tx: Tx,
  { name, role, ...based }: Based & { name: string; role: StaffRole },
) {
  const before = await lockOn(tx, based)
  if (based.staffId === based.byId && role !== before.role) throw new Refusal('own_account')
  const version = await saveStaff(tx, based.staffId, { name, role })
  return { version, before: { name: before.name, role: before.role }, after: { name, role } }
}

export async function blockStaff(tx: Tx, { now, ...based }: Based & { now: Temporal.Instant }) {
  if (based.staffId === based.byId) throw new Refusal('own_account')
  const { blocked_at } = await lockOn(tx, based)
  if (blocked_at) throw new Refusal('stale')
  const version = await saveStaff(tx, based.staffId, { blocked_at: now })
  await deleteStaffSessionsOf(tx, { staffId: based.staffId })
  return { version, before: { state: 'active' }, after: { state: 'blocked' } }
}

export async function unblockStaff(tx: Tx, based: Based) {
  const { blocked_at } = await lockOn(tx, based)
  if (!blocked_at) throw new Refusal('stale')
  const version = await saveStaff(tx, based.staffId, { blocked_at: null })
  return { version, before: { state: 'blocked' }, after: { state: 'active' } }
}

/** Another admin's doing: with one's own session alone the second factor would be none. */
export async function resetSecondFactor(tx: Tx, based: Based) {
  if (based.staffId === based.byId) throw new Refusal('own_account')
  await lockOn(tx, based)
  await clearSecondFactor(tx, based.staffId)
  const version = await saveStaff(tx, based.staffId, {})
  return { version, after: { second_factor: false } }
}

export async function sendPasswordLink(
  tx: Tx,
  { staffId, language }: { staffId: string; language: Language },
) {
  if (!(await staffToMail(tx, staffId))) throw new Refusal('not_found')
  await enqueue(tx, passwordLinkJob, { staffId, language })
}

/** The row as the change was based on it, held until the change is made. */
async function lockOn(tx: Tx, { staffId, version }: Based) {
  const person = await lockStaff(tx, staffId)
  if (!person) throw new Refusal('not_found')
  if (person.version !== version) throw new Refusal('stale')
  return person
}
