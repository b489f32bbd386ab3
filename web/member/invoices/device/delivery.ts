import { useSyncExternalStore } from 'react'
import { listInvoices, sendInvoice } from '#contract/invoices.ts'
import { currentUser } from '#contract/members.ts'
import { isApiFailure, isUnreachable } from '#web/platform/api-failure.ts'
import { memberApi } from '#web/platform/member-api.ts'
import { refresh } from '#web/platform/query.ts'
import { queryClient } from '#web/platform/query-client.ts'
import { readItem } from '#web/platform/storage.ts'
import { ownerOf, type WaitingInvoice } from './store.ts'
import { discardWaiting, isAnythingWaiting, noteRefusal, waitingOf } from './waiting.ts'

const secondsToNextTry = 30

/**
 * `decided` is taken or refused by the server. What is `unreachable` or `passing` would meet the next invoice too; a
 * `fault` of ours may lie in this one alone.
 */
type DeliveryOutcome = 'decided' | 'unreachable' | 'passing' | 'fault'

let isStarted = false
let nextTry: ReturnType<typeof setTimeout> | undefined

/** From here on, what waits on this device goes as soon as the server can be reached. */
export function startDelivery(): void {
  if (!isStarted) addEventListener('online', deliverInBackground)
  isStarted = true
  deliverInBackground()
}

/** Sends what waits, one at a time and from one tab only; the key of each keeps the server from taking it twice. */
export async function deliver(): Promise<void> {
  clearTimeout(nextTry)
  const isLeft = await navigator.locks.request('invoice-delivery', { ifAvailable: true }, async (lock) =>
    lock ? deliverAll() : true,
  )
  if (isLeft) nextTry = setTimeout(deliverInBackground, secondsToNextTry * 1000)
}

function deliverInBackground() {
  void deliver().catch(reportError)
}

/** Whether something is left to try again. */
async function deliverAll(): Promise<boolean> {
  if (!readItem('token') || !(await isAnythingWaiting())) return false
  const owner = navigator.onLine && (await signedInOwner())
  if (!owner) return true
  let isLeft = false
  for (const invoice of await waitingOf(owner)) {
    if (invoice.refusal !== undefined) continue
    const outcome = await deliverOne(invoice)
    if (outcome === 'unreachable' || outcome === 'passing') return true
    if (outcome === 'fault') isLeft = true
  }
  return isLeft
}

/** Asked anew each time: another tab may have signed somebody else in. */
async function signedInOwner(): Promise<string | undefined> {
  try {
    const { email } = await memberApi.call(currentUser)
    return await ownerOf(email)
  } catch (error) {
    if (isApiFailure(error)) return undefined
    throw error
  }
}

async function deliverOne(invoice: WaitingInvoice): Promise<DeliveryOutcome> {
  let outcome: DeliveryOutcome = 'fault'
  show(invoice.id, 'sending')
  try {
    outcome = await send(invoice)
  } finally {
    show(invoice.id, outcome === 'passing' || outcome === 'fault' ? 'failed' : 'waiting')
  }
  return outcome
}

async function send(invoice: WaitingInvoice): Promise<DeliveryOutcome> {
  const { id, number, access_key, products, file } = invoice
  try {
    const sent = { number, products, image: file, ...(access_key && { access_key }) }
    await memberApi.call(sendInvoice, sent, { idempotencyKey: id })
    await discardWaiting(id)
    // A list asked for while there was no connection would still be on its way to its failure.
    await queryClient.cancelQueries({ queryKey: [listInvoices.path] })
    await refresh(listInvoices)
    return 'decided'
  } catch (error) {
    if (isUnreachable(error)) return 'unreachable'
    if (!isApiFailure(error)) {
      reportError(error)
      return 'fault'
    }
    if (isPassing(error.status)) return 'passing'
    await noteRefusal(invoice, Object.values(error.fields)[0] || error.message)
    return 'decided'
  }
}

/** Says nothing about the invoice: no session, too many at once, or a failure of the server. */
function isPassing(status: number) {
  return status === 401 || status === 403 || status === 408 || status === 429 || status >= 500
}

/** `failed` is every failure but that of the connection, for which it simply waits. */
type DeliveryState = 'waiting' | 'sending' | 'failed'

const deliveries = new Map<string, DeliveryState>()
const listeners = new Set<() => void>()

/** CalculationCard it goes with a waiting invoice. */
export function useDelivery(id: string): DeliveryState {
  return useSyncExternalStore(subscribe, () => deliveries.get(id) ?? 'waiting')
}

function show(id: string, delivery: DeliveryState) {
  deliveries.set(id, delivery)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
