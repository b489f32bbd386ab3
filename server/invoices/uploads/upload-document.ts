import type { SentDocument } from '#server/invoices/document.ts'
import { mostUnread, refuseToWait } from '#server/invoices/most-unread.ts'
import type { Tx } from '#server/platform/db.ts'
import { enqueue } from '#server/platform/jobs.ts'
import { removeFilesJob } from '#server/platform/remove-files.ts'
import { countWaiting, insertUpload } from './queries.ts'
import { readUploadJob } from './read-upload.ts'

type Upload = { memberId: string; document: SentDocument; now: Temporal.Instant }

/** Sent again, the same file is the same upload. */
export async function uploadDocument(tx: Tx, { memberId, document, now }: Upload) {
  const { id, fileKey } = await insertUpload(tx, { memberId, document, now })
  if (fileKey !== document.key) {
    await enqueue(tx, removeFilesJob, { keys: [document.key] })
    return { id }
  }
  const others = (await countWaiting(tx, memberId)) - 1
  if (others >= mostUnread) throw refuseToWait()
  // Somebody is waiting for this reading, so it comes before those of all invoices that were sent.
  await enqueue(tx, readUploadJob, { uploadId: id }, { priority: others - mostUnread })
  return { id }
}
