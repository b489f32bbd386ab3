import { coinsOf } from '#domain/earning.ts'
import type { SentDocument } from '#server/invoices/document.ts'
import { dueAfter } from '#server/invoices/due-date.ts'
import { addStep, countUnread, insertInvoice, insertRows } from '#server/invoices/queries.ts'
import { readingJobFor } from '#server/invoices/read-invoice.ts'
import type { Tx } from '#server/platform/db.ts'
import { enqueue } from '#server/platform/jobs.ts'

type HandedOver = {
  memberId: string
  number: string
  accessKey: string
  rows: readonly { productId: string; valueCents: number; rateThousandths: number }[]
  document: SentDocument
  now: Temporal.Instant
}

/**
 * A distributor's document is sent in the name of a member, and read like every other: whether it is credited is
 * decided there. Undefined if the member has sent the same file.
 */
export async function sendHandedOver(tx: Tx, { accessKey, rows, ...handed }: HandedOver) {
  const { memberId, document, now } = handed
  const dueOn = await dueAfter(tx, now)
  const invoice = { ...handed, estimate: coinsOf(rows), dueOn }
  const id =
    (await insertInvoice(tx, { ...invoice, accessKey })) ??
    // Another paper claims the key, which is taken from it once this document is proved.
    (await insertInvoice(tx, { ...invoice, accessKey: undefined }))
  if (!id) return undefined
  await insertRows(tx, id, rows)
  await addStep(tx, { invoiceId: id, step: 'sent', now })
  const others = (await countUnread(tx, memberId)) - 1
  await enqueue(
    tx,
    readingJobFor(document.type),
    { invoiceId: id, fileKey: document.key },
    { priority: others },
  )
  return { id, due_on: dueOn }
}
