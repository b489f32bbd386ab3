import type { Page } from '@playwright/test'
import { myAdviserCode } from '#contract/catalogue.ts'
import { expect, test } from './fixtures.ts'

test.use({ serviceWorkers: 'allow' })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the way in is there, form and all', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Suas vendas viram moedas')
    await expect(page.getByLabel('E-mail')).toBeVisible()
  })

  test('a text is there to be read, with its headings and links', async ({ page }) => {
    await page.goto('/regulamento#18-contato')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Regulamento')
    await expect(page.getByText('Atualizado em 17/11/2026')).toBeVisible()
    await expect(page.getByRole('heading', { name: '18. Contato' })).toBeInViewport()
    await expect(page.getByRole('link', { name: 'Voltar' })).toHaveAttribute('href', '/')
  })

  test('a product is there to be read, with its picture, its portion and who recommends it', async ({
    page,
    given,
    world,
  }) => {
    const { slug, title } = await given.product({ title: 'Quintal Adulto' })
    const { code } = await world.api.as(await given.member({ name: 'Helena' })).call(myAdviserCode)
    await page.goto(`/produto/${slug}?g=146&por=${code}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Adulto')
    await expect(page.getByText('146 g', { exact: false }).first()).toBeVisible()
    await expect(page.getByText('Helena')).toBeVisible()
    await expect(page.getByRole('img', { name: title })).toBeVisible()
    // No style stands in the HTML, where the policy of the page would block it.
    expect(await page.content()).not.toContain(' style=')
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

for (const width of [390, 1280])
  test(`a first visit at ${width} px has the brand’s type, however late it comes, and nothing moves`, async ({
    page,
    given,
  }) => {
    const { slug } = await given.product({ title: 'Quintal Adulto Porte Pequeno' })
    await page.setViewportSize({ width, height: 844 })
    await page.route('**/*.woff2', async (route) => {
      await new Promise((later) => setTimeout(later, 600))
      await route.continue()
    })
    for (const path of ['/', `/produto/${slug}`, '/regulamento', '/nao-existe']) {
      await page.goto(path)
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toBeVisible()
      const shift = (await shiftsOf(page)).reduce((sum, moved) => sum + Number.parseFloat(moved), 0)
      expect(shift).toBeLessThan(0.001)
      expect(await fontsOf(page, 'h1')).toEqual([expect.stringContaining('Bricolage Grotesque')])
      expect(await fontsOf(page, 'main p')).toEqual([expect.stringContaining('Figtree')])
    }
    await expect(page.getByRole('img', { name: 'Petisco' }).first()).toBeVisible()
  })

test('what the server wrote is taken over as it stands: without a fault, a question or a move', async ({
  browser,
  given,
  world,
}) => {
  const { slug } = await given.product({ food: { phases: ['adults'], kcal_per_kg: 3750, bag_grams: 3000 } })
  const { code } = await world.api.as(await given.member()).call(myAdviserCode)
  for (const path of ['/regulamento', '/suporte', `/produto/${slug}?g=146&pet=Rex&por=${code}`]) {
    const context = await browser.newContext({ baseURL: world.url, viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    const faults: string[] = []
    const asked: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const held = Promise.withResolvers<void>()
    await page.route('**/*.js', async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'commit' })
    const last = page.getByRole('heading', { level: 2 }).last()
    await expect(last).toBeVisible()
    const before = await last.elementHandle()
    const html = await page.locator('#root').innerHTML()
    held.resolve()
    await page.waitForFunction(() => !document.querySelector('[data-prerendered]'))
    expect(await last.evaluate((now, first) => now === first, before)).toBe(true)
    expect(await page.locator('#root').innerHTML()).toBe(html)
    const shift = (await shiftsOf(page)).reduce((sum, moved) => sum + Number.parseFloat(moved), 0)
    expect(shift).toBeLessThan(0.001)
    expect(asked.filter((asking) => asking.startsWith('/api/'))).toEqual([])
    expect(faults).toEqual([])
    await context.close()
  }
})

test('a cold start shows the frame before any script runs, and only to who has a session', async ({
  as,
  given,
  page,
}) => {
  const home = await as(await given.member({ type: 'attendant' }))
  const held = Promise.withResolvers<void>()
  await home.context().route('**/assets/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await home.goto('/home', { waitUntil: 'commit' })
  const frame = home.locator('header').first()
  await expect(frame).toBeVisible()
  await expect(home.locator('[data-prerendered] div[class*=openingBar]')).toBeVisible()
  await expect(home.getByText('Carregando...')).toBeVisible()
  held.resolve()
  await expect(home.getByRole('navigation', { name: 'Navegação' })).toBeVisible()
  await page.goto('/regulamento', { waitUntil: 'commit' })
  await expect(page.locator('[data-prerendered] header')).toBeHidden()
})

test('what the first screen shows is asked for beside its code, and once', async ({ as, given }) => {
  const home = await as(await given.member({ type: 'attendant' }))
  const held = Promise.withResolvers<void>()
  const asked: string[] = []
  home.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await home.context().route('**/assets/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await home.goto('/home', { waitUntil: 'commit' })
  const ofMembers = ['/store/mine', '/statement/summary', '/recommendations/summary', '/ranking']
  const calls = ['/user', '/challenges', '/store', ...ofMembers].map((call) => `/api${call}`)
  await expect.poll(() => calls.filter((call) => asked.includes(call))).toEqual(calls)
  held.resolve()
  await expect(home.getByText('Nenhum desafio agora')).toBeVisible()
  await expect(home.getByRole('main').getByRole('link', { name: /ranking/i })).toBeVisible()
  for (const call of calls) expect([call, asked.filter((path) => path === call)]).toEqual([call, [call]])
  // The styles of the first screen stand in its HTML.
  expect(asked.filter((path) => path.endsWith('.css'))).toEqual([])
})

test('an account that cannot be fetched is told at the door, and opens again without the password', async ({
  as,
  given,
  expectAccessible,
}) => {
  const page = await as(await given.member())
  await page.route('**/api/user', (route) => route.fulfill({ status: 503, json: {} }))
  await page.goto('/extrato')
  await expect(page).toHaveURL('/')
  const told = page.getByRole('alert').filter({ hasText: 'Não deu para abrir a sua conta agora.' })
  await expect(told).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await expectAccessible(page)
  const again = page.getByRole('button', { name: 'Tentar de novo' })
  await Promise.all([page.waitForResponse('**/api/user'), again.click()])
  await expect(again).toBeEnabled()
  await expect(told).toBeVisible()
  await page.unroute('**/api/user')
  await again.click()
  await expect(page).toHaveURL('/extrato')
  await expect(page.getByRole('heading', { name: 'Extrato' })).toBeVisible()
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

/** The fonts that an element is really drawn with. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('DOM.enable')
  await devTools.send('CSS.enable')
  const { root } = await devTools.send('DOM.getDocument')
  const { nodeId } = await devTools.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await devTools.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.map(({ familyName }) => familyName)
}
