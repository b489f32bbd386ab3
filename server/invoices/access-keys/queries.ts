import { type RawBuilder, sql } from 'kysely'
import { type Db, isFound, type Tx } from '#server/platform/db.ts'

/** Nobody has decided on it, or begun to. */
const isOpen = sql<boolean>`(invoice.status in ('received', 'incomplete') and invoice.takes_effect_at is null)`

/**
 * No signature says that it is the document of its key, or one says that another shop than the sender's bought. What may
 * still turn out to be signed, or was read while there was nobody to be trusted, holds its key.
 */
const isUnproved = sql<boolean>`(
  invoice.file_type <> 'xml' or exists (
    select from invoice_reading as read
    where read.invoice_id = invoice.id and read.reading -> 'proof' ->> 'proved' = 'false'
  ) or exists (
    select from instant_judgement as judged where judged.invoice_id = invoice.id and judged.fell_short = 'buyer'
  )
)`

export async function holderOfKey(db: Db, accessKey: string) {
  return db
    .selectFrom('invoice')
    .select(['id', 'member_id'])
    .select(
      sql<boolean>`${isOpen} and ${isUnproved} and (select instant_credit <> 'off' from setting)`.as(
        'isLetGo',
      ),
    )
    .where('access_key', '=', accessKey)
    .where('status', '!=', 'rejected')
    .executeTakeFirst()
}

export async function isKeyUsed(db: Db, accessKey: string): Promise<boolean> {
  return isFound(db.selectFrom('used_access_key').select('access_key').where('access_key', '=', accessKey))
}

export async function typedAndReadKeys(db: Db, invoiceId: string) {
  return db
    .selectFrom('invoice')
    .leftJoin('invoice_reading', 'invoice_reading.invoice_id', 'invoice.id')
    .select(['invoice.access_key as typed', sql<string | null>`reading ->> 'access_key'`.as('read')])
    .where('invoice.id', '=', invoiceId)
    .executeTakeFirstOrThrow()
}

export function isKeyTaken(accessKey: string | RawBuilder<string>) {
  return sql<boolean>`(
    exists (
      select from invoice as other
      where other.access_key = ${accessKey} and other.status <> 'rejected' and other.id <> invoice.id
    ) or exists (select from used_access_key as used where used.access_key = ${accessKey})
  )`
}

type SentFile = { id: string; sha256: Buffer }
type DocumentKey = { text: string; issuer: string; series: string; number: string }

/**
 * Other invoices that say they are the document of this key: typed, read, or the same file. Each is looked up by itself,
 * because an `or` over them goes through all invoices; what was refused holds no key.
 */
const saysTheSame = ({ id, sha256 }: SentFile, { text, issuer, series, number }: DocumentKey) =>
  sql<boolean>`invoice.id <> ${id} and invoice.id in (
    select typed.id from invoice as typed where typed.access_key = ${text} and typed.status <> 'rejected'
    union all
    select sent.id from invoice as sent where sent.file_sha256 = ${sha256}
    union all
    select invoice_id from invoice_reading as read
    where read.issuer = ${issuer} and read.series = ${series} and read.number = ${number}
  )`

/** As `lockOwner`, of an invoice and of all that say the same. */
export async function lockOwnersAlike(tx: Tx, file: SentFile, key: DocumentKey) {
  await sql`select lock_members(members_of_invoices(array(
    select id from invoice where ${saysTheSame(file, key)}
  ) || ${file.id}::uuid))`.execute(tx)
}

/** Those that have no better right to the key: without proof, or without the key itself. */
export async function openClaims(db: Db, file: SentFile, key: DocumentKey) {
  return db
    .selectFrom('invoice')
    .select(['id', 'member_id as memberId'])
    .where(saysTheSame(file, key))
    .where(isOpen)
    .where(sql<boolean>`(${isUnproved} or invoice.access_key is distinct from ${key.text})`)
    .orderBy('id')
    .execute()
}

/** Whoever has it open and decides is told that it has changed. */
export async function releaseKey(tx: Tx, invoiceId: string, accessKey: string) {
  await sql`
    update invoice set version = version + 1,
      access_key = case when access_key = ${accessKey} then null else access_key end
    where id = ${invoiceId}`.execute(tx)
}

export async function takeKey(tx: Tx, invoiceId: string, accessKey: string): Promise<boolean> {
  const { rows } = await sql`
    update invoice set access_key = ${accessKey}
    where id = ${invoiceId} and not ${isKeyTaken(accessKey)} returning id`.execute(tx)
  return rows.length > 0
}

/**
 * Gives the invoice the key that its document proves, in place of the key that was typed; no key if that one is taken.
 * An invoice that has earned keeps the key it earned with.
 */
export async function setProvedKey(tx: Tx, invoiceId: string, accessKey: string) {
  await sql`
    update invoice set access_key = case
      when access_key = ${accessKey} then access_key
      when ${isKeyTaken(accessKey)} then null
      else ${accessKey}
    end
    where id = ${invoiceId} and status not in ('counted', 'reversed')`.execute(tx)
}
