import { gzipSync } from 'node:zlib'
import type { Page, Request, Response } from '@playwright/test'
import { memberPaths } from '#contract/paths.ts'
import { phoneOf } from './camera-setting.ts'
import { expect, test } from './fixtures.ts'

/** Bytes of the way in, compressed as they travel. */
const budget = { script: 100_000, stylesheet: 12_000, font: 30_000 }

test('the way in weighs no more than it may', async ({ page }) => {
  const weight = { script: 0, stylesheet: 0, font: 0 }
  page.on('response', async (response) => {
    const kind = response.request().resourceType()
    if (kind !== 'script' && kind !== 'stylesheet' && kind !== 'font') return
    const body = await response.body()
    weight[kind] += kind === 'font' ? body.length : gzipSync(body).length
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  const inline = await page.locator('style').allTextContents()
  weight.stylesheet += gzipSync(inline.join('')).length
  expect(weight.script).toBeGreaterThan(0)
  for (const kind of ['script', 'stylesheet', 'font'] as const) {
    expect([kind, weight[kind], weight[kind] <= budget[kind]]).toEqual([kind, weight[kind], true])
  }
})

test('pages that are read once come with at most 60 kB of script, in whatever language', async ({
  browser,
  given,
  world,
}) => {
  const product = await given.product({ food: { phases: ['adults'], kcal_per_kg: 3750, bag_grams: 3000 } })
  const { token } = await given.lead({ member: await given.member(), product })
  const links = [`/produto/${product.slug}`, `/indicacao/${token}`, `/receita/${token}`]
  for (const path of ['/regulamento', '/politicas-de-privacidade', '/deletar-conta', '/suporte', ...links]) {
    const context = await browser.newContext({ baseURL: world.url, serviceWorkers: 'block' })
    const bytes = await scriptsOf(await context.newPage(), path)
    expect([path, bytes, bytes <= 60_000]).toEqual([path, bytes, true])
    await context.close()
  }
})

/** Of a page that is read in Portuguese and then in Spanish. */
async function scriptsOf(page: Page, path: string): Promise<number> {
  const scripts: Response[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response)
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'ES' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  const bodies = await Promise.all(scripts.map((response) => response.body()))
  expect(bodies.length).toBeGreaterThan(3)
  return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0)
}

/** Each with everything that it loads by itself. */
const signedInScreens = [
  memberPaths.home,
  memberPaths.store,
  memberPaths.recommendation,
  memberPaths.sendInvoice,
  memberPaths.invoices,
  memberPaths.statement,
  memberPaths.ranking,
  memberPaths.redemptions,
  memberPaths.notifications,
  memberPaths.profile,
]

test('every screen of the signed-in comes in few files, and weighs no more than it may', async ({
  as,
  given,
}) => {
  test.slow()
  const ana = await given.member({ type: 'attendant' })
  for (const path of signedInScreens) {
    const page = await as(ana)
    const scripts: Request[] = []
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') scripts.push(request)
    })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    let seen = -1
    // The stream of notifications stays open, so that the network never rests.
    while (scripts.length > seen) {
      seen = scripts.length
      await page.waitForTimeout(500)
    }
    const sizes = await Promise.all(scripts.map((request) => request.sizes()))
    const bytes = sizes.reduce((sum, one) => sum + one.responseHeadersSize + one.responseBodySize, 0)
    expect(bytes).toBeGreaterThan(90_000)
    expect([path, bytes, bytes <= 150_000]).toEqual([path, bytes, true])
    expect([path, scripts.length, scripts.length <= 20]).toEqual([path, scripts.length, true])
    await page.close()
  }
})

test('the camera comes when it is opened, and weighs no more than it may', async ({
  browser,
  world,
  given,
}) => {
  const person = await given.member({ type: 'attendant' })
  const { context, page } = await phoneOf(browser, { url: world.url, person })
  const weights = new Map<string, number>()
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url())
    if (/\.(js|css)$/.test(pathname)) weights.set(pathname, gzipSync(await response.body()).length)
  })
  await page.goto('/cadastro-de-nota-fiscal')
  const opener = page.getByRole('button', { name: 'Tirar foto' })
  await expect(opener).toBeVisible()
  const before = new Set(weights.keys())
  await opener.tap()
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Muito escuro')
  const added = [...weights].filter(([path]) => !before.has(path))
  expect(added.map(([path]) => path).join()).toMatch(/photo-worker/)
  const bytes = added.reduce((sum, [, weight]) => sum + weight, 0)
  expect([bytes, bytes <= 20_000]).toEqual([bytes, true])
  await context.close()
})
