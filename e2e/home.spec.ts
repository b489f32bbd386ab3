import type { Page } from '@playwright/test'
import { setGoal } from '#contract/store.ts'
import { expect, test, walkTo } from './fixtures.ts'
import { givenProducts, now } from './invoice-setting.ts'

test('home is complete, and nothing moves while it comes', async ({ as, given, world, expectAccessible }) => {
  const { quintal } = await givenProducts(world)
  const rows = [{ product: quintal, valueCents: 24_000 }]
  const camila = await given.member({ name: 'Camila Nogueira', type: 'attendant', coins: 3250 })
  await given.challenge({ goal: { target: 40_000, bonus: 120 } })
  const phones = await given.prize({ title: 'Fone sem fio', price: 4200 })
  await given.invoice({ member: camila, number: '1240', rows })
  const { id } = await given.invoice({ member: camila, number: '1241', rows })
  await world.api.as(camila).call(setGoal, { product_id: phones.id })
  const page = await as(camila)
  await page.clock.setFixedTime(now)
  const late = /\/api\/(challenges|statement|documents|store|ranking|notifications)/
  await page.route(late, async (route) => {
    await new Promise((later) => setTimeout(later, 400))
    await route.continue()
  })
  await page.addInitScript(watchShifts)
  await page.setViewportSize({ width: 360, height: 844 })
  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Falta pouco para a sua meta')
  expect(await page.evaluate(() => document.documentElement.dataset.shifts ?? '')).not.toContain('_balance')
  expect((await page.getByRole('banner').boundingBox())?.height).toBe(64)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/home')
  await expect(page).toHaveTitle(/Início – /)
  await expect(page.getByRole('banner').getByText('Camila')).toBeVisible()
  await expect(page.getByText('Disponíveis agora')).toBeVisible()
  await expect(page.getByText('Se as 480 em análise forem aprovadas, faltam 470.')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Em análise/ })).toContainText('2 notas, até 25/11')
  const last = page.getByRole('region', { name: 'Última nota' }).getByRole('link')
  await expect(last).toContainText('Nota 1241')
  await expect(last).toContainText('~240 moedas até qua., 25/11')
  await expect(last).toHaveAttribute('href', `/documentos-enviados/${id}`)
  await expect(page.getByRole('link', { name: /Ranking de novembro|º em novembro/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ver extrato' })).toHaveAttribute('href', '/extrato')
  expect(await page.evaluate(() => document.documentElement.dataset.shifts ?? '')).toBe('')
  await expectAccessible(page)
})

/** Writes down what moved by itself. */
function watchShifts() {
  type Shift = PerformanceEntry & { sources: { node: Node | null }[] }
  new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries() as Shift[]) {
      const moved = sources.map(({ node }) => (node as Element | null)?.outerHTML?.slice(0, 120)).join(' ')
      const { dataset } = document.documentElement
      dataset.shifts = `${dataset.shifts ?? ''}${moved}; `
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

test('nobody’s screen makes a call that they may not make', async ({ as, given }) => {
  for (const who of [{ level: 2 }, { type: 'promoter', level: 2 }, { type: 'breeder' }] as const) {
    const page = await as(await given.member(who))
    const refused: string[] = []
    page.on('response', (response) => {
      if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`)
    })
    await page.goto('/home')
    await expect(page.getByRole('region', { name: 'Desafios' })).toBeVisible()
    await page.getByRole('button', { name: 'Notificações' }).click()
    await expect(page.getByText('Nenhuma notificação')).toBeVisible()
    await expect(page).toHaveURL('/home')
    expect(refused).toEqual([])
  }
})

test('a person at level 2 is told that the registration is being verified', async ({
  as,
  given,
  expectAccessible,
}) => {
  const page = await as(await given.member({ level: 2 }))
  await page.goto('/home')
  await expect(page.getByText('Estamos verificando o seu cadastro')).toBeVisible()
  await expectAccessible(page)
})

test('a promoter sees no coins', async ({ as, given }) => {
  const page = await as(await given.member({ type: 'promoter', level: 2 }))
  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Disponíveis agora')).toHaveCount(0)
  // Prizes have their prices; what is missing is a balance.
  await expect(page.getByRole('banner').getByText('moedas')).toHaveCount(0)
})

test('nothing scrolls sideways at any width, however long the name', async ({ as, given }) => {
  const name = 'Maximiliana Albuquerque de Vasconcellos Cavalcanti e Silva'
  const workplace = `Clínica Veterinária ${name}`
  const page = await as(await given.member({ name, workplace, coins: 1_250_000 }), { language: 'es' })
  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    expect([width, await page.evaluate(overflow)]).toEqual([width, 0])
    if (width < 900) expect((await page.getByRole('banner').boundingBox())?.height).toBe(64)
  }
})

for (const language of ['pt-BR', 'es', 'en'] as const) {
  test(`the labels of the bar stand apart on every phone (${language})`, async ({ as, given }) => {
    const page = await as(await given.member({ type: 'attendant' }), { language })
    await page.goto('/home')
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 700 })
      const labels = page.getByRole('navigation').last().getByRole('link')
      await expect(labels).toHaveCount(5)
      expect([width, ...(await labels.evaluateAll(gapsBetween)).filter((gap) => gap < 2)]).toEqual([width])
    }
  })
}

function gapsBetween(links: readonly Element[]): number[] {
  const boxes = links.map((link) => {
    const text = document.createRange()
    text.selectNodeContents(link)
    return text.getBoundingClientRect()
  })
  return boxes.slice(1).map((box, index) => box.left - (boxes[index]?.right ?? 0))
}

test('answers that hold no more than they must are shown whole', async ({ as, given, expectAccessible }) => {
  const page = await as(await given.member({ type: 'attendant' }))
  const logged = loggedOn(page)
  await page.route('**/api/user', async (route) => {
    const { rewards: _, images: __, address: ___, ...user } = await (await route.fetch()).json()
    await route.fulfill({ json: user })
  })
  await page.route('**/api/challenges', (route) =>
    route.fulfill({ json: [{ image: { link: null } }, { image: { link: null } }] }),
  )
  const prize = { id: crypto.randomUUID(), title: 'Caneca', value: '50', image: { link: null } }
  await page.route('**/api/store', (route) => route.fulfill({ json: [prize] }))
  const document = { number: '1241', date: '2026-11-16T12:00:00Z', status: 'received' }
  await page.route('**/api/documents', (route) =>
    route.fulfill({ json: [document, { ...document, number: '1240', status: 'counted' }] }),
  )
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    for (const [path, text] of [
      ['/home', 'Caneca'],
      ['/loja', 'Caneca'],
      [`/loja/${prize.id}`, 'Caneca'],
      ['/documentos-enviados', 'Nota 1241'],
      ['/extrato', 'Extrato'],
      ['/perfil', 'Sair'],
    ] as const) {
      await walkTo(page, path)
      await expect(page.getByRole('main')).toContainText(text)
      await expect(page.locator('body')).not.toContainText(/NaN|undefined|null|Invalid/)
      await expectAccessible(page)
    }
  }
  expect(logged).toEqual([])
})

test('what cannot be had on home and of sent invoices is in the log as well', async ({ as, given }) => {
  const page = await as(await given.member({ type: 'attendant' }))
  const logged = loggedOn(page)
  await page.route(/\/api\/(challenges|documents)$/, (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/home')
  await expect.poll(() => logged).toEqual(['ApiFailure', 'ApiFailure'])
  // Beside the form stands the profile, which tells of the invoices.
  await page.unrouteAll()
  await page.route('**/api/user/update', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/editar-dados')
  await page.getByLabel('Telefone').fill('11987654321')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect.poll(() => logged).toEqual(['ApiFailure', 'ApiFailure', 'ApiFailure'])
})

test('what failed is told of, and not asked for again when a later part of the screen comes', async ({
  as,
  given,
}) => {
  await given.prize({ title: 'Caneta', price: 10 })
  const page = await as(await given.member({ type: 'attendant' }))
  const logged = loggedOn(page)
  await page.route('**/api/documents', (route) => route.fulfill({ status: 500, json: {} }))
  // As on a slow phone: the parts below come when the failure is there.
  await page.addInitScript(() => {
    const later = window.setTimeout
    const slowly = (run: () => void, ms = 0) => later(run, ms === 30 ? 1000 : ms)
    Object.assign(window, { setTimeout: slowly })
  })
  await page.goto('/home')
  const last = page.getByRole('region', { name: 'Última nota' })
  await expect(last.getByRole('button', { name: 'Tentar de novo' })).toBeVisible()
  await expect(page.getByText('Caneta')).toBeVisible()
  await page.waitForTimeout(300)
  expect(logged).toEqual(['ApiFailure'])
})

test('a failed store, redemption and marking as read are in the log as well', async ({
  as,
  given,
  world,
}) => {
  await given.prize({ title: 'Lápis', price: 10 })
  const ana = await given.member({ coins: 500, hasAddress: true })
  const page = await as(ana)
  const logged = loggedOn(page)
  const failing = (url: string) => page.route(url, (route) => route.fulfill({ status: 500, json: {} }))
  await failing('**/api/store')
  await page.goto('/loja')
  await expect.poll(() => logged).toEqual(['ApiFailure'])
  await page.unroute('**/api/store')
  await failing('**/api/store/request')
  await page.goto('/loja')
  await page.getByRole('button', { name: 'Resgatar Lápis' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirmação do resgate' })
  await dialog.getByRole('button', { name: 'Resgatar' }).click()
  await expect.poll(() => logged).toEqual(['ApiFailure', 'ApiFailure'])
  await world.database.transaction((tx) => {
    const titles = { 'pt-BR': 'Novidade', es: 'Novedad', en: 'News' }
    const row = {
      kind: 'broadcast',
      facts: JSON.stringify({ titles }),
      created_at: world.clock.now(),
    } as const
    return tx
      .insertInto('notification')
      .values({ ...row, member_id: ana.id })
      .execute()
  })
  await failing('**/api/notifications/update')
  await page.goto('/notificacao')
  await expect(page.getByText('Novidade')).toBeVisible()
  await page.getByRole('link', { name: 'Meu perfil' }).click()
  await expect.poll(() => logged).toEqual(['ApiFailure', 'ApiFailure', 'ApiFailure'])
})

test('at level 2 notifications and ranking lead home', async ({ as, given }) => {
  const page = await as(await given.member({ level: 2 }))
  for (const path of ['/notificacao', '/ranking']) {
    await page.goto(path)
    await expect(page).toHaveURL('/home')
  }
})

test('the header greets, shows the logo and holds the choice of three languages', async ({ as, given }) => {
  const page = await as(await given.member({ name: 'Ana Souza' }))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/home')
  const header = page.getByRole('banner')
  await expect(header).toContainText('Oi, Ana')
  await expect(header.getByRole('img', { name: 'Petisco' })).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 844 })
  await header.getByRole('button', { name: 'ES', exact: true }).click()
  await expect(header).toContainText('Hola, Ana')
  await header.getByRole('button', { name: 'EN', exact: true }).click()
  await expect(header).toContainText('Hi, Ana')
})

/** But for the service worker, which journeys go without. */
function loggedOn(page: Page): string[] {
  const logged: string[] = []
  page.on('pageerror', ({ name, message }) => {
    if (!message.includes("reading 'waiting'")) logged.push(name)
  })
  return logged
}
