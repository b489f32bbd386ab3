import { sql } from 'kysely'
import type { Reading } from '#contract/invoices-reading.ts'
import type { StoredDocument } from '#server/invoices/document.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import type { InvoiceToRead } from './typed-invoice.ts'

export async function typedInvoice(db: Db, id: string, fileKey: string) {
  return db
    .selectFrom('invoice')
    .select([
      'member_id as memberId',
      'number',
      'access_key as accessKey',
      'file_sha256 as sha256',
      'file_type as type',
    ])
    .where('id', '=', id)
    .where('file_key', '=', fileKey)
    .executeTakeFirst()
}

export async function typedRows(db: Db, invoiceId: string) {
  return db
    .selectFrom('invoice_row')
    .select('value_cents as valueCents')
    .where('invoice_id', '=', invoiceId)
    .orderBy('position')
    .execute()
}

export async function oneAtATime(tx: Tx) {
  await sql`select pg_advisory_xact_lock(hashtext('reading of invoices'))`.execute(tx)
}

export async function maxAgeDays(db: Db): Promise<number> {
  const { invoice_max_age_days } = await db
    .selectFrom('setting')
    .select('invoice_max_age_days')
    .executeTakeFirstOrThrow()
  return invoice_max_age_days
}

type ReadFile = {
  invoice: InvoiceToRead
  copy: StoredDocument | undefined
  pageKeys: readonly string[]
  fingerprint: string | null
}

/** The pages it had before; undefined if the invoice has another file by now, or is gone. */
export async function updateFile(tx: Tx, { invoice, copy, pageKeys, fingerprint }: ReadFile) {
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

/** A fingerprint comes in hexadecimal. */
function bitsOf(fingerprint: string) {
  return sql<string>`('x' || ${fingerprint}::text)::bit(64)`
}

/**
 * The key that a document proves is the invoice's own, unless another has it; one that was only typed gives way. What
 * has earned keeps the key it earned with.
 */
export async function holdKey(tx: Tx, invoiceId: string, accessKey: string) {
  await sql`
    update invoice set access_key = case
      when access_key = ${accessKey} then access_key
      when exists (
        select from invoice as other
        where other.access_key = ${accessKey} and other.status <> 'rejected' and other.id <> invoice.id
      ) or exists (select from used_access_key as used where used.access_key = ${accessKey}) then null
      else ${accessKey}
    end
    where id = ${invoiceId} and status not in ('counted', 'reversed')`.execute(tx)
}

type Kept = {
  invoiceId: string
  reading: Reading
  document: { issuer: string | null; series: string | null; number: string | null }
  now: Temporal.Instant
}

export async function keepReading(tx: Tx, { invoiceId, reading, document, now }: Kept) {
  const kept = { ...document, reading, read_at: now }
  await tx
    .insertInto('invoice_reading')
    .values({ invoice_id: invoiceId, ...kept })
    .onConflict((conflict) => conflict.column('invoice_id').doUpdateSet(kept))
    .execute()
  await tx
    .updateTable('invoice')
    .set({ findings: reading.findings.length })
    .where('id', '=', invoiceId)
    .execute()
}

/** Another invoice; without an id and an owner it is one that was erased. */
export type Twin = { id: string | null; member_id: string | null }

export async function alikeByKey(db: Db, invoiceId: string, accessKey: string): Promise<Twin[]> {
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

export async function alikeByFile(db: Db, invoiceId: string, sha256: Buffer): Promise<Twin[]> {
  return db
    .selectFrom('invoice')
    .select(['id', 'member_id'])
    .where('file_sha256', '=', sha256)
    .where('id', '!=', invoiceId)
    .orderBy('sent_at')
    .limit(mostTwins)
    .execute()
}

type Document = { issuer: string; series: string; number: string }

export async function alikeByDocument(
  db: Db,
  invoiceId: string,
  { issuer, series, number }: Document,
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

type Looks = { fingerprint: string; mostBitsApart: number; since: Temporal.Instant }

export async function alikeByPicture(
  db: Db,
  invoiceId: string,
  { fingerprint, mostBitsApart, since }: Looks,
) {
  const { rows } = await sql<{ id: string; member_id: string; bits: number }>`
    select id, member_id, bits from invoice
    cross join lateral (select bit_count(fingerprint # ${bitsOf(fingerprint)}) as bits) as apart
    where fingerprint is not null and sent_at >= ${since} and id <> ${invoiceId} and bits <= ${mostBitsApart}
    order by bits, sent_at limit ${mostTwins}`.execute(db)
  return rows
}

const mostTwins = 10
