import type { Page } from '@playwright/test'
import { lackingFeatures, type ScriptFeature } from '#architecture/lacking-features.ts'

const lacking = lackingFeatures()

/**
 * Makes a page as poor as the oldest browsers of docs/decisions/021-oldest-browsers.md together, its workers too: whatever
 * one of them lacks by MDN's compatibility data is gone.
 */
export async function asInOldestBrowser(page: Page): Promise<void> {
  await page.addInitScript(takeAway, lacking)
  await page.route('**/assets/*-worker-*.js', async (route) => {
    const response = await route.fetch()
    const before = `(${takeAway})(${JSON.stringify(lacking)});`
    await route.fulfill({ response, body: before + (await response.text()) })
  })
}

/** Runs in the browser: a function of its own, without anything from around it. */
function takeAway(features: readonly ScriptFeature[]) {
  const membersFirst = [...features].sort((one, other) => Number(!one.key) - Number(!other.key))
  for (const { owner, key, isStatic } of membersFirst) {
    const made = Object(Reflect.get(globalThis, owner))
    if (key === undefined) Reflect.deleteProperty(globalThis, owner)
    else Reflect.deleteProperty(isStatic ? made : Object(made.prototype), key)
  }
}
