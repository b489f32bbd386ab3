import { coinsOf } from '#domain/earning.ts'
import { readFiscalKey } from '#domain/fiscal-key.ts'
import { ratesOf } from '#server/catalogue/products.ts'
import { type Tx, violatedConstraint } from '#server/platform/db.ts'
import { enqueue } from '#server/platform/jobs.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { removeFilesJob } from '#server/platform/remove-files.ts'
import { requireCodes } from '#server/recommendations/require-codes.ts'
import { stateOfKey } from './access-keys/key-state.ts'
import type { SentDocument } from './document.ts'
import { dayOf, dueAfter } from './due-date.ts'
import { mostUnread, refuseToWait } from './most-unread.ts'
import {
  addStep,
  type BetterPhoto,
  countUnread,
  deleteReading,
  insertInvoice,
  insertRows,
  isOwnInvoice,
  lockOwner,
  replaceFile,
} from './queries.ts'
import { readingJobFor } from './read-invoice.ts'
import { deleteUploadsOf, giveToInvoice, lockUpload } from './uploads/queries.ts'

type InvoiceSubmission = {
  memberId: string
  number: string
  /** The key that the device read. An invalid one is ignored, because the server reads the file itself. */
  accessKey: string | undefined
  rows: readonly { productId: string; valueCents: number; recommendation?: string | undefined }[]
  /** Undefined if the file was sent before. */
  document: SentDocument | undefined
  uploadId: string | undefined
  /** Of the network it comes from. */
  address: string
  now: Temporal.Instant
}

export async function sendInvoice(tx: Tx, submission: InvoiceSubmission) {
  const { memberId, number, now } = submission
  const uploadId = submission.document ? undefined : submission.uploadId
  const document = submission.document ?? (await sentBefore(tx, uploadId, memberId))
  const rows = await ratedRows(tx, submission.rows)
  await requireCodes(tx, submission.rows, { senderId: memberId, address: submission.address, now })
  const accessKey = validKey(submission.accessKey, now)
  const isXml = document.type === 'xml'
  if (accessKey) await refuseKnownKey(tx, { accessKey, memberId, isXml })
  const dueOn = await dueAfter(tx, now)
  const invoice = { memberId, number, document, estimate: coinsOf(rows), dueOn, now }
  let id = await insertInvoice(tx, { ...invoice, accessKey })
  if (!id && accessKey) {
    await refuseKnownKey(tx, { accessKey, memberId, isXml })
    // Somebody else claims the key, which is taken from them once this document has proved that it is its own.
    id = await insertInvoice(tx, { ...invoice, accessKey: undefined })
  }
  // This member has sent the same file.
  if (!id) throw new Refusal('invoice_yours')
  if (uploadId) await giveToInvoice(tx, uploadId, id)
  await insertRows(tx, id, rows)
  await addStep(tx, { invoiceId: id, step: 'sent', now })
  await enqueueReading(tx, { invoiceId: id, document, memberId })
  return { id, due_on: dueOn }
}

/** What was used, erased or kept too long is gone alike: the caller sends the file itself. */
async function sentBefore(tx: Tx, uploadId: string | undefined, memberId: string): Promise<SentDocument> {
  const document = uploadId && (await lockUpload(tx, { uploadId, memberId }))
  if (!document) throw new Refusal('upload_gone')
  return document
}

type NewReading = { invoiceId: string; document: SentDocument; memberId: string }

/** Members are served in turn: the second document of one comes after the first of everybody. */
async function enqueueReading(tx: Tx, { invoiceId, document, memberId }: NewReading) {
  const others = (await countUnread(tx, memberId)) - 1
  if (others >= mostUnread) throw refuseToWait()
  const payload = { invoiceId, fileKey: document.key }
  await enqueue(tx, readingJobFor(document.type), payload, { priority: others })
}

async function ratedRows(tx: Tx, rows: InvoiceSubmission['rows']) {
  const rates = await ratesOf(
    tx,
    rows.map(({ productId }) => productId),
  )
  return rows.map((row, index) => {
    const rateThousandths = rates.get(row.productId)
    if (rateThousandths === undefined)
      throw new Refusal('product_unknown', { field: `products.${index}.product_id` })
    return { ...row, rateThousandths }
  })
}

function validKey(typed: string | undefined, now: Temporal.Instant): string | undefined {
  const reading = typed ? readFiscalKey(typed, dayOf(now)) : undefined
  return reading?.ok ? reading.key.text : undefined
}

async function refuseKnownKey(tx: Tx, key: Parameters<typeof stateOfKey>[1]) {
  const { state } = await stateOfKey(tx, key)
  if (state === 'yours') throw new Refusal('invoice_yours')
  if (state === 'used') throw new Refusal('invoice_used')
}

type SentPhoto = Pick<InvoiceSubmission, 'memberId' | 'document' | 'uploadId' | 'now'> & { invoiceId: string }

export async function sendBetterPhoto(tx: Tx, { invoiceId, memberId, now, ...sent }: SentPhoto) {
  await lockOwner(tx, invoiceId)
  const uploadId = sent.document ? undefined : sent.uploadId
  const document = sent.document ?? (await sentBefore(tx, uploadId, memberId))
  const before = await replaceWithPhoto(tx, { invoiceId, memberId, document })
  if (!before) throw new Refusal((await isOwnInvoice(tx, invoiceId, memberId)) ? 'stale' : 'not_found')
  await deleteReading(tx, invoiceId)
  await deleteUploadsOf(tx, [invoiceId])
  if (uploadId) await giveToInvoice(tx, uploadId, invoiceId)
  await addStep(tx, { invoiceId, step: 'photo_sent', now })
  await enqueue(tx, removeFilesJob, { keys: [before.file_key, ...before.page_keys] })
  await enqueueReading(tx, { invoiceId, document, memberId })
}

async function replaceWithPhoto(tx: Tx, photo: BetterPhoto) {
  try {
    return await replaceFile(tx, photo)
  } catch (error) {
    if (violatedConstraint(error) === 'invoice_file_once_per_member') throw new Refusal('invoice_yours')
    throw error
  }
}
