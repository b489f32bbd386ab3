import { listInvoices, oneInvoice } from '#contract/invoices.ts'
import { noteUpload } from '#web/member/invoices/device/attempts.ts'
import { startDelivery } from '#web/member/invoices/device/delivery.ts'
import { sendInvoiceWithFile } from '#web/member/invoices/device/send-file.ts'
import { forgetUnstored, noteUnstored } from '#web/member/invoices/device/tell-waiting.ts'
import { storeWaiting } from '#web/member/invoices/device/waiting.ts'
import { type Draft, payloadOf } from '#web/member/invoices/draft.ts'
import { isUnreachable } from '#web/platform/api-failure.ts'
import { refresh } from '#web/platform/query.ts'

type InvoiceToSend = {
  /** The same content tried again has the same id, so that the server takes it once. */
  readonly id: string
  readonly email: string
  readonly draft: Draft
  readonly file: File | undefined
  /** The file as the server has it already. */
  readonly upload: Promise<string | undefined>
  readonly estimate: number
  readonly onProgress: (percent: number) => void
}

export type SendOutcome = {
  readonly number: string
  /** Of the invoice, once the server has it. */
  readonly id?: string
  readonly dueOn?: string
  readonly keptAs?: string
}

export async function sendOrKeep({
  id,
  email,
  draft,
  file,
  upload,
  estimate,
  onProgress,
}: InvoiceToSend): Promise<SendOutcome> {
  const payload = payloadOf(draft)
  let uploadId: string | undefined
  try {
    uploadId = await upload
    const options = {
      idempotencyKey: id,
      onProgress,
      onUpload: async (sent: string) => {
        uploadId = sent
      },
    }
    const { id: invoiceId, due_on } = await sendInvoiceWithFile(payload, { file, uploadId }, options)
    forgetUnstored()
    await refresh(listInvoices, oneInvoice)
    return { number: payload.number, id: invoiceId, dueOn: due_on }
  } catch (error) {
    if (!isUnreachable(error) || !file || !isComplete(draft)) throw error
    await keep(email, { ...payload, id, savedAt: new Date(), file, draft, estimate }, uploadId)
    startDelivery()
    return { number: payload.number, keptAs: id }
  }
}

/** Where the device cannot store it, the page must stay open; that is another failure than the network's. */
async function keep(
  email: string,
  invoice: Parameters<typeof storeWaiting>[1],
  uploadId: string | undefined,
) {
  try {
    await storeWaiting(email, invoice)
    if (uploadId) await noteUpload(invoice.id, uploadId)
  } catch (error) {
    reportError(error)
    noteUnstored()
    throw new Error(cannotStore, { cause: error })
  }
}

const cannotStore = 'an invoice that could not be sent cannot be stored either'

export function isUnstored(error: unknown): boolean {
  return error instanceof Error && error.message === cannotStore
}

/** The chosen file was changed, moved away, or cannot be read from somebody's cloud. */
export function isUnreadable(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotReadableError'
}

function isComplete({ number, rows }: Draft): boolean {
  return number.trim() !== '' && rows.every(({ productId }) => productId)
}
