import type { ImportedMember } from '#contract/imports.ts'
import { cnpjOf, crmvOf } from '#domain/documents.ts'
import { ownersOfCpfs, saveCpfs } from '#server/members/sealing/cpf.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import type { Secrets } from '#server/platform/secrets/secrets.ts'
import { inviteMembers } from '#server/sessions/invitations.ts'
import {
  changeInvited,
  distributorsCalled,
  insertInvited,
  type KnownMember,
  membersNamed,
  type NewMember,
  ownersOfEmails,
  promotersWithCodes,
  saveAddresses,
} from './queries.ts'

export type NamedMember = { readonly externalId: string; readonly facts: ImportedMember }

/** What is known of the people in a file: who came with one before, and which e-mails and CPFs are somebody's. */
export async function knownOfFile(db: Db, secrets: Secrets, people: readonly NamedMember[]) {
  const facts = people.map((person) => person.facts)
  const texts = (named: (one: ImportedMember) => string | null) => [
    ...new Set(facts.flatMap((one) => named(one) ?? [])),
  ]
  const [earlier, emails, cpfs, distributors, promoters] = [
    await membersNamed(
      db,
      people.map(({ externalId }) => externalId),
    ),
    await ownersOfEmails(
      db,
      texts(({ email }) => email.toLowerCase()),
    ),
    await ownersOfCpfs(
      db,
      secrets,
      texts(({ cpf }) => cpf),
    ),
    await distributorsCalled(
      db,
      texts(({ distributor }) => distributor),
    ),
    await promotersWithCodes(
      db,
      texts(({ promoter_code }) => promoter_code?.toUpperCase() ?? null),
    ),
  ]
  return {
    earlier: new Map(earlier.map((member) => [member.externalId, member])),
    emails: new Map(emails.map(({ email, id }) => [email, id])),
    cpfs,
    distributors: new Map(distributors.map(({ name, ...distributor }) => [name, distributor])),
    promoters: new Map(promoters.map(({ code, id }) => [code, id])),
  }
}

export type KnownOfFile = Awaited<ReturnType<typeof knownOfFile>>

/** As the file would say it, to be compared with what it says now. */
export function factsOfKnown(known: KnownMember): Omit<ImportedMember, 'cpf' | 'balance' | 'balance_until'> {
  const { profile_type, name, email, phone, profile_name, profile_value, language, address } = known
  const { distributor, promoter_code, level } = known
  return {
    ...{ profile_type, name, email, phone, profile_name, profile_value, language, address },
    ...{ distributor, promoter_code, is_verified: level === 3 },
  }
}

export function registrationOf({ profile_type, profile_value }: ImportedMember): string | null {
  if (profile_type === 'veterinarian') return crmvOf(profile_value ?? '')
  return profile_type === 'attendant' ? cnpjOf(profile_value ?? '') : null
}

type Newcomers = {
  people: readonly NamedMember[]
  known: KnownOfFile
  secrets: Secrets
  passwordHash: string
  /** How many were invited before with the same file. */
  earlier: number
  now: Temporal.Instant
}

/** Accounts that nobody can enter before the invitation is accepted. Answers their ids by external id. */
export async function addInvited(tx: Tx, { people, known, secrets, passwordHash, earlier, now }: Newcomers) {
  if (people.length === 0) return new Map<string, string>()
  const members = people.map((person) => columnsOf(person, known))
  const added = await insertInvited(tx, { members, passwordHash, now })
  const ids = new Map(added.map(({ externalId, id }) => [externalId, id]))
  const own = people.map(({ externalId, facts }) => ({ memberId: ids.get(externalId) ?? '', ...facts }))
  await saveCpfs(tx, secrets, own)
  await saveAddresses(
    tx,
    own.flatMap(({ memberId, address }) => (address ? [{ member_id: memberId, ...address }] : [])),
  )
  await inviteMembers(tx, { memberIds: [...ids.values()], earlier })
  return ids
}

/** Whoever is invited at another address gets the invitation there. */
export async function updateInvited(tx: Tx, before: KnownMember, person: NamedMember, known: KnownOfFile) {
  await changeInvited(tx, before.id, columnsOf(person, known))
  const { address, email } = person.facts
  if (address) await saveAddresses(tx, [{ member_id: before.id, ...address }])
  if (email.toLowerCase() !== before.email.toLowerCase())
    await inviteMembers(tx, { memberIds: [before.id], earlier: 0 })
}

function columnsOf({ externalId, facts }: NamedMember, { distributors, promoters }: KnownOfFile): NewMember {
  const { profile_type, name, email, phone, profile_name, language } = facts
  return {
    ...{ external_id: externalId, profile_type, name, email, phone, profile_name, language },
    profile_value: registrationOf(facts),
    level: facts.is_verified ? 3 : 2,
    distributor_id: (facts.distributor && distributors.get(facts.distributor)?.id) ?? null,
    promoter_id: (facts.promoter_code && promoters.get(facts.promoter_code.toUpperCase())) ?? null,
  }
}
