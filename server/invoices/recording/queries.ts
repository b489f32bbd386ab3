import { sql } from 'kysely'
import type { Reading } from '#contract/invoices-reading.ts'
import type { StoredDocument } from '#server/invoices/document.ts'
import { invoiceRows } from '#server/invoices/queries.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { isHiddenFrom } from '#server/platform/list-queries.ts'

export type InvoiceToRead = NonNullable<Awaited<ReturnType<typeof invoiceToRead>>>

export async function invoiceToRead(db: Db, invoiceId: string, fileKey: string) {
  const invoice = await db
    .selectFrom('invoice')
    .innerJoin('member', 'member.id', 'invoice.member_id')
    .select(['invoice.id', 'member_id as memberId', 'number', 'access_key as accessKey'])
    .select(['file_key as fileKey', 'file_sha256 as sha256', 'file_type as type'])
    .select('member.profile_value as shop')
    .where('invoice.id', '=', invoiceId)
    .where('file_key', '=', fileKey)
    .executeTakeFirst()
  return invoice && { ...invoice, rows: await invoiceRows(db, invoiceId) }
}

/** Readings are recorded one at a time: of two copies of a document, the second has to see the first. */
export async function lockReadings(tx: Tx) {
  await sql`select pg_advisory_xact_lock(hashtext('reading of invoices'))`.execute(tx)
}

type FileThatWasRead = {
  invoice: InvoiceToRead
  copy: StoredDocument | undefined
  pageKeys: readonly string[]
  fingerprint: string | null
}

export async function updateFile(tx: Tx, { invoice, copy, pageKeys, fingerprint }: FileThatWasRead) {
  const updated = await tx
    .updateTable('invoice')
    .set({
      fingerprint: fingerprint === null ? null : bitsOf(fingerprint),
      page_keys: [...pageKeys],
      version: sql`version + 1`,
      ...(copy && { file_key: copy.key, file_type: copy.type, file_clean: copy.isClean }),
    })
    .where('id', '=', invoice.id)
    .where('file_key', '=', invoice.fileKey)
    .returning(sql.ref<string[]>('old.page_keys').as('pageKeys'))
    .executeTakeFirst()
  return updated?.pageKeys
}

function bitsOf(fingerprint: string) {
  return sql<string>`('x' || ${fingerprint}::text)::bit(64)`
}

export type DocumentIdentity = { issuer: string; series: string; number: string }

type NewReading = {
  invoiceId: string
  reading: Reading
  document: { [Part in keyof DocumentIdentity]: string | null }
  now: Temporal.Instant
}

export async function storeReading(tx: Tx, { invoiceId, reading, document, now }: NewReading) {
  const stored = { ...document, reading, read_at: now }
  await tx
    .insertInto('invoice_reading')
    .values({ invoice_id: invoiceId, ...stored })
    .onConflict((conflict) => conflict.column('invoice_id').doUpdateSet(stored))
    .execute()
  await tx
    .updateTable('invoice')
    .set({ findings: reading.findings.length })
    .where('id', '=', invoiceId)
    .execute()
}

const mostTwins = 10

export type Twin = { id: string | null; member_id: string | null }

export async function twinsByKey(db: Db, invoiceId: string, accessKey: string): Promise<Twin[]> {
  const { rows } = await sql<Twin>`
    select id, member_id from invoice
    where access_key = ${accessKey} and status <> 'rejected' and id <> ${invoiceId}
    union all
    select null, null from used_access_key
    where access_key = ${accessKey} and not exists (select from invoice where invoice.access_key = ${accessKey})`.execute(
    db,
  )
  return rows
}

export async function twinsByFile(db: Db, invoiceId: string, sha256: Buffer): Promise<Twin[]> {
  return db
    .selectFrom('invoice')
    .select(['id', 'member_id'])
    .where('file_sha256', '=', sha256)
    .where('id', '!=', invoiceId)
    .orderBy('sent_at')
    .limit(mostTwins)
    .execute()
}

export async function twinsByNumber(
  db: Db,
  invoiceId: string,
  { issuer, series, number }: DocumentIdentity,
): Promise<Twin[]> {
  return db
    .selectFrom('invoice_reading')
    .innerJoin('invoice', 'invoice.id', 'invoice_reading.invoice_id')
    .select(['invoice.id', 'invoice.member_id'])
    .where('invoice_reading.issuer', '=', issuer)
    .where('invoice_reading.series', '=', series)
    .where('invoice_reading.number', '=', number)
    .where('invoice.id', '!=', invoiceId)
    .orderBy('invoice.sent_at')
    .limit(mostTwins)
    .execute()
}

type PictureTwin = {
  id: string
  member_id: string
  bits: number
  accessKey: string | null
  text: string | null
}

type PictureSearch = { fingerprint: string; mostBitsApart: number; since: Temporal.Instant }

export async function twinsByPicture(
  db: Db,
  invoiceId: string,
  { fingerprint, mostBitsApart, since }: PictureSearch,
) {
  const { rows } = await sql<PictureTwin>`
    select id, member_id, bits, reading ->> 'access_key' as "accessKey", reading ->> 'text' as text from invoice
    left join invoice_reading on invoice_id = invoice.id
    cross join lateral (select bit_count(fingerprint # ${bitsOf(fingerprint)}) as bits) as apart
    where fingerprint is not null and sent_at >= ${since} and id <> ${invoiceId} and bits <= ${mostBitsApart}
    order by bits, sent_at limit ${mostTwins}`.execute(db)
  return rows
}

type SimilarInvoice = {
  id: string
  number: string
  percent: number | null
  sender: 'same' | 'same_shop' | 'other_shop'
}

export async function similarInvoices(
  db: Db,
  invoiceId: string,
  others: readonly string[],
): Promise<SimilarInvoice[]> {
  const { rows } = await sql<SimilarInvoice>`
    select other.id, other.number,
      round((64 - bit_count(other.fingerprint # mine.fingerprint)) / 0.64)::int as percent,
      case when other.member_id = mine.member_id then 'same'
        when sender.profile_value = self.profile_value then 'same_shop' else 'other_shop' end as sender
    from invoice as mine
    join member as self on self.id = mine.member_id
    join invoice as other on other.id = any (${others}::uuid[])
    join member as sender on sender.id = other.member_id
    where mine.id = ${invoiceId}`.execute(db)
  return rows
}

export async function invoiceToCompare(db: Db, invoiceId: string, readerId: string) {
  return db
    .selectFrom('invoice')
    .leftJoin('invoice_reading', 'invoice_reading.invoice_id', 'invoice.id')
    .select(['invoice.number', 'invoice.status', 'invoice.sent_at', 'invoice.coins'])
    .select(['invoice.access_key', 'invoice.file_key', 'invoice.file_type', 'invoice.file_clean'])
    .select(['invoice.file_sha256', 'invoice.page_keys', 'invoice_reading.reading'])
    .select(['invoice_reading.issuer', 'invoice_reading.series'])
    .select(['invoice_reading.number as documentNumber'])
    .select(isHiddenFrom(readerId, sql.ref('invoice.id')).as('isHidden'))
    .where('invoice.id', '=', invoiceId)
    .executeTakeFirst()
}

export async function lockFindings(tx: Tx, invoiceId: string) {
  return tx
    .selectFrom('invoice_reading')
    .innerJoin('invoice', 'invoice.id', 'invoice_reading.invoice_id')
    .select(['invoice_reading.reading', 'invoice.member_id', 'invoice.number'])
    .where('invoice.id', '=', invoiceId)
    .forUpdate()
    .executeTakeFirst()
}

/** A dismissed finding stays in the reading, but is not counted. */
export async function updateFindings(tx: Tx, invoiceId: string, findings: Reading['findings']) {
  const open = findings.filter(({ facts }) => !facts.dismissed).length
  await sql`
    update invoice_reading set reading = jsonb_set(reading, '{findings}', ${JSON.stringify(findings)}::jsonb)
    where invoice_id = ${invoiceId}`.execute(tx)
  await tx.updateTable('invoice').set({ findings: open }).where('id', '=', invoiceId).execute()
}
