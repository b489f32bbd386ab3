import { sql } from 'kysely'
import type { OurRow } from '#server/invoices/feeds/our-row.ts'
import { type Db, isFound, type Tx } from '#server/platform/db.ts'
import { pageOf } from '#server/platform/list-queries.ts'

type NewWaiting = {
  accessKey: string
  distributorId: string
  buyer: string
  number: string
  series: string
  issuedOn: string
  totalCents: number
  rows: readonly OurRow[]
  fileKey: string
  sha256: Buffer
  now: Temporal.Instant
}

/** False if it waits already. */
export async function insertWaiting(tx: Tx, invoice: NewWaiting): Promise<boolean> {
  return isFound(
    tx
      .insertInto('waiting_invoice')
      .values({
        access_key: invoice.accessKey,
        distributor_id: invoice.distributorId,
        buyer: invoice.buyer,
        number: invoice.number,
        series: invoice.series,
        issued_on: Temporal.PlainDate.from(invoice.issuedOn),
        total_cents: invoice.totalCents,
        rows: JSON.stringify(invoice.rows),
        file_key: invoice.fileKey,
        file_sha256: invoice.sha256,
        received_at: invoice.now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('access_key'),
  )
}

export async function isWaiting(db: Db, accessKey: string): Promise<boolean> {
  return isFound(db.selectFrom('waiting_invoice').select('access_key').where('access_key', '=', accessKey))
}

/** Some of them have been sent by somebody meanwhile. */
const isNotSent = sql<boolean>`not exists (
  select from invoice where invoice.access_key = waiting_invoice.access_key and invoice.status <> 'rejected'
) and not exists (select from used_access_key as used where used.access_key = waiting_invoice.access_key)`

function waiting(db: Db) {
  return db
    .selectFrom('waiting_invoice')
    .innerJoin('distributor', 'distributor.id', 'waiting_invoice.distributor_id')
    .select(['waiting_invoice.access_key', 'distributor.title as distributor', 'waiting_invoice.buyer'])
    .select(['waiting_invoice.number', 'waiting_invoice.series', 'waiting_invoice.issued_on'])
    .select('waiting_invoice.total_cents')
    .where(isNotSent)
}

type ListPage = { direction?: 'ascending' | 'descending' | undefined; page?: number | undefined }

export async function waitingPage(db: Db, { direction, page }: ListPage) {
  const order = direction === 'ascending' ? 'asc' : 'desc'
  const rows = waiting(db)
    .orderBy('waiting_invoice.received_at', order)
    .orderBy('waiting_invoice.access_key', order)
  return pageOf(db, rows, page)
}

type ShopNumber = { shop: string; number: string }

export async function waitingFor(db: Db, { shop, number }: ShopNumber) {
  return waiting(db)
    .where('waiting_invoice.buyer', '=', shop)
    .where('waiting_invoice.number', '=', number)
    .orderBy('waiting_invoice.access_key')
    .execute()
}

/** The CNPJ for which an attendant was verified, where anything waits for it. */
export async function shopWithWaiting(db: Db, memberId: string) {
  const member = await db
    .selectFrom('member')
    .select(sql<string>`profile_value`.as('shop'))
    .where('id', '=', memberId)
    .where('profile_type', '=', 'attendant')
    .where(sql<boolean>`exists (select from waiting_invoice where buyer = member.profile_value)`)
    .executeTakeFirst()
  return member?.shop
}

/** Of two who claim the same, the second waits here and then finds nothing. */
export async function takeWaiting(tx: Tx, { shop, number }: ShopNumber) {
  return tx
    .deleteFrom('waiting_invoice')
    .where('buyer', '=', shop)
    .where('number', '=', number)
    .returning(['access_key as accessKey', 'number', 'rows', 'file_key as fileKey', 'file_sha256 as sha256'])
    .execute()
}

export async function deleteWaiting(tx: Tx, accessKey: string) {
  const deleted = await tx
    .deleteFrom('waiting_invoice')
    .where('access_key', '=', accessKey)
    .returning('file_key as fileKey')
    .executeTakeFirst()
  return deleted?.fileKey
}

/** Those that nobody has claimed in all this time, and those that were sent some other way. */
export async function deleteOldWaiting(tx: Tx, before: Temporal.Instant): Promise<string[]> {
  const deleted = await tx
    .deleteFrom('waiting_invoice')
    .where((row) => row.or([row('received_at', '<', before), sql<boolean>`not (${isNotSent})`]))
    .returning('file_key as fileKey')
    .execute()
  return deleted.map(({ fileKey }) => fileKey)
}

/** The signed file of a key that waits for this member's shop. */
export async function waitingFileOf(db: Db, accessKey: string, memberId: string) {
  const found = await db
    .selectFrom('waiting_invoice')
    .innerJoin('member', 'member.profile_value', 'waiting_invoice.buyer')
    .select('waiting_invoice.file_key as fileKey')
    .where('waiting_invoice.access_key', '=', accessKey)
    .where('member.id', '=', memberId)
    .where('member.profile_type', '=', 'attendant')
    .executeTakeFirst()
  return found?.fileKey
}

const mostAsked = 2

/**
 * The members of a shop who take part; two stand for any number. In the name of somebody who has not accepted their
 * invitation nothing is sent, and beside them nobody is the only one.
 */
export async function membersOfShop(db: Db, shop: string) {
  const members = await db
    .selectFrom('member')
    .select(['id', 'invited_at'])
    .where('profile_type', '=', 'attendant')
    .where('profile_value', '=', shop)
    .where('level', '=', 3)
    .limit(mostAsked)
    .execute()
  const isInvited = members.length === 1 && members[0]?.invited_at
  return isInvited ? [] : members.map(({ id }) => id)
}

export async function lockMember(tx: Tx, memberId: string) {
  await sql`select lock_members(array[${memberId}::uuid])`.execute(tx)
}
