import { sql } from 'kysely'
import { isPicture, type SentDocument } from '#server/invoices/document.ts'
import { lockUnread, unreadInvoices } from '#server/invoices/queries.ts'
import type { DocumentReading } from '#server/invoices/reading/document-reading.ts'
import type { Db, Tx } from '#server/platform/db.ts'

type NewUpload = { memberId: string; document: SentDocument; now: Temporal.Instant }

/** The upload of the same file, if there is one that no invoice has taken: it then lives from now on. */
export async function insertUpload(tx: Tx, { memberId, document, now }: NewUpload) {
  const { rows } = await sql<{ id: string; fileKey: string }>`
    insert into invoice_upload (member_id, file_key, file_type, sha256, created_at)
    values (${memberId}, ${document.key}, ${document.type}, ${document.sha256}, ${now})
    on conflict (member_id, sha256) where invoice_id is null do update set created_at = excluded.created_at
    returning id, file_key as "fileKey"`.execute(tx)
  const [upload] = rows
  if (!upload) throw new Error('an upload was neither stored nor found')
  return upload
}

/** What of this member is unread, or was sent before its invoice and waits for it. */
export async function countWaiting(tx: Tx, memberId: string): Promise<number> {
  await lockUnread(tx, memberId)
  const { count } = await tx
    .selectFrom('invoice_upload')
    .select(sql<number>`count(*)`.as('count'))
    .where('member_id', '=', memberId)
    .where('invoice_id', 'is', null)
    // What came by mail waits for days; once it is read it keeps nobody from the reader.
    .where(({ or, eb }) => or([eb('mailed_at', 'is', null), eb('read_at', 'is', null)]))
    .executeTakeFirstOrThrow()
  return count + (await unreadInvoices(tx, memberId))
}

export async function fileToRead(db: Db, uploadId: string) {
  return db
    .selectFrom('invoice_upload')
    .select(['file_key as key', 'file_type as type'])
    .where('id', '=', uploadId)
    .where('read_at', 'is', null)
    .executeTakeFirst()
}

type UploadReading = {
  uploadId: string
  reading: DocumentReading
  pageKeys: readonly string[]
  now: Temporal.Instant
}

export async function storeUploadReading(tx: Tx, { uploadId, reading, pageKeys, now }: UploadReading) {
  await tx
    .updateTable('invoice_upload')
    .set({ reading, page_keys: [...pageKeys], read_at: now })
    .where('id', '=', uploadId)
    .where('read_at', 'is', null)
    .execute()
}

type OwnUpload = { uploadId: string; memberId: string }

export async function readingOf(db: Db, { uploadId, memberId }: OwnUpload) {
  return db
    .selectFrom('invoice_upload')
    .select('reading')
    .where('id', '=', uploadId)
    .where('member_id', '=', memberId)
    .where('invoice_id', 'is', null)
    .executeTakeFirst()
}

/** What of the reading an invoice's own reading tells too. */
export async function uploadsOf(db: Db, memberId: string) {
  const { rows } = await sql<{ upload: unknown }>`
    select json_build_object(
      'sent_at', created_at, 'file', file_type, 'mailed_at', mailed_at,
      'reading', case when reading is not null then json_build_object(
        'source', reading -> 'source', 'access_key', reading -> 'access_key', 'number', reading -> 'number',
        'issuer', reading -> 'issuer', 'issued_on', reading -> 'issued_on', 'total_cents', reading -> 'total',
        'text', reading -> 'text', 'rows', reading -> 'rows'
      ) end
    ) as upload
    from invoice_upload where member_id = ${memberId} and invoice_id is null order by created_at, id`.execute(
    db,
  )
  return rows.map(({ upload }) => upload)
}

/** Of two invoices that want the file, the second waits here and then finds it taken. */
export async function lockUpload(
  tx: Tx,
  { uploadId, memberId }: OwnUpload,
): Promise<SentDocument | undefined> {
  const upload = await tx
    .selectFrom('invoice_upload')
    .select(['file_key as key', 'file_type as type', 'sha256'])
    .where('id', '=', uploadId)
    .where('member_id', '=', memberId)
    .where('invoice_id', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return upload && { ...upload, isClean: !isPicture(upload.type) }
}

export async function giveToInvoice(tx: Tx, uploadId: string, invoiceId: string) {
  await tx.updateTable('invoice_upload').set({ invoice_id: invoiceId }).where('id', '=', uploadId).execute()
}

type FileOfInvoice = { id: string; sha256: Buffer }

/** What was read of the files of invoices before they were sent, by invoice. */
export async function readingsBefore(db: Db, invoices: readonly FileOfInvoice[]) {
  const ids = invoices.map(({ id }) => id)
  const uploads = await db
    .selectFrom('invoice_upload')
    .select(['invoice_id as invoiceId', 'sha256', 'reading', 'page_keys as pageKeys'])
    .where(sql<boolean>`invoice_id = any(${ids}::uuid[])`)
    .execute()
  const before = new Map<string, { read: DocumentReading; pageKeys: string[] }>()
  for (const { id, sha256 } of invoices) {
    const upload = uploads.find((one) => one.invoiceId === id && one.sha256.equals(sha256))
    if (upload?.reading) before.set(id, { read: upload.reading, pageKeys: upload.pageKeys })
  }
  return before
}

export async function deleteUploadsOf(tx: Tx, invoiceIds: readonly string[]) {
  await tx.deleteFrom('invoice_upload').where(sql<boolean>`invoice_id = any(${invoiceIds}::uuid[])`).execute()
}

type Ages = { before: Temporal.Instant; mailedBefore: Temporal.Instant }

/** Returns the files that they had. */
export async function deleteUploadsBefore(tx: Tx, { before, mailedBefore }: Ages): Promise<string[]> {
  const rows = await tx
    .deleteFrom('invoice_upload')
    .where('created_at', '<', before)
    .where(({ or, eb }) => or([eb('mailed_at', 'is', null), eb('mailed_at', '<', mailedBefore)]))
    .returning(['file_key', 'page_keys'])
    .execute()
  return rows.flatMap(({ file_key, page_keys }) => [file_key, ...page_keys])
}
