import * as z from 'zod/mini'
import { isUnstorable } from '#server/platform/db.ts'
import { job } from '#server/platform/jobs.ts'
import { dayOf } from './due-date.ts'
import { createDocumentReader } from './reading/read-in-thread.ts'
import { nothingRead } from './reading/reading.ts'
import { invoiceToRead } from './recording/invoice-to-read.ts'
import { recordReading } from './recording/record-reading.ts'
import { discardUnused, storeCleanCopy, storePages } from './stored-document.ts'

/** One thread for every document of this process; it starts with the first. */
const reader = createDocumentReader()

/**
 * Reads a file that was sent, draws a picture anew, and notes both in one transaction; the file of before goes after
 * it. Run again it finds the same, or that there is nothing left to do.
 */
export const readInvoiceJob = job({
  name: 'read-invoice',
  payload: z.object({ invoiceId: z.string(), fileKey: z.string() }),
  run: async ({ db, transaction, files, now }, { invoiceId, fileKey }) => {
    const invoice = await invoiceToRead(db, invoiceId, fileKey)
    // Erased, or sent again with a better photo, or read before.
    if (!invoice) return
    const bytes = await files.getBytes(fileKey)
    const read = await reader.read(bytes, invoice.type, dayOf(now))
    const copy = await storeCleanCopy(files, bytes, invoice.type)
    const pageKeys = await storePages(files, read.pages ?? [])
    const record = (reading: typeof read) =>
      transaction((tx) => recordReading(tx, { invoice, read: reading, copy, pageKeys, now }))
    try {
      await record(read).catch((error) => {
        // What cannot be stored will never be: a document without a reading would wait for ever.
        if (!isUnstorable(error)) throw error
        return record(nothingRead('broken', { access_key: read.access_key, fingerprint: read.fingerprint }))
      })
    } finally {
      await discardUnused({ db, files }, [...(copy ? [copy.key] : []), ...pageKeys])
    }
  },
})
