import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

test.use({ serviceWorkers: 'allow' })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the way in is there, form and all', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Suas vendas viram moedas')
    await expect(page.getByLabel('E-mail')).toBeVisible()
  })

  test('every other screen starts with its shell', async ({ page }) => {
    await page.goto('/home')
    await expect(page.getByText('Carregando...')).toBeVisible()
  })
})

test('the page in the HTML is taken over without a fault, and nothing moves, however late the fonts come', async ({
  page,
}) => {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((later) => setTimeout(later, 600))
    await route.continue()
  })
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  await page.goto('/')
  const field = page.getByLabel('E-mail')
  const before = await field.elementHandle()
  await page.waitForFunction(() => !document.querySelector('[data-prerendered]'))
  await field.fill('ana@test.example')
  expect(await field.evaluate((now, first) => now === first, before)).toBe(true)
  await page.getByRole('button', { name: 'Mostrar a senha' }).click()
  await expect(page.getByRole('button', { name: 'Ocultar a senha' })).toBeVisible()
  expect(await shiftsOf(page)).toEqual([])
  expect(faults).toEqual([])
})

test('somebody who reads Spanish never sees Portuguese', async ({ browser, world }) => {
  const localStorage = [{ name: 'language', value: 'es' }]
  const storageState = { cookies: [], origins: [{ origin: world.url, localStorage }] }
  const context = await browser.newContext({ baseURL: world.url, storageState })
  const page = await context.newPage()
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/es-*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await page.waitForSelector('h1', { state: 'attached' })
  await expect(page.getByText('Suas vendas viram moedas')).toBeHidden()
  held.resolve()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tus ventas se vuelven monedas')
  await context.close()
})

/** What moved by itself, and from where to where. */
function shiftsOf(page: Page) {
  type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }
  type Shift = PerformanceEntry & { value: number; sources: Source[] }
  return page.evaluate(async () => {
    const moved: string[] = []
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        const places = sources.map(({ node, previousRect, currentRect }) => {
          const rects = [previousRect, currentRect].map(({ x, y, width, height }) => [x, y, width, height])
          return `${(node as Element | null)?.outerHTML?.slice(0, 80)} ${JSON.stringify(rects)}`
        })
        moved.push(`${value}: ${places.join('; ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
    await document.fonts.ready
    await new Promise((later) => setTimeout(later, 300))
    return moved
  })
}
