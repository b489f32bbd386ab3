import { type Language, textIn } from '#contract/languages.ts'
import type {
  MemberInvoice,
  MemberRedemption,
  MemberSession,
  OfficeMember,
} from '#contract/members-office.ts'
import { statementSummaryOf } from '#server/coins/statement.ts'
import { consentsOf } from '#server/members/consents.ts'
import { currentUser } from '#server/members/current-user.ts'
import { isOwnAccount } from '#server/members/queries.ts'
import { cpfOf } from '#server/members/sealing/cpf.ts'
import type { BlindReader } from '#server/platform/actors.ts'
import type { Db } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import type { Secrets } from '#server/platform/secrets/secrets.ts'
import { maskedCpf, maskedPhone } from './masked.ts'
import { invoicePage, openSessionsOf, personOf, phoneOf, redemptionPage } from './queries.ts'

type PersonRequest = { memberId: string; staffId: string | null; now: Temporal.Instant }

export async function memberPerson(
  db: Db,
  secrets: Secrets,
  { memberId, staffId, now }: PersonRequest,
): Promise<OfficeMember> {
  const person = await personOf(db, memberId)
  if (!person) throw new Refusal('not_found')
  const { promoter_id, promoter, promoter_code } = person
  const { address, images } = await currentUser(db, memberId, now)
  return {
    id: person.id,
    name: person.name,
    email: person.email,
    cpf: maskedCpf(await cpfOf(db, secrets, memberId)),
    phone: maskedPhone(person.phone),
    profile: { type: person.profile_type, name: person.profile_name, value: person.profile_value },
    level: person.level,
    is_invited: person.invited_at !== null,
    refusal: person.verification_refusal,
    language: person.language,
    avatar: images.avatar.link,
    address,
    distributor: person.distributor,
    code: person.code,
    promoter: promoter_id && promoter ? { id: promoter_id, name: promoter, code: promoter_code } : null,
    created_at: person.created_at.toString(),
    is_own: await isOwnAccount(db, { staffId, memberId }),
    wallet: person.profile_type === 'promoter' ? null : await statementSummaryOf(db, memberId, now),
    consents: await consentsOf(db, memberId),
    counts: {
      invoices: person.invoices,
      redemptions: person.redemptions,
      adjustments: person.adjustments,
      sessions: (await openSessionsOf(db, memberId, now)).length,
    },
  }
}

type MemberPage = { memberId: string; page: number | undefined }

type InvoicesRequest = MemberPage & { readerId: BlindReader }

export async function invoicesOfMember(db: Db, request: InvoicesRequest) {
  const { items, ...rest } = await invoicePage(db, request)
  const invoices = items.map(
    ({ sent_at, ...row }): MemberInvoice => ({ ...row, sent_at: sent_at.toString() }),
  )
  return { ...rest, items: invoices }
}

export async function redemptionsOfMember(
  db: Db,
  { memberId, page, language }: MemberPage & { language: Language },
) {
  const { items, ...rest } = await redemptionPage(db, memberId, page)
  const redemptions = items.map(
    ({ number, titles, price, requested_at, ...row }): MemberRedemption => ({
      ...row,
      code: `R-${number}`,
      title: textIn(titles, language),
      coins: price,
      requested_at: requested_at.toString(),
    }),
  )
  return { ...rest, items: redemptions }
}

export async function sessionsOfMember(
  db: Db,
  memberId: string,
  now: Temporal.Instant,
): Promise<MemberSession[]> {
  const sessions = await openSessionsOf(db, memberId, now)
  return sessions.map(({ id, device, created_at, last_used_at }) => ({
    id,
    device,
    started_at: created_at.toString(),
    last_used_at: last_used_at.toString(),
  }))
}

type HiddenField = { memberId: string; field: 'cpf' | 'phone' }

/** The audit trail says that it was revealed, never the value. */
export async function revealMember(db: Db, secrets: Secrets, { memberId, field }: HiddenField) {
  const person = await phoneOf(db, memberId)
  if (!person) throw new Refusal('not_found')
  return { value: field === 'cpf' ? await cpfOf(db, secrets, memberId) : person.phone }
}
