import { Readable } from 'node:stream'
import type { SentDocument } from '#server/invoices/document.ts'
import { lockUnread } from '#server/invoices/queries.ts'
import { storeDocument } from '#server/invoices/stored-document.ts'
import { uploadDocument } from '#server/invoices/uploads/upload-document.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Files } from '#server/platform/files.ts'
import type { Preparation } from '#server/platform/http-command.ts'
import { enqueue } from '#server/platform/jobs.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { removeFilesJob } from '#server/platform/remove-files.ts'
import { receiveUpload, removeUploads } from '#server/platform/uploads.ts'
import { missingOf } from './part-sizes.ts'
import { deleteOpenUpload, findOpenUpload, type OwnOpenUpload, partsOf } from './queries.ts'

/**
 * The whole file, checked and told apart like one that was sent at once. What does not match the hash that was
 * announced, or can never be an invoice, is given up with its parts: sending them again would change nothing.
 */
export async function putTogether(preparation: Preparation, own: OwnOpenUpload): Promise<SentDocument> {
  const { db, files, uploadsFolder } = preparation
  const open = await findOpenUpload(db, own)
  if (!open) throw new Refusal('upload_gone')
  const parts = await partsOf(db, own.openId)
  const places = parts.map(({ place }) => place)
  if (missingOf(open.sizeBytes, places).length > 0) throw await goneOr(new Refusal('parts_missing'))
  const keys = parts.map(({ fileKey }) => fileKey)
  const whole = await receiveUpload(uploadsFolder, Readable.from(contents(files, keys))).catch(
    async (error: unknown) => {
      throw await goneOr(error)
    },
  )
  try {
    if (whole.sha256 !== open.sha256.toString('hex')) throw new Refusal('upload_gone')
    return await storeDocument(files, whole)
  } catch (error) {
    if (error instanceof Refusal) await preparation.transaction((tx) => giveUp(tx, own))
    throw error
  } finally {
    await removeUploads([whole])
  }

  /** Another device may have completed it meanwhile, and its parts went. */
  async function goneOr(error: unknown): Promise<unknown> {
    return (await findOpenUpload(db, own)) ? error : new Refusal('upload_gone')
  }
}

async function* contents(files: Files, keys: readonly string[]) {
  for (const key of keys) yield* await files.getStream(key)
}

async function giveUp(tx: Tx, own: OwnOpenUpload) {
  const keys = await deleteOpenUpload(tx, own)
  if (keys.length > 0) await enqueue(tx, removeFilesJob, { keys })
}

type Completion = OwnOpenUpload & { document: SentDocument; now: Temporal.Instant }

/** Completed twice, it is one upload: the second finds the first by its content. */
export async function completeUpload(tx: Tx, { document, now, ...own }: Completion) {
  await lockUnread(tx, own.memberId)
  await giveUp(tx, own)
  const { id } = await uploadDocument(tx, { memberId: own.memberId, document, now })
  return { upload: id }
}
