import * as z from 'zod/mini'
import { documentReader } from '#server/invoices/document-reader.ts'
import { dayOf } from '#server/invoices/due-date.ts'
import { nothingRead } from '#server/invoices/reading/document-reading.ts'
import { discardUnused, storePages } from '#server/invoices/stored-document.ts'
import { isUnstorable } from '#server/platform/db.ts'
import { job } from '#server/platform/jobs.ts'
import { fileToRead, storeUploadReading } from './queries.ts'

/** Reads a file that was sent before its invoice. It is safe to run again. */
export const readUploadJob = job({
  name: 'read-upload',
  queue: 'reading',
  payload: z.object({ uploadId: z.string() }),
  run: async ({ db, transaction, files, now }, { uploadId }) => {
    const file = await fileToRead(db, uploadId)
    // It was read before, or is gone: its invoice has been read, or its member or its day has passed.
    if (!file) return
    const bytes = await files.getBytes(file.key)
    const { pages = [], ...read } = await documentReader(file.type).read(bytes, file.type, dayOf(now))
    const pageKeys = await storePages(files, pages)
    const store = (reading: typeof read) =>
      transaction((tx) => storeUploadReading(tx, { uploadId, reading, pageKeys, now }))
    try {
      await store(read).catch((error) => {
        if (!isUnstorable(error)) throw error
        const { access_key, fingerprint } = read
        return store(nothingRead('broken', { access_key, fingerprint }))
      })
    } finally {
      await discardUnused({ db, files }, pageKeys)
    }
  },
})
