import { type RefObject, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import type { User } from '#contract/members.ts'
import { mayMove } from '#web/ui/motion.ts'
import { areBroughtBy } from './brought-coins.ts'
import { coinsInAll } from './opening-coins.ts'
import { rememberCoins, seenCoins } from './seen-coins.ts'

/**
 * Coins that were credited since the person last looked: they leave the invoice that brought them, and until they are
 * at the goal its bar stands where it stood. Features offer the places; nothing waits for them.
 */
type Arriving = { held: number | undefined; hasArrived: boolean }

let state: Arriving = { held: undefined, hasArrived: false }
const listeners = new Set<() => void>()
const sources = new Map<Element, readonly (number | null)[]>()
const goals = new Set<Element>()

/** How long coins wait for the invoice and the goal to be on the page, and how long somebody is glad of them. */
const patienceMs = 1000
const joyMs = 2400

/** Once, around all screens: before what stands there is drawn, which asks at once whether the goal is reached. */
export function useHeldCoins({ rewards }: Pick<User, 'rewards'>): void {
  useState(() => holdNewCoins(rewards))
}

/** Once, behind all that shows coins: what is drawn first asks what was seen before. */
export function useArrivingCoins({ rewards }: Pick<User, 'rewards'>): void {
  // Before anything is painted: the bar must not be seen full first.
  useLayoutEffect(() => {
    const more = holdNewCoins(rewards)
    rememberCoins(rewards)
    if (more > 0) arrive(more).catch(reportError)
  }, [rewards])
}

/** How many are new to who looks, if any. */
function holdNewCoins(rewards: User['rewards']): number {
  const before = seenCoins()?.inAll
  const more = mayMove() ? coinsInAll(rewards) - (before ?? Number.POSITIVE_INFINITY) : 0
  if (more > 0) set({ held: before, hasArrived: false })
  return more
}

/** The coins that a goal's bar shows. */
export function useShownCoins(rewards: User['rewards']): number {
  return useSyncExternalStore(listen, () => state.held) ?? coinsInAll(rewards)
}

/** For a while after coins have come. */
export function useHaveCoinsArrived(): boolean {
  return useSyncExternalStore(listen, () => state.hasArrived)
}

/** A place that stands for these invoices, the newest first, by the coins they have brought. */
export function useCoinSource(place: RefObject<Element | null>, invoices: readonly (number | null)[]): void {
  useEffect(() => {
    const element = place.current
    if (!element) return undefined
    sources.set(element, invoices)
    return () => void sources.delete(element)
  }, [place, invoices])
}

export function useCoinGoal(place: RefObject<Element | null>): void {
  useEffect(() => {
    const element = place.current
    if (!element) return undefined
    goals.add(element)
    return () => void goals.delete(element)
  }, [place])
}

async function arrive(coins: number) {
  const places = await placesFor(coins)
  if (places) {
    const { flyCoins } = await import('#web/ui/coin-flight.ts')
    await flyCoins(places.source, places.goal)
  }
  set({ held: undefined, hasArrived: true })
  setTimeout(() => set({ ...state, hasArrived: false }), joyMs)
}

async function placesFor(coins: number) {
  for (const until = performance.now() + patienceMs; performance.now() < until; ) {
    const source = [...sources].find(([, invoices]) => areBroughtBy(coins, invoices))?.[0]
    const goal = largestInView(goals)
    if (source && goal) return { source, goal }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return undefined
}

function largestInView(elements: ReadonlySet<Element>): Element | undefined {
  const seen = [...elements].map((element) => ({ element, box: element.getBoundingClientRect() }))
  return seen
    .filter(({ box }) => box.width > 0 && box.top >= 0 && box.bottom <= window.innerHeight)
    .sort((one, other) => other.box.height - one.box.height)[0]?.element
}

function set(next: Arriving) {
  state = next
  for (const changed of listeners) changed()
}

function listen(changed: () => void): () => void {
  listeners.add(changed)
  return () => void listeners.delete(changed)
}
