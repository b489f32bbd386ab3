import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import type { Language } from '#contract/languages.ts'
import { webAppFolder } from '#server/platform/web-build.ts'
import type { Person } from '#server/testing/given.ts'
import { createWorld } from '#server/testing/world.ts'

declare global {
  interface Window {
    axe: typeof axe
  }
}

type World = Awaited<ReturnType<typeof createWorld>> & { url: string }

type Fixtures = {
  world: World
  given: World['given']
  /** A page where this person is signed in already, without having gone through the screen. */
  as(person: Person, options?: SignedInOptions): Promise<Page>
  /** The same for somebody of the team, in the back office. */
  asStaff(person: Person, options?: Pick<SignedInOptions, 'language'>): Promise<Page>
  /** Fails the test if axe finds anything on the page as it stands. */
  expectAccessible(page: Page): Promise<void>
}

type WorkerFixtures = { worldOf(file: string): Promise<World>; livingUrl: string }

/** A journey on the real app, in a real browser: each file has a server and a database of its own. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  /** The living page of the design system; `?piece=` shows one piece alone. */
  livingUrl: [async ({ browserName: _ }, use) => use(process.env.LIVING_URL ?? ''), { scope: 'worker' }],
  // A worker goes through its files one after the other, so it needs the world of the file it is at and no other.
  worldOf: [
    async ({ browserName: _ }, use) => {
      let current: { file: string; world: World } | undefined
      await use(async (file) => {
        if (current?.file === file) return current.world
        await current?.world.stop()
        const world = await createWorld({ templateUrl: process.env.TEMPLATE_URL ?? '', webAppFolder })
        const url = await world.app.listen({ port: 0, host: '127.0.0.1' })
        current = { file, world: { ...world, url } }
        return current.world
      })
      await current?.world.stop()
    },
    { scope: 'worker' },
  ],
  world: async ({ worldOf }, use, { file }) => use(await worldOf(file)),
  baseURL: ({ world }, use) => use(world.url),
  given: ({ world }, use) => use(world.given),
  context: async ({ context, world }, use) => {
    await liveAt(context, world.clock.now())
    await use(context)
  },
  as: async ({ browser, world }, use) => {
    const pages: Page[] = []
    await use(async ({ token }, options = {}) => {
      const { language = 'pt-BR', serviceWorkers = 'block', livesByMachine = false } = options
      const stored = { token: `Bearer ${token}`, language }
      const now = livesByMachine ? undefined : world.clock.now()
      const page = await signedInPage(browser, { url: world.url, stored, serviceWorkers, now })
      pages.push(page)
      return page
    })
    await closeAll(pages)
  },
  asStaff: async ({ browser, world }, use) => {
    const pages: Page[] = []
    await use(async ({ token }, { language = 'pt-BR' } = {}) => {
      const stored = { officeToken: `Bearer ${token}`, language }
      const now = world.clock.now()
      const page = await signedInPage(browser, { url: world.url, stored, serviceWorkers: 'block', now })
      pages.push(page)
      return page
    })
    await closeAll(pages)
  },
  expectAccessible: async ({ browserName: _ }, use) => {
    await use(async (page) => expect(await axeFaults(page)).toEqual([]))
  },
})

export { expect }

/** What a page still asks for when its test is over is answered by nobody, and is no fault of the test. */
async function closeAll(pages: readonly Page[]) {
  const open = pages.filter((page) => !page.isClosed())
  await Promise.all(open.map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })))
  await Promise.all(pages.map((page) => page.context().close()))
}

/** Not half as long as what the package exports, and every page that is looked at takes it in anew. */
const axeSource = readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** What axe finds, told in the page itself: what passes is not described, which takes longer than finding faults. */
async function axeFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await axeSource)
  return page.evaluate(async () => {
    // Colours of what is still fading in are not those that people read. What takes longer is a clock that runs down.
    const longestMs = 2000
    const fading = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) <= longestMs)
    await Promise.allSettled(fading.map(({ finished }) => finished))
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  })
}

/** It first fetches all that the app needs without a connection, which takes its time where others use the processor. */
export async function untilWorkerAnswers(page: Page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
    timeout: 30_000,
  })
}

/** To another screen of the app that is open, as its links lead there: loading all of it again takes twice as long. */
export async function walkTo(page: Page, address: string) {
  if (page.url() === 'about:blank') return page.goto(address)
  if (new URL(page.url()).pathname === address) return
  const before = await page.title()
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
  // Every screen tells its title when it is there.
  await page.waitForFunction((title) => document.title !== title, before)
}

type SignedInOptions = {
  language?: Language
  serviceWorkers?: 'allow' | 'block'
  /** As the service worker does, which says how old what it keeps is. */
  livesByMachine?: boolean
}
type Opening = {
  url: string
  stored: Record<string, string>
  serviceWorkers: 'allow' | 'block'
  now?: Temporal.Instant | undefined
}

export async function signedInPage(browser: Browser, { url, stored, serviceWorkers, now }: Opening) {
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }))
  const storageState = { cookies: [], origins: [{ origin: url, localStorage }] }
  const context = await browser.newContext({ baseURL: url, storageState, serviceWorkers })
  if (now) await liveAt(context, now)
  return context.newPage()
}

/** The browser's clock goes on from that of the world: what is "today" does not depend on the day of the test. */
async function liveAt(context: BrowserContext, now: Temporal.Instant) {
  await context.addInitScript((behindMs) => {
    const MachineDate = Date
    const here = () => MachineDate.now() - behindMs
    globalThis.Date = new Proxy(MachineDate, {
      construct: (_, given, made) => Reflect.construct(MachineDate, given.length ? given : [here()], made),
      get: (date, name) => (name === 'now' ? here : Reflect.get(date, name)),
    })
  }, Date.now() - now.epochMilliseconds)
}
