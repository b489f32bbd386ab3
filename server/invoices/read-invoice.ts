import * as z from 'zod/mini'
import { limitConcurrency } from '#server/platform/concurrency.ts'
import type { ContentType } from '#server/platform/content-type.ts'
import { isUnstorable } from '#server/platform/db.ts'
import { type JobContext, job, jobOfMany } from '#server/platform/jobs.ts'
import { documentReader } from './document-reader.ts'
import { dayOf } from './due-date.ts'
import { waitingXml } from './feeds/waiting/waiting-xml.ts'
import { creditAtOnce } from './instant/credit-at-once.ts'
import { proofOf } from './proof/proof-of.ts'
import { nothingRead } from './reading/document-reading.ts'
import { readProvedXml } from './reading/read-invoice-xml.ts'
import { apart } from './recording/apart.ts'
import { type InvoiceToRead, invoicesToRead } from './recording/queries.ts'
import { type DocumentToRecord, recordReadings } from './recording/record-readings.ts'
import { discardUnused, storeCleanCopy, storePages } from './stored-document.ts'
import { readingsBefore } from './uploads/queries.ts'

type Reading = { invoiceId: string; fileKey: string }

const payload = z.object({ invoiceId: z.string(), fileKey: z.string() })

const readPictureJob = job({
  name: 'read-invoice',
  queue: 'reading',
  payload,
  run: (context, one) => readInvoices(context, [one]),
})

/** Whoever wants to spend coins of theirs waits until all are recorded: some tenths of a second. */
const mostTogether = 50
/** Files may have ten megabytes, and somebody may send fifty of those. */
const filesAtOnce = 4

const readXmlJob = jobOfMany({
  name: 'read-xml',
  queue: 'xml',
  payload,
  most: mostTogether,
  run: readInvoices,
})

export const readingJobs = [readPictureJob, readXmlJob]

/** An XML is read and credited in milliseconds, and waits for none of the pictures, which take seconds. */
export function readingJobFor(type: ContentType) {
  return type === 'xml' ? readXmlJob : readPictureJob
}

/**
 * Reads files that were sent, or takes over what was read of them before, makes copies of pictures without camera data,
 * and stores both, in one transaction where no document concerns another. The original files are removed after the
 * commit. It is safe to run again.
 */
async function readInvoices(context: JobContext, sent: readonly Reading[]) {
  const { db, files, now } = context
  const invoices = await invoicesToRead(db, sent)
  const before = await readingsBefore(db, invoices)
  const documents: DocumentToRecord[] = []
  const inTurn = limitConcurrency(filesAtOnce)
  try {
    const reading = invoices.map((invoice) => inTurn(() => readOne(context, invoice, before.get(invoice.id))))
    // All are awaited, so that the files of those that were read are removed where one fails.
    for (const one of await Promise.allSettled(reading))
      if (one.status === 'fulfilled') documents.push(one.value)
    await Promise.all(reading)
    for (const group of apart(documents, dayOf(now))) await record(context, group)
  } finally {
    const made = documents.flatMap(({ copy, pageKeys }) => [...(copy ? [copy.key] : []), ...pageKeys])
    await discardUnused({ db, files }, made)
  }
}

type ReadBefore = Awaited<ReturnType<typeof readingsBefore>>

async function readOne(
  { db, files, now, trustDir, log }: JobContext,
  invoice: InvoiceToRead,
  before: ReturnType<ReadBefore['get']>,
): Promise<DocumentToRecord> {
  const bytes = await files.getBytes(invoice.fileKey)
  const { memberId, type } = invoice
  const tools = { trustDir, now, log }
  const own = type === 'xml' ? await proofOf(bytes, tools) : undefined
  const read =
    before?.read ??
    (own?.document ? readProvedXml(own.document) : await documentReader(type).read(bytes, type, dayOf(now)))
  const accessKey = read.access_key ?? invoice.accessKey
  const waiting = type === 'xml' ? undefined : await waitingXml({ db, files }, { memberId, accessKey })
  const proof = own ?? (waiting && (await proofOf(waiting, tools)))
  const copy = await storeCleanCopy(files, bytes, invoice.type)
  const pageKeys = before?.pageKeys ?? (await storePages(files, read.pages ?? []))
  return { invoice, read, proof, copy, pageKeys }
}

async function record({ transaction, now }: JobContext, documents: readonly DocumentToRecord[]) {
  const recordAll = (all: readonly DocumentToRecord[]) =>
    transaction(async (tx) => creditAtOnce(tx, await recordReadings(tx, all, now), now))
  await recordAll(documents).catch((error) => {
    const [alone, ...others] = documents
    // A reading that the database refuses will never be stored, and without one the invoice would wait for ever.
    if (!alone || others.length > 0 || !isUnstorable(error)) throw error
    const { access_key, fingerprint } = alone.read
    return recordAll([{ ...alone, read: nothingRead('broken', { access_key, fingerprint }) }])
  })
}
