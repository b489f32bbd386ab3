import { sql } from 'kysely'
import type { Reading } from '#contract/invoices-reading.ts'
import type { StoredDocument } from '#server/invoices/document.ts'
import { rowsOfInvoices } from '#server/invoices/queries.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { isHiddenFrom } from '#server/platform/list-queries.ts'

export type InvoiceToRead = Awaited<ReturnType<typeof invoicesToRead>>[number]

type SentFile = { readonly invoiceId: string; readonly fileKey: string }

/** In the order of the files, without those of which the invoice was erased, got a better photo, or was read before. */
export async function invoicesToRead(db: Db, sent: readonly SentFile[]) {
  const ids = sent.map(({ invoiceId }) => invoiceId)
  const invoices = await db
    .selectFrom('invoice')
    .innerJoin('member', 'member.id', 'invoice.member_id')
    .select(['invoice.id', 'member_id as memberId', 'number', 'access_key as accessKey'])
    .select(['file_key as fileKey', 'file_sha256 as sha256', 'file_type as type'])
    .select('member.profile_value as shop')
    .where(sql<boolean>`invoice.id = any(${ids}::uuid[])`)
    .execute()
  const rows = await rowsOfInvoices(db, ids)
  return sent.flatMap(({ invoiceId, fileKey }) => {
    const invoice = invoices.find((one) => one.id === invoiceId && one.fileKey === fileKey)
    return invoice ? [{ ...invoice, rows: rows.get(invoiceId) ?? [] }] : []
  })
}

/** Readings are recorded one at a time: of two copies of a document, the second has to see the first. */
export async function lockReadings(tx: Tx) {
  await sql`select pg_advisory_xact_lock(hashtext('reading of invoices'))`.execute(tx)
}

type FileThatWasRead = {
  invoice: InvoiceToRead
  copy: StoredDocument | undefined
  pageKeys: readonly string[]
  read: { fingerprint: string | null }
}

/** The pictures of pages that were there before, by invoice; nothing of an invoice whose file is another by now. */
export async function updateFiles(tx: Tx, files: readonly FileThatWasRead[]) {
  const updates = files.map(({ invoice, copy, pageKeys, read }) => ({
    id: invoice.id,
    file_key: invoice.fileKey,
    fingerprint: read.fingerprint,
    page_keys: pageKeys,
    copy_key: copy?.key,
    copy_type: copy?.type,
    copy_clean: copy?.isClean,
  }))
  const { rows } = await sql<{ id: string; pageKeys: string[] }>`
    with locked as materialized (
      select id from invoice where id = any(${files.map(({ invoice }) => invoice.id)}::uuid[])
      order by id for no key update
    )
    update invoice set version = version + 1, page_keys = read.page_keys,
      fingerprint = ('x' || read.fingerprint)::bit(64),
      file_key = coalesce(copy_key, invoice.file_key), file_type = coalesce(copy_type, invoice.file_type),
      file_clean = coalesce(copy_clean, invoice.file_clean)
    from locked join jsonb_to_recordset(${JSON.stringify(updates)}::jsonb) as read (
      id uuid, file_key text, fingerprint text, page_keys text[], copy_key text, copy_type text, copy_clean boolean
    ) on read.id = locked.id
    where invoice.id = read.id and invoice.file_key = read.file_key
    returning invoice.id, old.page_keys as "pageKeys"`.execute(tx)
  return new Map(rows.map(({ id, pageKeys }) => [id, pageKeys]))
}

function bitsOf(fingerprint: string) {
  return sql<string>`('x' || ${fingerprint}::text)::bit(64)`
}

export type PartOfIdentity = { issuer: string | null; series: string | null; number: string | null }

type NewReading = { invoice: { id: string }; reading: Reading; identity: PartOfIdentity }

export async function storeReadings(tx: Tx, readings: readonly NewReading[], now: Temporal.Instant) {
  const stored = readings.map(({ invoice, reading, identity }) => ({
    invoice_id: invoice.id,
    reading,
    ...identity,
  }))
  await sql`
    insert into invoice_reading (invoice_id, issuer, series, number, reading, read_at)
    select invoice_id, issuer, series, number, reading, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(stored)}::jsonb)
      as read (invoice_id uuid, issuer text, series text, number text, reading jsonb)
    on conflict (invoice_id) do update set issuer = excluded.issuer, series = excluded.series,
      number = excluded.number, reading = excluded.reading, read_at = excluded.read_at`.execute(tx)
  const ids = readings.map(({ invoice }) => invoice.id)
  const counts = readings.map(({ reading }) => reading.findings.length)
  await sql`
    update invoice set findings = found.count from unnest(${ids}::uuid[], ${counts}::integer[]) as found (id, count)
    where invoice.id = found.id and findings <> found.count`.execute(tx)
}

const mostTwins = 10

/** Of which invoice, and by what it is another one's twin. The one that has earned with a key may have been erased. */
export type Twin = { of: string; id: string | null; member_id: string | null }

type TwinSearch = { id: string; key: { text: string } | undefined; sha256: Buffer; identity: PartOfIdentity }

export async function twinsByKey(db: Db, searches: readonly TwinSearch[]): Promise<Twin[]> {
  const { rows } = await sql<Twin>`
    select wanted.id as of, twin.* from unnest(
      ${searches.map(({ id }) => id)}::uuid[], ${searches.map(({ key }) => key?.text ?? null)}::text[]
    ) as wanted (id, key)
    cross join lateral (
      select invoice.id, member_id from invoice
      where access_key = wanted.key and status <> 'rejected' and invoice.id <> wanted.id
      union all
      select null, null from used_access_key
      where access_key = wanted.key
      -- Two indexes know a key each in part; without them every invoice would be looked at.
      and not exists (select from invoice where access_key = wanted.key and status <> 'rejected')
      and not exists (select from invoice where access_key = wanted.key and status = 'rejected')
    ) as twin`.execute(db)
  return rows
}

export async function twinsByFile(db: Db, searches: readonly TwinSearch[]): Promise<Twin[]> {
  const { rows } = await sql<Twin>`
    select wanted.id as of, twin.id, member_id from unnest(
      ${searches.map(({ id }) => id)}::uuid[], ${searches.map(({ sha256 }) => sha256)}::bytea[]
    ) as wanted (id, sha256)
    cross join lateral (
      select invoice.id, member_id, sent_at from invoice
      where file_sha256 = wanted.sha256 and invoice.id <> wanted.id order by sent_at limit ${mostTwins}
    ) as twin
    order by sent_at`.execute(db)
  return rows
}

export async function twinsByNumber(db: Db, searches: readonly TwinSearch[]): Promise<Twin[]> {
  const { rows } = await sql<Twin>`
    select wanted.id as of, twin.id, member_id from unnest(
      ${searches.map(({ id }) => id)}::uuid[], ${searches.map(({ identity }) => identity.issuer)}::text[],
      ${searches.map(({ identity }) => identity.series)}::text[],
      ${searches.map(({ identity }) => identity.number)}::text[]
    ) as wanted (id, issuer, series, number)
    cross join lateral (
      select invoice.id, member_id, sent_at from invoice_reading as read join invoice on invoice.id = invoice_id
      where read.issuer = wanted.issuer and read.series = wanted.series and read.number = wanted.number
      and invoice.id <> wanted.id order by sent_at limit ${mostTwins}
    ) as twin
    order by sent_at`.execute(db)
  return rows
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
