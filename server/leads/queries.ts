import { type Insertable, sql } from 'kysely'
import type { LeadStatus } from '#contract/lead-fields.ts'
import type { Lead } from '#db/schema.ts'
import type { Db, Tx } from '#server/platform/db.ts'

export async function insertLead(tx: Tx, lead: Insertable<Lead>): Promise<string> {
  const { id } = await tx.insertInto('lead').values(lead).returning('id').executeTakeFirstOrThrow()
  return id
}

function leads(db: Db, memberId: string) {
  return db
    .selectFrom('lead')
    .innerJoin('product', 'product.id', 'lead.product_id')
    .innerJoin('recommendation', 'recommendation.lead_id', 'lead.id')
    .select(['recommendation.code', 'recommendation.token'])
    .select(['lead.id', 'lead.created_at', 'lead.name', 'lead.email', 'lead.phone', 'lead.pet_name'])
    .select(['lead.answers', 'lead.product_id', 'product.title', 'product.brand', 'product.slug'])
    .select(['product.image_file', 'product.bag_grams as usual_bag_grams', 'lead.daily_dose'])
    .select(['lead.status', 'lead.bag_grams', 'lead.remind_on'])
    .where('lead.member_id', '=', memberId)
}

export type LeadRow = Awaited<ReturnType<typeof ownLead>>

type OwnLead = { id: string; memberId: string }

export async function ownLead(db: Db, { id, memberId }: OwnLead) {
  return leads(db, memberId).where('lead.id', '=', id).executeTakeFirstOrThrow()
}

type LeadPage = {
  memberId: string
  status?: LeadStatus | undefined
  after?: string | undefined
  most: number
}

export async function leadPage(db: Db, { memberId, status, after, most }: LeadPage) {
  let page = leads(db, memberId)
  if (status) page = page.where('lead.status', '=', status)
  if (after !== undefined) page = page.where('lead.id', '<', after)
  return page.orderBy('lead.id', 'desc').limit(most).execute()
}

export async function lockLead(tx: Tx, { id, memberId }: OwnLead) {
  return tx
    .selectFrom('lead')
    .innerJoin('product', 'product.id', 'lead.product_id')
    .select(['lead.bag_grams', 'lead.daily_dose', 'lead.bought_on', 'lead.remind_on'])
    .select(['product.bag_grams as usual_bag_grams'])
    .where('lead.id', '=', id)
    .where('lead.member_id', '=', memberId)
    .forUpdate('lead')
    .executeTakeFirst()
}

type LeadEnding = {
  id: string
  status: LeadStatus
  bag_grams: number | null
  bought_on: Temporal.PlainDate | null
  remind_on: Temporal.PlainDate | null
}

export async function saveEnding(tx: Tx, { id, status, bag_grams, bought_on, remind_on }: LeadEnding) {
  await tx
    .updateTable('lead')
    .set({
      status,
      bag_grams,
      bought_on,
      remind_on,
      reminded_on: sql`case when remind_on = ${remind_on}::date then reminded_on end`,
    })
    .where('id', '=', id)
    .execute()
}

export async function deleteLead(tx: Tx, { id, memberId }: OwnLead) {
  return tx
    .deleteFrom('lead')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .returning(['name', 'pet_name'])
    .executeTakeFirst()
}

type RemindedClient = {
  memberId: string
  name: string
  /** Null for a prescription's. */
  pet_name: string | null
}

export async function deleteReminders(tx: Tx, { memberId, name, pet_name }: RemindedClient) {
  await tx
    .deleteFrom('notification')
    .where('member_id', '=', memberId)
    .where('kind', '=', 'lead_reminder')
    .where(sql<boolean>`facts @> ${JSON.stringify({ name, pet_name })}::jsonb`)
    .execute()
}

type DueReminders = { today: Temporal.PlainDate; most: number }
type Reminder = { member_id: string; name: string; pet_name: string; product: string }

/** Another worker skips these. A blocked member is reminded after the block. */
export async function takeDueReminders(tx: Tx, { today, most }: DueReminders) {
  const { rows } = await sql<Reminder>`
    with due as materialized (
      select lead.id, lead.member_id from lead join member on member.id = lead.member_id
      where lead.remind_on <= ${today}::date and lead.reminded_on is null and member.level = 3
      order by lead.remind_on, lead.id limit ${most}
    ), professional as materialized (
      select id from member where id in (select member_id from due) order by id for key share
    )
    update lead set reminded_on = ${today}::date
    from product
    where product.id = lead.product_id and lead.id in (
      select lead.id from lead
      where lead.id in (select due.id from due join professional on professional.id = due.member_id)
      and lead.reminded_on is null for update skip locked
    )
    returning lead.member_id, lead.name, lead.pet_name, product.title as product`.execute(tx)
  return rows
}

export async function leadsWithoutClients(db: Db, memberId: string) {
  return db
    .selectFrom('lead')
    .innerJoin('product', 'product.id', 'lead.product_id')
    .select(['lead.created_at', 'lead.pet_name', 'lead.answers', 'product.title as product'])
    .select(['lead.daily_dose', 'lead.status', 'lead.bag_grams', 'lead.bought_on', 'lead.remind_on'])
    .where('lead.member_id', '=', memberId)
    .orderBy('lead.id')
    .execute()
}
