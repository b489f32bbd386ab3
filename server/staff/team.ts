import type { Answer } from '#contract/endpoint.ts'
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
  memberIdOf,
  saveStaff,
  staffToMail,
  type TeamFilters,
  teamPage,
} from './queries.ts'
import { isBySso } from './sign-in.ts'

type TeamViewer = { youId: string; issuer: string | undefined; now: Temporal.Instant }

export async function listTeam(
  db: Db,
  filters: TeamFilters,
  { youId, issuer, now }: TeamViewer,
): Promise<Answer<typeof endpoint>> {
  const { items, ...rest } = await teamPage(db, filters, now)
  return {
    ...rest,
    items: items.map(({ blocked_at, created_at, last_session_at, sso_issuer, ...person }) => ({
      ...person,
      state: blocked_at ? 'blocked' : 'active',
      created_at: created_at.toString(),
      last_session_at: last_session_at?.toString() ?? null,
      is_you: person.id === youId,
      by_sso: isBySso({ sso_issuer }, issuer),
    })),
  }
}

type NewStaff = { name: string; email: string; role: StaffRole; passwordHash: string; language: Language }

/** Nobody knows the first password; the mail brings a link to choose one. */
export async function createStaff(tx: Tx, { language, ...person }: NewStaff) {
  const created = await insertStaff(tx, person)
  if (!created) throw new Refusal('email_taken')
  await enqueue(tx, passwordLinkJob, { staffId: created.id, language })
  return { ...created, after: { name: person.name, email: person.email, role: person.role } }
}

type StaffChange = { staffId: string; version: number; byId: string }

type StaffFacts = { name: string; role: StaffRole; member_email?: string | undefined }
type ByProvider = { issuer: string | undefined }

export async function changeStaff(
  tx: Tx,
  { name, role, member_email, issuer, ...change }: StaffChange & StaffFacts & ByProvider,
) {
  const { blocked_at, version: _, sso_issuer, ...before } = await lockForChange(tx, change)
  if (isBySso({ sso_issuer }, issuer) && (name !== before.name || role !== before.role))
    throw new Refusal('decided_by_sso')
  const member_id = member_email === undefined ? before.member_id : await memberWithEmail(tx, member_email)
  const isOwn = change.staffId === change.byId
  if (isOwn && (role !== before.role || member_id !== before.member_id)) throw new Refusal('own_account')
  const after = { name, role, member_id }
  return { version: await saveStaff(tx, change.staffId, after), before, after }
}

async function memberWithEmail(tx: Tx, email: string): Promise<string | null> {
  if (email === '') return null
  const member = await memberIdOf(tx, email)
  if (!member) throw new Refusal('member_unknown')
  return member.id
}

export async function blockStaff(tx: Tx, { now, ...change }: StaffChange & { now: Temporal.Instant }) {
  if (change.staffId === change.byId) throw new Refusal('own_account')
  const { blocked_at } = await lockForChange(tx, change)
  if (blocked_at) throw new Refusal('stale')
  const version = await saveStaff(tx, change.staffId, { blocked_at: now })
  await deleteStaffSessionsOf(tx, { staffId: change.staffId })
  return { version, before: { state: 'active' }, after: { state: 'blocked' } }
}

export async function unblockStaff(tx: Tx, change: StaffChange) {
  const { blocked_at } = await lockForChange(tx, change)
  if (!blocked_at) throw new Refusal('stale')
  const version = await saveStaff(tx, change.staffId, { blocked_at: null })
  return { version, before: { state: 'blocked' }, after: { state: 'active' } }
}

/** Another admin must do it, or a session alone would remove one's own second factor. */
export async function resetSecondFactor(tx: Tx, change: StaffChange) {
  if (change.staffId === change.byId) throw new Refusal('own_account')
  await lockForChange(tx, change)
  await clearSecondFactor(tx, change.staffId)
  const version = await saveStaff(tx, change.staffId, {})
  return { version, after: { second_factor: false } }
}

export async function sendPasswordLink(
  tx: Tx,
  { staffId, issuer, language }: ByProvider & { staffId: string; language: Language },
) {
  const person = await staffToMail(tx, staffId)
  if (!person) throw new Refusal('not_found')
  if (isBySso(person, issuer)) throw new Refusal('decided_by_sso')
  await enqueue(tx, passwordLinkJob, { staffId, language })
}

async function lockForChange(tx: Tx, { staffId, version }: StaffChange) {
  const person = await lockStaff(tx, staffId)
  if (!person) throw new Refusal('not_found')
  if (person.version !== version) throw new Refusal('stale')
  return person
}
