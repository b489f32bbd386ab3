import { sendInvoice, uploadDocument } from '#contract/invoices.ts'
import { beginUpload, completeUpload, partBytes, sendPart } from '#contract/invoices-parts.ts'
import type { Payload } from '#web/member/invoices/draft.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { isApiFailure } from '#web/platform/api-failure.ts'

/** What hangs on its way is begun again. */
const stuck = { givesUpWhenStuck: true }

type Sending = {
  /** Of what the server has confirmed: what only left this device may never arrive. */
  readonly onProgress?: ((percent: number) => void) | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * Sends a file ahead of what names it. The server knows it by its content, so that after a cut, a reload or on another
 * day only the parts travel that it does not have.
 */
export async function sendFile(file: File, sending: Sending = {}): Promise<string> {
  const { signal } = sending
  if (!isSentInParts(file))
    return (await memberApi.call(uploadDocument, { image: file }, { ...stuck, ...(signal && { signal }) })).id
  try {
    return await sendParts(file, sending)
  } catch (error) {
    // Another device has completed it meanwhile, or it was removed.
    if (isGone(error)) return sendParts(file, sending)
    throw error
  }
}

export function isSentInParts(file: File): boolean {
  return file.size > partBytes
}

async function sendParts(file: File, { onProgress, signal }: Sending): Promise<string> {
  const announced = { sha256: await hashOf(file), size: file.size }
  const { upload, sending } = await memberApi.call(beginUpload, announced, stuck)
  if (!sending) return upload ?? ''
  let { missing } = sending
  for (;;) {
    onProgress?.(percentOf(file, missing))
    const [place] = missing
    if (place === undefined) break
    const answer = await sendOnePart(file, { id: sending.id, place, signal })
    missing = answer.missing
  }
  return (await memberApi.call(completeUpload, { id: sending.id }, stuck)).upload
}

const triesOfPart = 3

type Part = { id: string; place: number; signal: AbortSignal | undefined }

/** What did not arrive as it was sent is sent again. If that never helps, the fault is ours. */
async function sendOnePart(file: File, { id, place, signal }: Part, tries = 1) {
  const part = file.slice(place * partBytes, (place + 1) * partBytes)
  const sent = { id, place, part, sha256: await hashOf(part) }
  try {
    return await memberApi.call(sendPart, sent, { ...stuck, ...(signal && { signal }) })
  } catch (error) {
    if (!isApiFailure(error) || error.fields.part === undefined) throw error
    if (tries >= triesOfPart)
      throw new Error('a part of a file never arrives as it was sent', { cause: error })
    return sendOnePart(file, { id, place, signal }, tries + 1)
  }
}

function percentOf({ size }: File, missing: readonly number[]): number {
  const left = missing.reduce((sum, place) => sum + Math.min(partBytes, size - place * partBytes), 0)
  return Math.floor((100 * (size - left)) / size)
}

async function hashOf(content: Blob): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', await content.arrayBuffer())
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

type InvoiceFile = { readonly file: File | undefined; readonly uploadId: string | undefined }
type InvoiceSending = Omit<Sending, 'signal'> & {
  readonly idempotencyKey: string
  /** Told of an upload that the next try can name. */
  readonly onUpload?: (uploadId: string) => Promise<void>
}

/** A refused call has not used its key, so the same one is good for another way to send the file. */
export async function sendInvoiceWithFile(
  payload: Payload,
  { file, uploadId }: InvoiceFile,
  { idempotencyKey, onProgress, onUpload }: InvoiceSending,
) {
  const naming = (upload: string) => memberApi.call(sendInvoice, { ...payload, upload }, { idempotencyKey })
  try {
    if (uploadId) return await naming(uploadId)
  } catch (error) {
    if (!isGone(error)) throw error
  }
  // An invoice without a file is sent all the same: the server says what is missing.
  if (!file || !isSentInParts(file))
    return memberApi.call(sendInvoice, { ...payload, image: file }, { idempotencyKey })
  const upload = await sendFile(file, { onProgress })
  await onUpload?.(upload)
  return naming(upload)
}

function isGone(error: unknown): boolean {
  return isApiFailure(error) && error.code === 'upload_gone'
}
