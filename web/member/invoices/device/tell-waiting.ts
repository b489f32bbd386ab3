import { mostToldWaiting, tellWaiting, type WaitingReason } from '#contract/invoices-devices.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { isApiFailure } from '#web/platform/api-failure.ts'
import { readItem, removeItem, writeItem } from '#web/platform/storage.ts'
import { waitingOf } from './waiting.ts'

type Told = { readonly since: string; readonly reason: WaitingReason; readonly tries: number }

/** What nothing but the page has, because this device cannot store it. */
let unstored: Told | undefined

let lastTold = { content: '', at: 0 }
const sameAgainAfterMs = 10 * 60 * 1000
const soonestMs = 60 * 1000

export function noteUnstored(): void {
  const { since = new Date().toISOString(), tries = 0 } = unstored ?? {}
  unstored = { since, reason: 'storage', tries: tries + 1 }
}

export function forgetUnstored(): void {
  unstored = undefined
}

/**
 * Tells the team what this device could not deliver: since when and why, and nothing of what is in it. Called whenever
 * the server has answered something else. That nothing waits is told only if something else was told before.
 */
export async function tellServerOf(owner: string): Promise<void> {
  const waiting = [...(await triedOf(owner)), ...(unstored ? [unstored] : [])].slice(0, mostToldWaiting)
  const content = JSON.stringify(waiting.map(({ since, reason }) => [since, reason]))
  const age = Date.now() - lastTold.at
  if (waiting.length === 0 ? readItem('toldWaiting') !== owner : isTooSoon(content, age)) return
  try {
    await memberApi.call(tellWaiting, { device: deviceId(), waiting })
    lastTold = { content, at: Date.now() }
    if (waiting.length > 0) writeItem('toldWaiting', owner)
    else removeItem('toldWaiting')
  } catch (error) {
    if (!isApiFailure(error)) throw error
  }
}

function isTooSoon(content: string, ageMs: number): boolean {
  return ageMs < (content === lastTold.content ? sameAgainAfterMs : soonestMs)
}

async function triedOf(owner: string): Promise<Told[]> {
  return (await waitingOf(owner)).map(({ savedAt, refusal, attempts }) => ({
    since: savedAt.toISOString(),
    reason: refusal === undefined ? (attempts?.reason ?? 'network') : 'refused',
    tries: attempts?.tries ?? 0,
  }))
}

function deviceId(): string {
  const known = readItem('waitingDevice')
  if (known) return known
  const made = crypto.randomUUID()
  writeItem('waitingDevice', made)
  return made
}
