import { listInvoices, oneInvoice } from '#contract/invoices.ts'
import { startDelivery } from '#web/member/invoices/device/delivery.ts'
import { sendInvoiceWithFile } from '#web/member/invoices/device/send-file.ts'
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
    const options = { idempotencyKey: id, onProgress, onUpload: async (sent: string) => void (uploadId = sent) }
    const { id: invoiceId, due_on } = await sendInvoiceWithFile(payload, { file, uploadId }, options)
    await refresh(listInvoices, oneInvoice)
    return { number: payload.number, id: invoiceId, dueOn: due_on }
  } catch (error) {
    if (!isUnreachable(error) || !file || !isComplete(draft)) throw error
    await storeWaiting(email, { ...payload, id, savedAt: new Date(), file, uploadId, draft, estimate })
    startDelivery()
    return { number: payload.number, keptAs: id }
  }
}

/** The chosen file was changed, moved away, or cannot be read from somebody's cloud. */
export function isUnreadable(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotReadableError'
}

function isComplete({ number, rows }: Draft): boolean {
  return number.trim() !== '' && rows.every(({ productId }) => productId)
}
