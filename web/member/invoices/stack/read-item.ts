import { checkAccessKey } from '#contract/invoices.ts'
import { sendFile } from '#web/member/invoices/device/send-file.ts'
import type { StackItem } from '#web/member/invoices/device/stack.ts'
import type { Draft } from '#web/member/invoices/draft.ts'
import { knownProducts, readOrReport } from '#web/member/invoices/form/use-file-reading.ts'
import { askForReading } from '#web/member/invoices/reading/ask-for-reading.ts'
import { fillDraft } from '#web/member/invoices/reading/fill-draft.ts'
import { kindOfFile } from '#web/member/invoices/reading/kind-of-file.ts'
import { smallEnough } from '#web/member/invoices/reading/small-enough.ts'
import { takeReading } from '#web/member/invoices/reading/take-reading.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { isApiFailure, isUnreachable } from '#web/platform/api-failure.ts'

/**
 * Reads one invoice as the form would: here first, then by the server, and whether it was sent before. `onItem` is told
 * each step. What cannot be read is left for the person to fill in.
 */
export async function readItem(item: StackItem, signal: AbortSignal, onItem: (item: StackItem) => void) {
  const file = await smallEnough(item.file)
  let { draft } = item
  const show = (next: Draft) => {
    draft = next
    if (!signal.aborted) onItem({ ...item, draft, file })
  }
  const [reading, products] = await Promise.all([readOrReport(file), knownProducts()])
  if (reading) show(fillDraft(draft, reading, products))
  try {
    // Of an XML the server would read no more than the device did.
    if (kindOfFile(file) !== 'xml') show(await readByServer(draft, file, signal))
    const known = await knownBefore(draft, file)
    show({ ...draft, stacked: { ...draft.stacked, known, isRead: 'whole' } })
  } catch (error) {
    if (!isApiFailure(error)) reportError(error)
    const refusal = isApiFailure(error) ? error.fields.image : undefined
    const isRead = isUnreachable(error) ? 'here' : 'whole'
    show({ ...draft, stacked: { ...draft.stacked, refusal, isRead } })
  }
}

async function readByServer(draft: Draft, file: File, signal: AbortSignal): Promise<Draft> {
  const uploadId = draft.uploadId ?? (await sendFile(file, { signal }))
  const reading = await askForReading(uploadId, () => !signal.aborted)
  if (!reading) return { ...draft, uploadId }
  return reading === 'gone' ? draft : takeReading({ ...draft, uploadId }, reading, kindOfFile(file))
}

async function knownBefore({ accessKey }: Draft, file: File) {
  if (!accessKey) return undefined
  const asXml = kindOfFile(file) === 'xml' && ({ file: 'xml' } as const)
  const { state, invoice_id: invoiceId } = await memberApi.call(checkAccessKey, { key: accessKey, ...asXml })
  return state === 'new' ? undefined : { state, invoiceId }
}
