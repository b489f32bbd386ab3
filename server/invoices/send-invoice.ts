import { coinsOf } from '#domain/earning.ts'
import { readFiscalKey } from '#domain/fiscal-key.ts'
import { ratesOf } from '#server/catalogue/products.ts'
import { type Tx, violatedConstraint } from '#server/platform/db.ts'
import { enqueue } from '#server/platform/jobs.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { removeFilesJob } from '#server/platform/remove-files.ts'
import { stateOfKey } from './access-keys/key-state.ts'
import type { SentDocument } from './document.ts'
import { dayOf, dueAfter } from './due-date.ts'
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
import { readInvoiceJob } from './read-invoice.ts'

type InvoiceSubmission = {
  memberId: string
  number: string
  /** The key that the device read. An invalid one is ignored, because the server reads the file itself. */
  accessKey: string | undefined
  rows: readonly { productId: string; valueCents: number }[]
  document: SentDocument
  now: Temporal.Instant
}

export async function sendInvoice(tx: Tx, submission: InvoiceSubmission) {
  const { memberId, number, document, now } = submission
  const rows = await ratedRows(tx, submission.rows)
  const accessKey = validKey(submission.accessKey, now)
  if (accessKey) await refuseKnownKey(tx, accessKey, memberId)
  const dueOn = await dueAfter(tx, now)
  const id = await insertInvoice(tx, {
    memberId,
    number,
    accessKey,
    document,
    estimate: coinsOf(rows),
    dueOn,
    now,
  })
  if (!id) {
    // Somebody else sent the same key first, or this member the same file.
    if (accessKey) await refuseKnownKey(tx, accessKey, memberId)
    throw new Refusal('invoice_yours')
  }
  await insertRows(tx, id, rows)
  await addStep(tx, { invoiceId: id, step: 'sent', now })
  await enqueueReading(tx, { invoiceId: id, fileKey: document.key, memberId })
  return { id, due_on: dueOn }
}

/** Waiting documents of one member; more of them would keep the reader from everybody else. */
const mostUnread = 30
const triedAgainAfterSeconds = 60

type NewReading = { invoiceId: string; fileKey: string; memberId: string }

/** Members are served in turn: the second document of one comes after the first of everybody. */
async function enqueueReading(tx: Tx, { memberId, ...document }: NewReading) {
  const others = (await countUnread(tx, memberId)) - 1
  if (others >= mostUnread) throw new Refusal('too_many_unread', { waitSeconds: triedAgainAfterSeconds })
  await enqueue(tx, readInvoiceJob, document, { priority: others })
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

async function refuseKnownKey(tx: Tx, accessKey: string, memberId: string) {
  const { state } = await stateOfKey(tx, { accessKey, memberId })
  if (state === 'yours') throw new Refusal('invoice_yours')
  if (state === 'used') throw new Refusal('invoice_used')
}

export async function sendBetterPhoto(tx: Tx, { now, ...photo }: BetterPhoto & { now: Temporal.Instant }) {
  const { invoiceId, memberId, document } = photo
  await lockOwner(tx, invoiceId)
  const before = await replaceWithPhoto(tx, photo)
  if (!before) throw new Refusal((await isOwnInvoice(tx, invoiceId, memberId)) ? 'stale' : 'not_found')
  await deleteReading(tx, invoiceId)
  await addStep(tx, { invoiceId, step: 'photo_sent', now })
  await enqueue(tx, removeFilesJob, { keys: [before.file_key, ...before.page_keys] })
  await enqueueReading(tx, { invoiceId, fileKey: document.key, memberId })
}

async function replaceWithPhoto(tx: Tx, photo: BetterPhoto) {
  try {
    return await replaceFile(tx, photo)
  } catch (error) {
    if (violatedConstraint(error) === 'invoice_file_once_per_member') throw new Refusal('invoice_yours')
    throw error
  }
}
