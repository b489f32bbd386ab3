import type { Product } from '#contract/catalogue.ts'
import type { StackItem } from '#web/member/invoices/device/stack.ts'
import { payloadOf } from '#web/member/invoices/draft.ts'
import { estimateOf } from '#web/member/invoices/estimate.ts'
import {
  isUnreadable,
  isUnstored,
  type SendOutcome,
  sendOrKeep,
} from '#web/member/invoices/form/send-or-keep.ts'
import { isApiFailure } from '#web/platform/api-failure.ts'

export type ItemOutcome = { readonly sent: SendOutcome } | { readonly refusal: string }

type Sender = { email: string; products: readonly Product[]; fileUnreadable: string; cannotStore: string }

/** Sends one invoice of the stack. Why it was not taken is told, and is no reason to stop. */
export async function sendItem(
  item: StackItem,
  { email, products, fileUnreadable, cannotStore }: Sender,
): Promise<ItemOutcome> {
  const { draft, file } = item
  try {
    const upload = Promise.resolve(draft.uploadId)
    const estimate = estimateOf(draft.rows, products)
    const id = await keyOf(item)
    return { sent: await sendOrKeep({ id, email, draft, file, upload, estimate, onProgress: () => {} }) }
  } catch (error) {
    if (isUnreadable(error)) return { refusal: fileUnreadable }
    if (isUnstored(error)) return { refusal: cannotStore }
    if (!isApiFailure(error)) {
      reportError(error)
      return { refusal: '' }
    }
    // Its answer was lost the last time, and the file has gone another way since.
    if (error.code === 'idempotency_key_reused') return { sent: { number: draft.number } }
    return { refusal: Object.values(error.fields)[0] || (error.status >= 500 ? '' : error.message) }
  }
}

/** The same content has the same key however often it is sent, even after the app was closed in between. */
async function keyOf({ name, draft, file }: StackItem): Promise<string> {
  const content = JSON.stringify([name, payloadOf(draft), file.name, file.size, file.lastModified])
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content))
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
