import { noteCommand } from '#server/platform/audit.ts'
import { type Database, refusedByDatabase, type Tx } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { voidPasswordLinks } from '#server/sessions/password-links.ts'
import { deleteStaffSessionsOf, insertStaff, saveStaff } from '#server/staff/queries.ts'
import type { CompanyPerson } from './claims.ts'
import { isEmailFree, lockStaffOfSubject, lockStaffWithEmail } from './queries.ts'

type Arrival = {
  person: CompanyPerson
  issuer: string
  /** Of a password that nobody knows. */
  passwordHash: string
  now: Temporal.Instant
}

/**
 * What the provider decides counts from here on, whether or not the person gets in. Returns whom the team knows them as.
 */
export async function takeIn(transaction: Database['transaction'], arrival: Arrival): Promise<string> {
  const { person, issuer, now } = arrival
  if (!person.role) {
    await transaction((tx) => shutOut(tx, { subject: person.subject, issuer, now }))
    throw new Refusal('sso_no_role')
  }
  try {
    return await transaction((tx) => staffFor(tx, arrival))
  } catch (error) {
    if (refusedByDatabase(error) !== 'last_admin') throw error
    // They are no admin any more by the provider, and stay one here until there is another: so they stay outside.
    await transaction((tx) => shutOut(tx, { subject: person.subject, issuer, now }))
    throw new Refusal('sso_last_admin')
  }
}

async function staffFor(tx: Tx, arrival: Arrival): Promise<string> {
  const { person, issuer } = arrival
  const known = await lockStaffOfSubject(tx, issuer, person.subject)
  if (known) return update(tx, known, arrival)
  if (!person.email) throw new Refusal('sso_email_unverified')
  const namesake = await lockStaffWithEmail(tx, person.email)
  if (namesake?.sso_issuer === issuer) throw new Refusal('sso_email_taken')
  return namesake ? update(tx, namesake, arrival) : create(tx, arrival)
}

type Known = NonNullable<Awaited<ReturnType<typeof lockStaffOfSubject>>>

async function update(tx: Tx, known: Known, { person, issuer, passwordHash, now }: Arrival) {
  if (known.blocked_at) throw new Refusal('account_blocked')
  const { id, name, email, role } = known
  const before = { name, email, role, single_sign_on: known.sso_issuer === issuer }
  const isOwnEmail = person.email !== undefined && (await isEmailFree(tx, id, person.email))
  const after = {
    name: person.name,
    email: isOwnEmail && person.email ? person.email : email,
    role: person.role ?? role,
    single_sign_on: true,
  }
  if (JSON.stringify(before) === JSON.stringify(after)) return id
  const { single_sign_on: _, ...facts } = after
  await saveStaff(tx, id, facts)
  // Their password opened until now; from here on only the provider does.
  if (!before.single_sign_on) await link(tx, id, { issuer, subject: person.subject, passwordHash })
  await noteCommand(tx, { action: 'staff:single-sign-on', subjectId: id, before, after, at: now })
  return id
}

async function create(tx: Tx, { person, issuer, passwordHash, now }: Arrival) {
  const { name, email, role, subject } = person
  if (!email || !role) throw new Refusal('sso_no_role')
  const created = await insertStaff(tx, { name, email, role, passwordHash })
  if (!created) throw new Refusal('sso_email_taken')
  await saveStaff(tx, created.id, { sso_issuer: issuer, sso_subject: subject })
  const after = { name, email, role, single_sign_on: true }
  await noteCommand(tx, { action: 'staff:single-sign-on', subjectId: created.id, after, at: now })
  return created.id
}

type Link = { issuer: string; subject: string; passwordHash: string }

async function link(tx: Tx, staffId: string, { issuer, subject, passwordHash }: Link) {
  await saveStaff(tx, staffId, { sso_issuer: issuer, sso_subject: subject, password_hash: passwordHash })
  await voidPasswordLinks(tx, 'staff', staffId)
  await deleteStaffSessionsOf(tx, { staffId })
}

type ShutOut = { subject: string; issuer: string; now: Temporal.Instant }

async function shutOut(tx: Tx, { subject, issuer, now }: ShutOut) {
  const known = await lockStaffOfSubject(tx, issuer, subject)
  if (!known) return
  const ended = await deleteStaffSessionsOf(tx, { staffId: known.id })
  if (ended > 0) await noteCommand(tx, { action: 'staff:shut-out', subjectId: known.id, at: now })
}
