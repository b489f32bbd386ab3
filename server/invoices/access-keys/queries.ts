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

export type ProvedFile = {
  id: string
  sha256: Buffer
  key: { text: string; issuer: string; series: string; number: string }
}

/**
 * Other invoices that say they are a document: typed, read, or the same file. Each is looked up by itself, because an
 * `or` over them goes through all invoices; what was refused holds no key.
 */
const sayingTheSame = (files: readonly ProvedFile[]) => sql`
  unnest(
    ${files.map(({ id }) => id)}::uuid[], ${files.map(({ sha256 }) => sha256)}::bytea[],
    ${files.map(({ key }) => key.text)}::text[], ${files.map(({ key }) => key.issuer)}::text[],
    ${files.map(({ key }) => key.series)}::text[], ${files.map(({ key }) => key.number)}::text[]
  ) as proved (id, sha256, key, issuer, series, number)
  cross join lateral (
    select typed.id from invoice as typed where typed.access_key = proved.key and typed.status <> 'rejected'
    union
    select sent.id from invoice as sent where sent.file_sha256 = proved.sha256
    union
    select invoice_id from invoice_reading as read
    where read.issuer = proved.issuer and read.series = proved.series and read.number = proved.number
  ) as same`

/** As `lockOwner`, of invoices and of all that say the same as the proved ones. */
export async function lockOwnersAlike(tx: Tx, ids: readonly string[], proved: readonly ProvedFile[]) {
  await sql`select lock_members(members_of_invoices(array(
    select same.id from ${sayingTheSame(proved)}
  ) || ${ids}::uuid[]))`.execute(tx)
}

export type Claim = { id: string; memberId: string; provedId: string }

/** Those that have no better right to the key: without proof, or without the key itself. */
export async function openClaims(db: Db, proved: readonly ProvedFile[]): Promise<Claim[]> {
  if (proved.length === 0) return []
  const { rows } = await sql<Claim>`
    select invoice.id, member_id as "memberId", proved.id as "provedId"
    from ${sayingTheSame(proved)} join invoice on invoice.id = same.id
    where same.id <> proved.id and ${isOpen} and (${isUnproved} or invoice.access_key is distinct from proved.key)
    order by invoice.id`.execute(db)
  return rows
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

type ShownKey = { invoice: { id: string }; key: { text: string } | undefined }

/**
 * Gives invoices the keys that their documents show, in place of those that were typed; no key if that one is taken. An
 * invoice that has earned keeps the key it earned with. No two of them may show the same.
 */
export async function setShownKeys(tx: Tx, documents: readonly ShownKey[]) {
  const shown = documents.flatMap(({ invoice, key }) => (key ? [{ id: invoice.id, text: key.text }] : []))
  await sql`
    update invoice set access_key = case when ${isKeyTaken(sql.ref('shown.key'))} then null else shown.key end
    from unnest(${shown.map(({ id }) => id)}::uuid[], ${shown.map(({ text }) => text)}::text[])
      as shown (id, key)
    where invoice.id = shown.id and access_key is distinct from shown.key
    and status not in ('counted', 'reversed')`.execute(tx)
}
