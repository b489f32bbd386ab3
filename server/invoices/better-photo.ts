import { type Tx, violatedConstraint } from '#server/platform/db.ts'
import { enqueue } from '#server/platform/jobs.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { removeFilesJob } from '#server/platform/remove-files.ts'
import type { SentDocument } from './document.ts'
import { keepOwner } from './keep-owner.ts'
import { addStep, forgetReading, isOwnInvoice, replaceFile } from './queries.ts'
import { readInvoiceJob } from './read-invoice.ts'

type Photo = { invoiceId: string; memberId: string; document: SentDocument; now: Temporal.Instant }

/** The invoice goes back to where it stood in the queue. */
export async function sendBetterPhoto(tx: Tx, { invoiceId, memberId, document, now }: Photo) {
  await keepOwner(tx, invoiceId)
  const before = await replaced(tx, { invoiceId, memberId, document })
  if (!before) throw new Refusal((await isOwnInvoice(tx, invoiceId, memberId)) ? 'stale' : 'not_found')
  await forgetReading(tx, invoiceId)
  await addStep(tx, { invoiceId, step: 'photo_sent', now })
  await enqueue(tx, removeFilesJob, { keys: [before.file_key, ...before.page_keys] })
  await enqueue(tx, readInvoiceJob, { invoiceId, fileKey: document.key })
}

async function replaced(tx: Tx, photo: Omit<Photo, 'now'>) {
  try {
    return await replaceFile(tx, photo)
  } catch (error) {
    // The photo is that of another invoice of this person.
    if (violatedConstraint(error) === 'invoice_file_once_per_member') throw new Refusal('invoice_yours')
    throw error
  }
}
