import type { Page } from '@playwright/test'

/** Makes a page as poor as the oldest browsers of docs/decisions/021-oldest-browsers.md, its workers too. */
export async function asInOldestBrowser(page: Page): Promise<void> {
  await page.addInitScript(takeAway)
  await page.route('**/assets/*-worker-*.js', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `(${takeAway})();${await response.text()}` })
  })
}

/** Runs in the browser: a function of its own, without anything from around it. */
function takeAway() {
  const taken: [owner: object | undefined, ...names: string[]][] = [
    [Array.prototype, 'toReversed', 'toSorted', 'toSpliced', 'with'],
    [Array, 'fromAsync'],
    [Object, 'groupBy'],
    [Map, 'groupBy'],
    [Map.prototype, 'getOrInsert', 'getOrInsertComputed'],
    [Set.prototype, 'union', 'intersection', 'difference', 'symmetricDifference'],
    [Set.prototype, 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'],
    [Promise, 'withResolvers', 'try'],
    [String.prototype, 'isWellFormed', 'toWellFormed'],
    [RegExp, 'escape'],
    [Error, 'isError'],
    [AbortSignal, 'any', 'timeout'],
    [URL, 'canParse', 'parse'],
    [Response, 'json'],
    [Intl, 'DurationFormat'],
    [globalThis, 'OffscreenCanvas', 'Iterator', 'CompressionStream', 'DecompressionStream', 'URLPattern'],
    [globalThis, 'requestIdleCallback', 'cancelIdleCallback', 'scheduler', 'navigation', 'CloseWatcher'],
    [Object.getPrototypeOf(navigator), 'setAppBadge', 'clearAppBadge', 'connection'],
    [globalThis.Document?.prototype, 'startViewTransition'],
    [globalThis.Element?.prototype, 'checkVisibility', 'setHTML', 'setHTMLUnsafe', 'getHTML', 'moveBefore'],
    [globalThis.HTMLElement?.prototype, 'showPopover', 'hidePopover', 'togglePopover'],
    [globalThis.HTMLDialogElement?.prototype, 'requestClose', 'closedBy'],
    [Object.getPrototypeOf(Object.getPrototypeOf([].values())), 'map', 'filter', 'take', 'drop', 'flatMap'],
    [Object.getPrototypeOf(Object.getPrototypeOf([].values())), 'reduce', 'toArray', 'forEach'],
    [Object.getPrototypeOf(Object.getPrototypeOf([].values())), 'some', 'every', 'find'],
  ]
  for (const [owner, ...names] of taken)
    for (const name of names) if (owner) Reflect.deleteProperty(owner, name)
}
