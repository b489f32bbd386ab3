import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { verificationQueue } from '#contract/members-verification.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { inOrder, pageOf } from '#server/platform/list-queries.ts'

export type VerificationFilters = z.output<(typeof verificationQueue)['query']>

export async function verificationPage(db: Db, { profile, state, direction, page }: VerificationFilters) {
  const waiting = db
    .selectFrom('member')
    .leftJoin('member_address', 'member_address.member_id', 'member.id')
    .select(['member.id', 'member.name', 'member.profile_type', 'member.created_at'])
    .select(['member.data_asked', 'member.data_asked_at', 'member.data_given_at'])
    .select(['member_address.city', 'member_address.state'])
    .where('member.level', '=', 2)
    .where('member.profile_type', '!=', 'promoter')
    .where('member.verification_refusal', 'is', null)
    .where('member.invited_at', 'is', null)
    .$if(profile !== undefined, (rows) => rows.where('member.profile_type', '=', profile ?? 'attendant'))
    .$if(Boolean(state), (rows) => rows.where('member_address.state', '=', state ?? ''))
    .orderBy(sql`verification_turn(member.data_asked_at, member.data_given_at)`)
    .orderBy('member.created_at', inOrder(direction))
    .orderBy('member.id', inOrder(direction))
  return pageOf(db, waiting, page)
}

export async function declaredDataOf(db: Db, memberId: string) {
  return db
    .selectFrom('member')
    .leftJoin('member_address', 'member_address.member_id', 'member.id')
    .leftJoin('distributor', 'distributor.id', 'member.distributor_id')
    .leftJoin('member as promoter', 'promoter.id', 'member.promoter_id')
    .leftJoin('promoter_code', 'promoter_code.promoter_id', 'member.promoter_id')
    .select(['member.id', 'member.name', 'member.email', 'member.phone', 'member.level'])
    .select(['member.profile_type', 'member.profile_name', 'member.profile_value', 'member.created_at'])
    .select(['member.data_asked', 'member.data_asked_at', 'member.data_given_at'])
    .select(['member.verification_refusal', 'member_address.city', 'member_address.state'])
    .select(['distributor.title as distributor', 'promoter.name as promoter', 'promoter_code.code'])
    .where('member.id', '=', memberId)
    .where('member.profile_type', '!=', 'promoter')
    .executeTakeFirst()
}

type Question = { memberId: string; text: string; now: Temporal.Instant }

export async function setQuestion(tx: Tx, { memberId, text, now }: Question) {
  return tx
    .updateTable('member')
    .set({ data_asked: text, data_asked_at: now, data_given_at: null })
    .where('id', '=', memberId)
    .where('level', '=', 2)
    .where('profile_type', '!=', 'promoter')
    .where('verification_refusal', 'is', null)
    .where(sql<boolean>`data_asked is null or data_given_at is not null`)
    .returning('level')
    .executeTakeFirst()
}

export async function setAnswered(tx: Tx, memberId: string, now: Temporal.Instant) {
  await tx
    .updateTable('member')
    .set({ data_given_at: now })
    .where('id', '=', memberId)
    .where('data_asked', 'is not', null)
    .where('data_given_at', 'is', null)
    .execute()
}

type DeclaredData = {
  id: string
  phone: string | null
  profile_value: string | null
  profile_name: string | null
}

const mostOthers = 10

export async function othersLike(db: Db, { id, phone, profile_value, profile_name }: DeclaredData) {
  const others = db
    .selectFrom('member')
    .select(['id', 'name', 'phone', 'profile_value', 'search_text'])
    .where('id', '!=', id)
    .limit(mostOthers)
  const [sameRegistration, samePhone, sameWorkplace] = [
    profile_value ? await others.where('profile_value', '=', profile_value).execute() : [],
    phone ? await others.where('phone', '=', phone).execute() : [],
    profile_name
      ? await others
          .where(sql<boolean>`search_text like '%' || searchable(${profile_name}::text)`)
          .where(sql<boolean>`searchable(profile_name) = searchable(${profile_name}::text)`)
          .execute()
      : [],
  ]
  return { sameRegistration, samePhone, sameWorkplace }
}

export async function isAsked(tx: Tx, memberId: string) {
  const asked = tx
    .selectFrom('member')
    .select('id')
    .where('id', '=', memberId)
    .where('data_asked', 'is not', null)
  return (await asked.executeTakeFirst()) !== undefined
}

export async function askedDocumentOf(db: Db, memberId: string) {
  return db
    .selectFrom('asked_document')
    .select(['file_key', 'file_type', 'sent_at'])
    .where('member_id', '=', memberId)
    .executeTakeFirst()
}

type SentDocument = {
  memberId: string
  document: { key: string; type: 'jpeg' | 'pdf' }
  now: Temporal.Instant
}

export async function saveAskedDocument(tx: Tx, { memberId, document, now }: SentDocument) {
  const sent = { file_key: document.key, file_type: document.type, sent_at: now }
  await tx
    .insertInto('asked_document')
    .values({ member_id: memberId, ...sent })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(sent))
    .execute()
}

export async function askedDocumentsInUse(db: Db, keys: readonly string[]) {
  if (keys.length === 0) return []
  const used = await db
    .selectFrom('asked_document')
    .select('file_key')
    .where('file_key', 'in', keys)
    .execute()
  return used.map(({ file_key }) => file_key)
}
