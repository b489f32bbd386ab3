import type { Page } from '@playwright/test'

export const phone = { width: 390, height: 844 }

declare global {
  interface Window {
    moved: Set<string>
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
