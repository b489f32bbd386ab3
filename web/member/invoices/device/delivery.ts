import { useSyncExternalStore } from 'react'
import { sendInvoice } from '#contract/invoices.ts'
import { currentUser } from '#contract/members.ts'
import { isApiFailure } from '#web/platform/api-failure.ts'
import { memberApi } from '#web/platform/member-api.ts'
import { queryClient } from '#web/platform/query-client.ts'
import { readItem } from '#web/platform/storage.ts'
import { ownerOf, type WaitingInvoice } from './store.ts'
import { discardWaiting, isAnythingWaiting, noteRefusal, waitingOf } from './waiting.ts'

const secondsToNextTry = 30

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

async function deliverAll(): Promise<boolean> {
  if (!readItem('token') || !(await isAnythingWaiting())) return false
  const owner = navigator.onLine && (await signedInOwner())
  if (!owner) return true
  for (const invoice of await waitingOf(owner)) {
    if (invoice.refusal === undefined && !(await deliverOne(invoice))) return true
  }
  return false
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

/** Whether the server decided: taken or refused, but not out of reach. */
async function deliverOne(invoice: WaitingInvoice): Promise<boolean> {
  const { id, number, access_key, products, file } = invoice
  try {
    show(id)
    const sent = { number, products, image: file, ...(access_key && { access_key }) }
    await memberApi.call(sendInvoice, sent, { idempotencyKey: id })
    await discardWaiting(id)
    // A list asked for while there was no connection would still be on its way to its failure.
    await queryClient.cancelQueries({ queryKey: ['invoices'] })
    await queryClient.invalidateQueries({ queryKey: ['invoices'] })
    return true
  } catch (error) {
    if (!isApiFailure(error)) throw error
    if (isPassing(error.status)) return false
    await noteRefusal(invoice, Object.values(error.fields)[0] || error.message)
    return true
  } finally {
    show(undefined)
  }
}

/** Says nothing about the invoice: no connection, no session, too many at once, or a failure of the server. */
function isPassing(status: number) {
  return status === 0 || status === 401 || status === 403 || status === 408 || status === 429 || status >= 500
}

let onItsWay: string | undefined
const listeners = new Set<() => void>()

/** The waiting invoice that is being sent right now. */
export function useOnItsWay(): string | undefined {
  return useSyncExternalStore(subscribe, () => onItsWay)
}

function show(id: string | undefined) {
  onItsWay = id
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
