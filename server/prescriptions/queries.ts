import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db.ts'

type NewPrescription = {
  memberId: string
  code: string
  product_id: string
  client_name: string
  sealedCpf: Buffer
  phone: string
  email: string
  pet_name: string | null
  pet_breed: string
  cep: string
  daily_dose: number | null
  now: Temporal.Instant
}

export async function insertPrescription(tx: Tx, facts: NewPrescription): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into prescription (
      member_id, code, created_at, product_id, client_name, sealed_cpf, phone, email, pet_name, pet_breed, cep,
      daily_dose
    )
    select ${facts.memberId}::uuid, ${facts.code}, ${facts.now}::timestamptz, product.id, ${facts.client_name},
      ${facts.sealedCpf}::bytea, ${facts.phone}, ${facts.email}, ${facts.pet_name}, ${facts.pet_breed}, ${facts.cep}, ${facts.daily_dose}::integer
    from product where product.id = ${facts.product_id}::uuid and product.active
    returning id`.execute(tx)
  return rows[0]?.id
}

function prescriptions(db: Db, memberId: string) {
  return db
    .selectFrom('prescription')
    .innerJoin('product', 'product.id', 'prescription.product_id')
    .innerJoin('recommendation', 'recommendation.prescription_id', 'prescription.id')
    .select('recommendation.code as recommendation')
    .select(['prescription.id', 'prescription.code', 'prescription.created_at'])
    .select(['prescription.product_id', 'product.title', 'product.brand', 'product.slug'])
    .select(['product.colour', 'prescription.client_name', 'prescription.sealed_cpf', 'prescription.phone'])
    .select(['prescription.email', 'prescription.pet_name', 'prescription.pet_breed', 'prescription.cep'])
    .select(['prescription.daily_dose', 'product.pet', 'product.image_file'])
    .where('prescription.member_id', '=', memberId)
}

export type PrescriptionRow = NonNullable<Awaited<ReturnType<typeof prescriptionOf>>>

type OwnPrescription = { id: string; memberId: string }

export async function prescriptionOf(db: Db, { id, memberId }: OwnPrescription) {
  return prescriptions(db, memberId).where('prescription.id', '=', id).executeTakeFirst()
}

type PrescriptionPage = { memberId: string; after?: string | undefined; most: number }

export async function prescriptionPage(db: Db, { memberId, after, most }: PrescriptionPage) {
  let page = prescriptions(db, memberId)
  if (after !== undefined) page = page.where('prescription.id', '<', after)
  return page.orderBy('prescription.id', 'desc').limit(most).execute()
}

export async function deletePrescription(tx: Tx, { id, memberId }: OwnPrescription) {
  return tx
    .deleteFrom('prescription')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .returning('client_name as name')
    .executeTakeFirst()
}

export async function deleteStoredAnswer(tx: Tx, { id, memberId }: OwnPrescription) {
  await tx
    .deleteFrom('idempotency_key')
    .where('actor_id', '=', memberId)
    .where(sql`answer ->> 'id'`, '=', id)
    .execute()
}

export async function prescriptionsWithoutClients(db: Db, memberId: string) {
  return db
    .selectFrom('prescription')
    .innerJoin('product', 'product.id', 'prescription.product_id')
    .select([
      'prescription.created_at',
      'prescription.code',
      'prescription.pet_name',
      'prescription.pet_breed',
    ])
    .select(['product.title as product', 'prescription.daily_dose', 'prescription.remind_on'])
    .where('prescription.member_id', '=', memberId)
    .orderBy('prescription.id')
    .execute()
}

/** Null days where the size of the bag or the portion is not known: nobody is reminded. */
export async function setPrescriptionReminder(tx: Tx, id: string, remindOn: Temporal.PlainDate | null) {
  await tx
    .updateTable('prescription')
    .set({ remind_on: remindOn, reminded_on: null })
    .where('id', '=', id)
    .execute()
}

type DueReminders = { today: Temporal.PlainDate; most: number }
type Reminder = { member_id: string; name: string; product: string }

/** Another worker skips these. A blocked member is reminded after the block, and of what was given back nobody is. */
export async function takeDueReminders(tx: Tx, { today, most }: DueReminders) {
  const { rows } = await sql<Reminder>`
    with due as materialized (
      select prescription.id, prescription.member_id
      from prescription
      join member on member.id = prescription.member_id
      join recommendation on recommendation.prescription_id = prescription.id and purchases > 0
      where remind_on <= ${today}::date and reminded_on is null and member.level = 3
      order by remind_on, prescription.id limit ${most}
    ), professional as materialized (
      select id from member where id in (select member_id from due) order by id for key share
    )
    update prescription set reminded_on = ${today}::date
    from product
    where product.id = prescription.product_id and prescription.id in (
      select prescription.id from prescription
      where prescription.id in (select due.id from due join professional on professional.id = due.member_id)
      and reminded_on is null for update skip locked
    )
    returning member_id, client_name as name, product.title as product`.execute(tx)
  return rows
}
