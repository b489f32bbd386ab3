import { type Tx, violatedConstraint } from '#server/platform/db.ts'
import { enqueue } from '#server/platform/jobs.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { removeFilesJob } from '#server/platform/remove-files.ts'
import { addStep, type BetterPhoto, deleteReading, isOwnInvoice, lockOwner, replaceFile } from './queries.ts'
import { readInvoiceJob } from './read-invoice.ts'

/** The invoice gets its old place in the queue back. */
export async function sendBetterPhoto(tx: Tx, { now, ...photo }: BetterPhoto & { now: Temporal.Instant }) {
  const { invoiceId, memberId, document } = photo
  await lockOwner(tx, invoiceId)
  const before = await replaceWithPhoto(tx, photo)
  if (!before) throw new Refusal((await isOwnInvoice(tx, invoiceId, memberId)) ? 'stale' : 'not_found')
  await deleteReading(tx, invoiceId)
  await addStep(tx, { invoiceId, step: 'photo_sent', now })
  await enqueue(tx, removeFilesJob, { keys: [before.file_key, ...before.page_keys] })
  await enqueue(tx, readInvoiceJob, { invoiceId, fileKey: document.key })
}

async function replaceWithPhoto(tx: Tx, photo: BetterPhoto) {
  try {
    return await replaceFile(tx, photo)
  } catch (error) {
    // This member has sent the same photo for another invoice.
    if (violatedConstraint(error) === 'invoice_file_once_per_member') throw new Refusal('invoice_yours')
    throw error
  }
}
