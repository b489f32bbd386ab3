import type { Input } from '#contract/endpoint.ts'
import { listInvoices, oneInvoice, sendInvoice } from '#contract/invoices.ts'
import { startDelivery } from '#web/member/invoices/device/delivery.ts'
import { storeWaiting } from '#web/member/invoices/device/waiting.ts'
import { type Draft, payloadOf } from '#web/member/invoices/draft.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { isUnreachable } from '#web/platform/api-failure.ts'
import { refresh } from '#web/platform/query.ts'

type InvoiceToSend = {
  /** The same content tried again has the same id, so that the server takes it once. */
  readonly id: string
  readonly email: string
  readonly draft: Draft
  readonly file: File | undefined
  readonly estimate: number
  readonly onProgress: (percent: number) => void
}

export type SendOutcome = { readonly number: string; readonly dueOn?: string; readonly keptAs?: string }

export async function sendOrKeep({
  id,
  email,
  draft,
  file,
  estimate,
  onProgress,
}: InvoiceToSend): Promise<SendOutcome> {
  const payload = payloadOf(draft)
  try {
    // An invoice without a file is sent all the same: the server says what is missing.
    const sent = { ...payload, image: file } as Input<typeof sendInvoice>
    const { due_on } = await memberApi.call(sendInvoice, sent, { idempotencyKey: id, onProgress })
    await refresh(listInvoices, oneInvoice)
    return { number: payload.number, dueOn: due_on }
  } catch (error) {
    if (!isUnreachable(error) || !file || !isComplete(draft)) throw error
    await storeWaiting(email, { ...payload, id, savedAt: new Date(), file, draft, estimate })
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
