import { listInvoices, oneInvoice, sendInvoice } from '#contract/invoices.ts'
import { startDelivery } from '#web/member/invoices/device/delivery.ts'
import { storeWaiting } from '#web/member/invoices/device/waiting.ts'
import { type Draft, type Payload, payloadOf } from '#web/member/invoices/draft.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { isApiFailure, isUnreachable } from '#web/platform/api-failure.ts'
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
  try {
    const options = { idempotencyKey: id, onProgress }
    const { id: invoiceId, due_on } = await sendWithFile(payload, { file, uploadId: await upload }, options)
    await refresh(listInvoices, oneInvoice)
    return { number: payload.number, id: invoiceId, dueOn: due_on }
  } catch (error) {
    if (!isUnreachable(error) || !file || !isComplete(draft)) throw error
    await storeWaiting(email, { ...payload, id, savedAt: new Date(), file, draft, estimate })
    startDelivery()
    return { number: payload.number, keptAs: id }
  }
}

type SentFile = { file: File | undefined; uploadId: string | undefined }
type SendOptions = { idempotencyKey: string; onProgress: (percent: number) => void }

/** A refused call has not used its key, so the same one is good for the file itself. */
async function sendWithFile(payload: Payload, { file, uploadId }: SentFile, options: SendOptions) {
  // An invoice without a file is sent all the same: the server says what is missing.
  const withFile = () => memberApi.call(sendInvoice, { ...payload, image: file }, options)
  if (!uploadId) return withFile()
  try {
    return await memberApi.call(sendInvoice, { ...payload, upload: uploadId }, options)
  } catch (error) {
    if (isApiFailure(error) && error.code === 'upload_gone') return withFile()
    throw error
  }
}

/** The chosen file was changed, moved away, or cannot be read from somebody's cloud. */
export function isUnreadable(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotReadableError'
}

function isComplete({ number, rows }: Draft): boolean {
  return number.trim() !== '' && rows.every(({ productId }) => productId)
}
