import type { Verification, Waiting } from '#contract/members-verification.ts'
import type { ProfileType } from '#contract/people.ts'
import { businessDaysBetween, programmeDay } from '#domain/business-days.ts'
import { isCnpj, isCpf, isCrmv } from '#domain/documents.ts'
import { maskedCpf, maskedPhone } from '#server/members/looking/masked.ts'
import { isOwnAccount } from '#server/members/queries.ts'
import { cpfOf } from '#server/members/sealing/cpf.ts'
import { closingDays } from '#server/platform/closing-days.ts'
import type { Db } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import type { Secrets } from '#server/platform/secrets/secrets.ts'
import { linkToAskedDocument } from './asked-document.ts'
import { declaredDataOf, othersLike, type VerificationFilters, verificationPage } from './queries.ts'

export async function listVerifications(db: Db, filters: VerificationFilters, now: Temporal.Instant) {
  const today = programmeDay(now.epochMilliseconds)
  const { items, ...rest } = await verificationPage(db, filters)
  const closing = await closingDays(db)
  const waiting = items.map(
    ({ profile_type, created_at, data_asked, data_asked_at, data_given_at, ...row }): Waiting => ({
      ...row,
      profile: signedUpAs(profile_type),
      asked: questionOf({ data_asked, data_asked_at, data_given_at }),
      since: created_at.toString(),
      days: businessDaysBetween(programmeDay(created_at.epochMilliseconds), today, closing),
    }),
  )
  return { ...rest, items: waiting }
}

type Applicant = { memberId: string; staffId: string; now: Temporal.Instant }

export async function verificationOf(
  db: Db,
  secrets: Secrets,
  { memberId, staffId, now }: Applicant,
): Promise<Verification> {
  const person = await declaredDataOf(db, memberId)
  if (!person) throw new Refusal('not_found')
  const cpf = await cpfOf(db, secrets, memberId)
  const { sameRegistration, samePhone, sameWorkplace } = await othersLike(db, person)
  return {
    id: person.id,
    name: person.name,
    email: person.email,
    profile: signedUpAs(person.profile_type),
    level: person.level,
    refusal: person.verification_refusal,
    asked: questionOf(person),
    document: await linkToAskedDocument(db, memberId, now),
    workplace: person.profile_name,
    registration: person.profile_value,
    cpf: maskedCpf(cpf),
    phone: maskedPhone(person.phone),
    city: person.city,
    state: person.state,
    distributor: person.distributor,
    since: person.created_at.toString(),
    is_own: await isOwnAccount(db, { staffId, memberId }),
    seen: {
      cpf_is_valid: isCpf(cpf ?? ''),
      registration_is_valid: isRegistration(person),
      same_registration: sameRegistration.map(idAndName),
      same_phone: samePhone.map(idAndName),
      same_workplace: sameWorkplace.map(idAndName),
      promoter: person.promoter === null ? null : { name: person.promoter, code: person.code },
    },
  }
}

type OpenQuestion = {
  data_asked: string | null
  data_asked_at: Temporal.Instant | null
  data_given_at: Temporal.Instant | null
}

function questionOf({ data_asked: text, data_asked_at, data_given_at }: OpenQuestion): Waiting['asked'] {
  if (text === null || data_asked_at === null) return null
  return { text, at: data_asked_at.toString(), given_at: data_given_at?.toString() ?? null }
}

type Registration = { profile_type: ProfileType; profile_value: string | null }

/** A CNPJ has check digits, a CRMV only a form. */
function isRegistration({ profile_type, profile_value }: Registration) {
  if (profile_value === null) return null
  return profile_type === 'attendant' ? isCnpj(profile_value) : isCrmv(profile_value)
}

function idAndName({ id, name }: { id: string; name: string }) {
  return { id, name }
}

function signedUpAs(profile: ProfileType) {
  if (profile === 'promoter') throw new Error('promoters are not verified')
  return profile
}
