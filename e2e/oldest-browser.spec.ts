import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { listInvoices } from '#contract/invoices.ts'
import { expect, test } from './fixtures.ts'
import {
  accessKey,
  addProduct,
  choose,
  givenInvoice,
  givenProducts,
  photoWithCode,
} from './invoice-setting.ts'
import { asInOldestBrowser } from './oldest-browser.ts'
import { pdfInvoice } from './pdf-setting.ts'

test.beforeEach(async ({ world }) => {
  await givenProducts(world)
})

test('in the oldest browser an invoice is read, sent and arrives', async ({ as, given, world }) => {
  const camila = await given.member({ type: 'attendant' })
  const page = await as(camila)
  const errors = await openedInOldestBrowser(page, '/cadastro-de-nota-fiscal')
  await choose(page, await photoWithCode(accessKey(7001)))
  await expect(page.getByLabel('Número da nota')).toHaveValue('7001')
  await addProduct(page, 'Quintal Adulto 15 kg')
  await page.getByLabel('Valor').fill('96,50')
  await page.getByRole('main').getByRole('button', { name: 'Enviar nota' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tudo certo, recebemos')
  const sent = await world.api.as(camila).call(listInvoices)
  expect(sent.map(({ number, estimate }) => [number, estimate])).toEqual([['7001', 96]])
  expect(errors).toEqual([])
})

test('in the oldest browser a PDF is read and shown', async ({ as, given, browser }) => {
  const page = await as(await given.member({ type: 'attendant' }))
  await page.route('**/api/document/upload/*', (route) => route.fulfill({ json: { reading: null } }))
  const errors = await openedInOldestBrowser(page, '/cadastro-de-nota-fiscal')
  await choose(page, await pdfInvoice(browser, 7004))
  await expect(page.getByLabel('Número da nota')).toHaveValue('7004')
  await expect(page.getByLabel('Valor')).toHaveCount(2)
  await expect(page.getByRole('img', { name: 'Página 2 de nota-7004.pdf' })).toBeVisible()
  expect(errors).toEqual([])
})

test('in the oldest browser every screen of the member opens, and news are heard', async ({
  as,
  given,
  world,
}) => {
  const camila = await given.member({ type: 'attendant', coins: 500 })
  await given.prize({ title: 'Caneta', price: 10 })
  await givenInvoice(world, camila, { number: '7002' })
  const page = await as(camila)
  const errors = await openedInOldestBrowser(page, '/home')
  await expect(page.getByRole('list', { name: 'Prêmios para você' })).toContainText('Caneta')
  const bell = page.getByRole('banner').getByRole('button', { name: /Notificações/ })
  await expect(bell).toHaveAccessibleName('Notificações')
  await tell(camila, 'Linha gatos rende mais')
  await expect(bell).toHaveAccessibleName('Notificações, 1 não lida')
  for (const [path, shown] of [
    ['/loja', 'Caneta'],
    ['/extrato', 'moedas'],
    ['/notificacao', 'Linha gatos rende mais'],
    ['/documentos-enviados', 'Nota 7002'],
    ['/ranking', 'Ranking'],
    ['/perfil', 'Editar dados'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('main')).toContainText(shown)
  }
  expect(errors).toEqual([])

  /** As the server's features tell it: a row, of which the database lets everybody know. */
  async function tell({ id }: { id: string }, title: string) {
    const facts = JSON.stringify({ titles: { 'pt-BR': title, es: title, en: title } })
    const row = { member_id: id, kind: 'broadcast' as const, facts, created_at: world.clock.now() }
    await world.database.transaction((tx) => tx.insertInto('notification').values(row).execute())
  }
})

test('in the oldest browser a profile photo is cropped and shown', async ({ as, given }) => {
  const page = await as(await given.member())
  const errors = await openedInOldestBrowser(page, '/perfil')
  const create = { width: 800, height: 600, channels: 3, background: '#c0703a' } as const
  const buffer = await sharp({ create }).jpeg().toBuffer()
  await page
    .locator('input[type=file]')
    .nth(1)
    .setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer })
  await page.getByRole('dialog').getByRole('button', { name: 'Salvar imagem' }).click()
  await expect(page.getByText('Imagem atualizada.')).toBeVisible()
  await expect(page.getByRole('banner').locator('img[src^="/files/"]')).toBeVisible()
  expect(errors).toEqual([])
})

test('in a browser that writes the dates of Canada otherwise every screen with days opens', async ({
  as,
  given,
  world,
}) => {
  const camila = await given.member({ type: 'attendant', coins: 500 })
  await givenInvoice(world, camila, { number: '7003' })
  const page = await as(camila)
  await page.addInitScript(writeDatesAsIn2022)
  for (const [path, shown] of [
    ['/home', 'Disponíveis agora'],
    ['/documentos-enviados', 'Nota 7003'],
    ['/extrato', 'Novembro de 2026'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('main')).toContainText(shown)
  }
})

/** WebKit with the data of CLDR 42 writes 11/15/2026 for Canada, where every other browser writes 2026-11-15. */
function writeDatesAsIn2022() {
  const prototype = Intl.DateTimeFormat.prototype
  const own = Object.getOwnPropertyDescriptor(prototype, 'format')?.get
  Object.defineProperty(prototype, 'format', {
    get(this: Intl.DateTimeFormat) {
      const american = new Intl.DateTimeFormat('en-US', { timeZone: this.resolvedOptions().timeZone })
      return own?.call(this.resolvedOptions().locale === 'en-CA' ? american : this)
    },
  })
}

test.describe('styles', () => {
  test.use({ bypassCSP: true })

  test('in a browser that knows no :has() the focus is seen all the same', async ({ page }) => {
    await page.route('/', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replaceAll(':has(', ':unknown(') })
    })
    await page.goto('/')
    const email = page.getByLabel('E-mail')
    await email.focus()
    await expect(email).toHaveCSS('outline-style', 'solid')
  })
})

async function openedInOldestBrowser(page: Page, path: string): Promise<string[]> {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await asInOldestBrowser(page)
  // Where they are blocked, as in these journeys, asking for a service worker is an error of its own.
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  await page.goto(path)
  return errors
}

for (const path of ['/', '/gestao'])
  test(`a browser without layers is told that it is too old, at ${path}`, async ({ page }) => {
    await page.goto(path)
    const words = [
      'Este navegador é antigo demais',
      'Este navegador es demasiado antiguo',
      'This browser is too old',
    ]
    for (const text of words) await expect(page.getByText(text)).toBeHidden()
    await expect(page.getByLabel('E-mail')).toBeVisible()
    await page.evaluate(() => {
      for (const sheet of document.styleSheets)
        for (let place = sheet.cssRules.length - 1; place >= 0; place -= 1)
          if (sheet.cssRules[place]?.constructor.name.startsWith('CSSLayer')) sheet.deleteRule(place)
    })
    for (const text of words) await expect(page.getByText(text)).toBeVisible()
    await expect(page.getByLabel('E-mail')).toBeHidden()
  })
