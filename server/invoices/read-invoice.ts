import * as z from 'zod/mini'
import type { ContentType } from '#server/platform/content-type.ts'
import { isUnstorable } from '#server/platform/db.ts'
import { type JobContext, job } from '#server/platform/jobs.ts'
import { documentReader } from './document-reader.ts'
import { dayOf } from './due-date.ts'
import { waitingXml } from './feeds/waiting/waiting-xml.ts'
import { creditAtOnce } from './instant/credit-at-once.ts'
import { proofOf } from './proof/proof-of.ts'
import { nothingRead } from './reading/document-reading.ts'
import { invoiceToRead } from './recording/queries.ts'
import { recordReading } from './recording/record-reading.ts'
import { discardUnused, storeCleanCopy, storePages } from './stored-document.ts'
import { deleteUploadOf, readingBefore } from './uploads/queries.ts'

type Reading = { invoiceId: string; fileKey: string }

const reading = { payload: z.object({ invoiceId: z.string(), fileKey: z.string() }), run: readInvoice }

const readPictureJob = job({ ...reading, name: 'read-invoice', queue: 'reading' })
const readXmlJob = job({ ...reading, name: 'read-xml', queue: 'xml' })

export const readingJobs = [readPictureJob, readXmlJob]

/** An XML is read and credited in milliseconds, and waits for none of the pictures, which take seconds. */
export function readingJobFor(type: ContentType) {
  return type === 'xml' ? readXmlJob : readPictureJob
}

/**
 * Reads a file that was sent, or takes over what was read of it before, makes a copy of a picture without camera data,
 * and stores both in one transaction. The original file is removed after the commit. It is safe to run again.
 */
async function readInvoice(
  { db, transaction, files, now, trustDir, log }: JobContext,
  { invoiceId, fileKey }: Reading,
) {
  const invoice = await invoiceToRead(db, invoiceId, fileKey)
  // The invoice was erased, got a better photo, or was read before.
  if (!invoice) return
  const bytes = await files.getBytes(fileKey)
  const before = await readingBefore(db, invoice)
  const read = before?.read ?? (await documentReader(invoice.type).read(bytes, invoice.type, dayOf(now)))
  const { memberId } = invoice
  const accessKey = read.access_key ?? invoice.accessKey
  const signed = invoice.type === 'xml' ? bytes : await waitingXml({ db, files }, { memberId, accessKey })
  const proof = signed && (await proofOf(signed, { trustDir, now, log }))
  const copy = await storeCleanCopy(files, bytes, invoice.type)
  const pageKeys = before?.pageKeys ?? (await storePages(files, read.pages ?? []))
  const record = (reading: typeof read) =>
    transaction(async (tx) => {
      const recorded = await recordReading(tx, { invoice, read: reading, proof, copy, pageKeys, now })
      await deleteUploadOf(tx, invoiceId)
      const typed = invoice.rows
      if (recorded && proof) await creditAtOnce(tx, { invoiceId, typed, reading: recorded, proof, now })
    })
  try {
    await record(read).catch((error) => {
      // A reading that the database refuses will never be stored, and without one the invoice would wait for ever.
      if (!isUnstorable(error)) throw error
      return record(nothingRead('broken', { access_key: read.access_key, fingerprint: read.fingerprint }))
    })
  } finally {
    await discardUnused({ db, files }, [...(copy ? [copy.key] : []), ...pageKeys])
  }
}
