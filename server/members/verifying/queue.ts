import type { Verification, Waiting } from '#contract/members-verification.ts'
import type { ProfileType } from '#contract/people.ts'
import { businessDaysBetween, programmeDay } from '#domain/business-days.ts'
import { isCnpj, isCpf, isCrmv } from '#domain/documents.ts'
import { maskedCpf, maskedPhone } from '#server/members/looking/masked.ts'
import type { Db } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { declaredBy, othersLike, type QueueFilters, waitingPage } from './queries.ts'

export async function listWaiting(db: Db, filters: QueueFilters, now: Temporal.Instant) {
  const today = programmeDay(now.epochMilliseconds)
  const { items, ...rest } = await waitingPage(db, filters)
  const waiting = items.map(
    ({ profile_type, created_at, data_asked, data_asked_at, data_given_at, ...row }): Waiting => ({
      ...row,
      profile: signedUpAs(profile_type),
      asked: askedOf({ data_asked, data_asked_at, data_given_at }),
      since: created_at.toString(),
      days: businessDaysBetween(programmeDay(created_at.epochMilliseconds), today),
    }),
  )
  return { ...rest, items: waiting }
}

export async function verificationOf(db: Db, memberId: string): Promise<Verification> {
  const person = await declaredBy(db, memberId)
  if (!person) throw new Refusal('not_found')
  const { sameRegistration, samePhone, sameWorkplace } = await othersLike(db, person)
  return {
    id: person.id,
    name: person.name,
    email: person.email,
    profile: signedUpAs(person.profile_type),
    level: person.level,
    refusal: person.verification_refusal,
    asked: askedOf(person),
    workplace: person.profile_name,
    registration: person.profile_value,
    cpf: maskedCpf(person.cpf),
    phone: maskedPhone(person.phone),
    city: person.city,
    state: person.state,
    distributor: person.distributor,
    since: person.created_at.toString(),
    seen: {
      cpf_is_valid: isCpf(person.cpf ?? ''),
      registration_is_valid: isRegistration(person),
      same_registration: sameRegistration.map(named),
      same_phone: samePhone.map(named),
      same_workplace: sameWorkplace.map(named),
      promoter: person.promoter === null ? null : { name: person.promoter, code: person.code },
    },
  }
}

type Asked = {
  data_asked: string | null
  data_asked_at: Temporal.Instant | null
  data_given_at: Temporal.Instant | null
}

function askedOf({ data_asked: text, data_asked_at, data_given_at }: Asked): Waiting['asked'] {
  if (text === null || data_asked_at === null) return null
  return { text, at: data_asked_at.toString(), given_at: data_given_at?.toString() ?? null }
}

type Registered = { profile_type: ProfileType; profile_value: string | null }

/** A CNPJ has check digits; of a CRMV only the form can be told; breeders have neither. */
function isRegistration({ profile_type, profile_value }: Registered) {
  if (profile_value === null) return null
  return profile_type === 'attendant' ? isCnpj(profile_value) : isCrmv(profile_value)
}

function named({ id, name }: { id: string; name: string }) {
  return { id, name }
}

function signedUpAs(profile: ProfileType) {
  if (profile === 'promoter') throw new Error('promoters are not verified')
  return profile
}
