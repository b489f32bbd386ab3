import type { Page } from '@playwright/test'
import type { World } from '#server/testing/world.ts'

export const phone = { width: 390, height: 844 }

declare global {
  interface Window {
    moved: Set<string>
    /** The properties of each part of a view transition that change. */
    animated: Record<string, string[]>
  }
}

/** Writes down, frame by frame, what moves on this page: what animates by its name, and what is drawn over the page. */
export async function watchMotion(page: Page) {
  await page.addInitScript(() => {
    window.moved = new Set()
    const overlays = {
      canvas: 'particles',
      '[data-coins] img': 'flying coins',
      '[data-rolls]': 'rolling figure',
      '[data-comes]': 'coming picture',
    }
    const look = () => {
      for (const { effect } of document.getAnimations()) {
        const { target, pseudoElement } = effect as KeyframeEffect
        const name = pseudoElement ?? target?.getAttribute('data-part')
        if (name) window.moved.add(name)
      }
      for (const [selector, name] of Object.entries(overlays))
        if (document.querySelector(selector)) window.moved.add(name)
      requestAnimationFrame(look)
    }
    look()
  })
}

export function movedOn(page: Page): Promise<string[]> {
  return page.evaluate(() => [...window.moved].sort())
}

/** Errors of the page itself: a transition that could not be made is one. */
export function errorsOn(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => {
    // The journeys keep the service worker out.
    if (!message.includes("reading 'waiting'")) errors.push(message)
  })
  return errors
}

/** An invoice is credited, and the page that is open told of it. */
export async function credit({ database, clock, given }: World, member: { id: string }) {
  const { number, coins } = await given.invoice({ member, status: 'counted' })
  const facts = JSON.stringify({ number, coins })
  const row = { member_id: member.id, kind: 'invoice_counted' as const, facts, created_at: clock.now() }
  await database.transaction((tx) => tx.insertInto('notification').values(row).execute())
}
