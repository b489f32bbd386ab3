import type { Page, Response } from '@playwright/test'
import { memberPaths } from '#contract/paths.ts'
import { expect, test } from './fixtures.ts'
import { credit } from './motion-setting.ts'

test('the frame is drawn around what the page began with, and its screen in the next turn', async ({
  as,
  given,
}) => {
  const person = await given.member({ type: 'attendant' })
  for (const path of [memberPaths.home, memberPaths.profile]) {
    const page = await as(person)
    await page.addInitScript(watchFrame)
    await page.goto(path)
    await expect(page.locator('main#content, main h1').first()).toBeVisible()
    // What was to be seen already does not come once more.
    expect([path, await page.evaluate(() => document.documentElement.dataset.kept)]).toEqual([path, 'none'])
    await expect(page.getByRole('main')).toHaveCount(1)
    await page.close()
  }
})

/** Writes down how what the page began with moves while the frame is there. */
function watchFrame() {
  new MutationObserver(() => {
    const kept = document.querySelector('[data-kept] > main')
    if (!kept || !document.querySelector('nav a')) return
    const part = kept.querySelector('i') ?? kept
    document.documentElement.dataset.kept ??= getComputedStyle(part).animationName
  }).observe(document, { childList: true, subtree: true })
}

test('header, bar and screen come each in a turn of their own, in a tab that nobody looks at all at once', async ({
  as,
  given,
}) => {
  const person = await given.member({ type: 'attendant' })
  for (const isHidden of [false, true]) {
    const page = await as(person)
    if (isHidden)
      await page.addInitScript(() => Object.defineProperty(document, 'hidden', { get: () => true }))
    await page.addInitScript(watchTurns)
    await page.goto(memberPaths.statement)
    await expect(page.locator('main#content h1')).toBeVisible()
    const turns = await page.evaluate(() => document.documentElement.dataset.turns)
    expect(turns).toBe(isHidden ? ' header,bar,screen' : ' header bar screen')
    await page.close()
  }
})

/** Writes down which parts of the frame and of its screen are there with each change of the page. */
function watchTurns() {
  const parts = Object.entries({ header: 'header a', bar: 'nav a', screen: 'main#content h1' })
  const there = new Set<string>()
  new MutationObserver(() => {
    const fresh = parts.filter(([name, selector]) => !there.has(name) && document.querySelector(selector))
    if (fresh.length === 0) return
    const { dataset } = document.documentElement
    dataset.turns = `${dataset.turns ?? ''} ${fresh.map(([name]) => name).join()}`
    for (const [name] of fresh) there.add(name)
  }).observe(document, { childList: true, subtree: true })
}

test('whoever reloads home or the store finds the place again', async ({ as, given }) => {
  const person = await given.member({ type: 'attendant' })
  for (const number of Array(8).keys()) await given.prize({ title: `Bandeja ${number}`, price: 5000 })
  const page = await as(person)
  await page.setViewportSize({ width: 390, height: 500 })
  const places = { [memberPaths.home]: 1000, [memberPaths.store]: 250 }
  for (const [path, place] of Object.entries(places)) {
    await page.goto(path)
    await expect(page.getByRole('link', { name: 'Bandeja 7' }).first()).toBeAttached()
    await page.evaluate((top) => scrollTo(0, top), place)
    expect([path, await whenStill(page)]).toEqual([path, place])
    await page.reload()
    await expect(page.getByRole('link', { name: 'Bandeja 7' }).first()).toBeAttached()
    expect([path, await whenStill(page)]).toEqual([path, place])
  }
})

async function whenStill(page: Page): Promise<number> {
  let [before, now] = [-1, -2]
  while (before !== now) {
    before = now
    await page.waitForTimeout(300)
    now = await page.evaluate(() => scrollY)
  }
  return now
}

test('a shelf that comes above another does not take it away from who is there', async ({
  as,
  given,
  world,
}) => {
  await given.prize({ title: 'Mochila', price: 800 })
  await given.prize({ title: 'Viagem', price: 9000 })
  const bia = await given.member({ type: 'attendant', coins: 400 })
  const page = await as(bia)
  await page.goto(memberPaths.store)
  await expect(page.getByRole('link', { name: /Viagem/ })).toBeVisible()
  const shelf = await page.getByRole('heading', { name: /Continue juntando/ }).elementHandle()
  await expect(page.getByRole('heading', { name: /Quase lá/ })).toHaveCount(0)
  await credit(world, bia)
  await expect(page.getByRole('heading', { name: /Quase lá/ })).toBeVisible()
  await page.waitForTimeout(200)
  expect(await shelf?.evaluate(({ isConnected }) => isConnected)).toBe(true)
})

test('what a screen is drawn with is compiled while it comes', async ({ as, given }) => {
  const page = await as(await given.member({ type: 'attendant' }))
  const scripts: Response[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response)
  })
  await page.goto(memberPaths.home)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const texts = await Promise.all(scripts.map((script) => script.text()))
  const [ahead, inAll] = texts.reduce(
    ([some, all], text) => [
      some + (text.startsWith('//# allFunctionsCalledOnLoad\n') ? text.length : 0),
      all + text.length,
    ],
    [0, 0],
  )
  expect(ahead / inAll).toBeGreaterThan(0.9)
})
