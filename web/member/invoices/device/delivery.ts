import { useSyncExternalStore } from 'react'
import { listInvoices } from '#contract/invoices.ts'
import { currentUser } from '#contract/members.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { type ApiFailure, isApiFailure, isUnreachable } from '#web/platform/api-failure.ts'
import { refresh } from '#web/platform/query.ts'
import { queryClient } from '#web/platform/query-client.ts'
import { readItem } from '#web/platform/storage.ts'
import { noteUpload } from './attempts.ts'
import { sendInvoiceWithFile } from './send-file.ts'
import { ownerOf } from './store.ts'
import { tellServerOf } from './tell-waiting.ts'
import {
  discardWaiting,
  isAnythingWaiting,
  noteFailedTry,
  noteRefusal,
  noteSessionEnded,
  type TriedInvoice,
  waitingOf,
} from './waiting.ts'

/** Reception often comes back at once; doubled after each try, so that a day without any costs little. */
const firstWait = 5
const longestWait = 60

/**
 * `decided`: the server took or refused it. After `network` or `session` the next invoice would fail too, so the
 * delivery stops; a `fault` may concern this invoice alone.
 */
type DeliveryOutcome = 'decided' | 'network' | 'session' | 'fault'

let isStarted = false
let nextTry: ReturnType<typeof setTimeout> | undefined
let wait = firstWait

/** Sends what waits on this device as soon as the server can be reached. */
export function startDelivery(): void {
  if (!isStarted) addEventListener('online', startDelivery)
  isStarted = true
  wait = firstWait
  deliverInBackground()
}

/** Sends one at a time and from one tab only. The key of each keeps the server from taking it twice. */
export async function deliver(): Promise<void> {
  clearTimeout(nextTry)
  const isLeft = await navigator.locks.request('invoice-delivery', { ifAvailable: true }, async (lock) =>
    lock ? deliverAll() : true,
  )
  if (!isLeft) return
  nextTry = setTimeout(deliverInBackground, wait * 1000)
  wait = Math.min(wait * 2, longestWait)
}

function deliverInBackground() {
  void deliver().catch(reportError)
}

/** Returns whether something is left to try again. */
async function deliverAll(): Promise<boolean> {
  if (!readItem('token') || !((await isAnythingWaiting()) || readItem('toldWaiting'))) return false
  const owner = navigator.onLine && (await signedInOwner())
  if (!owner) return true
  const isLeft = await deliverThoseOf(owner)
  await tellServerOf(owner)
  return isLeft
}

async function deliverThoseOf(owner: string): Promise<boolean> {
  let isLeft = false
  for (const invoice of await waitingOf(owner)) {
    if (invoice.refusal !== undefined) continue
    const outcome = await deliverOne(invoice)
    if (outcome === 'network' || outcome === 'session') return true
    if (outcome === 'fault') isLeft = true
  }
  return isLeft
}

/** Another tab may have signed in somebody else, so this asks the server each time. */
async function signedInOwner(): Promise<string | undefined> {
  try {
    const { email } = await memberApi.call(currentUser)
    return await ownerOf(email)
  } catch (error) {
    if (!isApiFailure(error)) throw error
    if (error.status === 401) await noteSessionEnded()
    return undefined
  }
}

async function deliverOne(invoice: TriedInvoice): Promise<DeliveryOutcome> {
  show(invoice.id, true)
  try {
    const outcome = await send(invoice)
    if (outcome !== 'decided') await noteFailedTry(invoice.id, outcome)
    return outcome
  } finally {
    show(invoice.id, false)
  }
}

async function send(invoice: TriedInvoice): Promise<DeliveryOutcome> {
  const { id, number, access_key, products, file, attempts } = invoice
  try {
    const sent = { number, products, ...(access_key && { access_key }) }
    const onUpload = (upload: string) => noteUpload(id, upload)
    const known = { file, uploadId: attempts?.uploadId }
    await sendInvoiceWithFile(sent, known, { idempotencyKey: id, onUpload })
    return await delivered(id)
  } catch (error) {
    if (isUnreachable(error)) return 'network'
    if (!isApiFailure(error)) {
      reportError(error)
      return 'fault'
    }
    if (error.status === 401 || error.status === 403) return 'session'
    if (isPassing(error.status)) return 'fault'
    if (isTaken(error)) return delivered(id)
    await noteRefusal(invoice, Object.values(error.fields)[0] || error.message)
    return 'decided'
  }
}

async function delivered(id: string): Promise<DeliveryOutcome> {
  await discardWaiting(id)
  // A list that was asked for without a connection would still be waiting for its failure.
  await queryClient.cancelQueries({ queryKey: [listInvoices.path] })
  await refresh(listInvoices)
  return 'decided'
}

/**
 * The key is of this invoice alone. If the server knows it with other content, it took the invoice with a file that was
 * sent before, and its answer was lost.
 */
function isTaken({ code }: ApiFailure) {
  return code === 'idempotency_key_reused'
}

/** These answers say nothing about the invoice: too many requests, or a failure of the server. */
function isPassing(status: number) {
  return status === 408 || status === 429 || status >= 500
}

const onTheirWay = new Set<string>()
const listeners = new Set<() => void>()

/** Whether it is being sent at this moment. */
export function useIsOnItsWay(id: string): boolean {
  return useSyncExternalStore(subscribe, () => onTheirWay.has(id))
}

function show(id: string, isOnItsWay: boolean) {
  if (isOnItsWay) onTheirWay.add(id)
  else onTheirWay.delete(id)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
