import type { Page } from '@playwright/test'
import { expect, test, untilWorkerAnswers } from './fixtures.ts'
import { choose, givenProducts, now } from './invoice-setting.ts'
import { brokenPdf, keptPdf, longPdf, pdfInvoice, pdfWithHiddenRow, pdfWithScript } from './pdf-setting.ts'

test.beforeEach(async ({ world }) => {
  await givenProducts(world)
})

async function openForm(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.clock.setFixedTime(now)
  await page.goto('/cadastro-de-nota-fiscal')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enviar nota')
}

/** The server has the file and has not read it yet. */
async function holdUpReading(page: Page) {
  await page.route('**/api/document/upload/*', (route) => route.fulfill({ json: { reading: null } }))
}

test('a PDF fills the form before the server has read it, and each row shows its place on its page', async ({
  as,
  given,
  world,
  browser,
  expectAccessible,
}) => {
  const page = await as(await given.member({ type: 'attendant' }))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openForm(page)
  await holdUpReading(page)
  await choose(page, await pdfInvoice(browser, 8040))
  await expect(page.getByLabel('Número da nota')).toHaveValue('8040')
  const value = page.getByLabel('Valor')
  await expect(value).toHaveCount(2)
  await expect(value.first()).toHaveValue(/R\$\s299,80/)
  await expect(page.getByText('Lido do PDF')).toHaveCount(3)
  await expect(page.getByText('Confira', { exact: true })).toHaveCount(0)
  const slip = page.getByRole('region', { name: 'O que lemos' })
  await expect(slip).toContainText('DISTRIBUIDORA SUL PAULISTA LTDA')
  await expect(slip).toContainText('12/11/2026')
  await expect(slip).toContainText('R$ 379,80')
  const pages = page.getByRole('region', { name: 'Páginas de nota-8040.pdf' })
  await expect(pages.getByRole('img')).toHaveCount(2)
  await expectAccessible(page)

  await value.nth(1).focus()
  await expect(mark(page)).toBeInViewport({ ratio: 0.9 })
  const [marked, second] = await Promise.all([
    mark(page).boundingBox(),
    pages.getByRole('img', { name: 'Página 2 de nota-8040.pdf' }).boundingBox(),
  ])
  // The row is the first on its page.
  expect(marked?.y).toBeGreaterThan(second?.y ?? Infinity)
  expect((marked?.y ?? 0) - (second?.y ?? 0)).toBeLessThan((second?.height ?? 0) * 0.1)
  await page.getByLabel('Número da nota').focus()
  await expect(mark(page)).toBeInViewport({ ratio: 0.9 })
  await expectAccessible(page)

  // What is typed meanwhile stays when the server has read it too, and nothing comes twice.
  await value.first().focus()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('250')
  await page.getByRole('button', { name: 'Remover produto 2' }).click()
  await page.unroute('**/api/document/upload/*')
  await world.runJobs()
  await expect(page.getByText('Lendo os itens da nota.')).toHaveCount(0)
  await expect(value).toHaveCount(1)
  await expect(value).toHaveValue(/R\$\s250,00/)
  await expect(slip.getByText('2 outros itens')).toBeVisible()
  await page.reload()
  await expect(pages.getByRole('img')).toHaveCount(2)
  await expect(value).toHaveValue(/R\$\s250,00/)
})

test('the device reads all of a dense DANFE, and only what can be seen', async ({ as, given, browser }) => {
  const page = await as(await given.member({ type: 'attendant' }))
  await openForm(page)
  await holdUpReading(page)
  const { file, truth } = keptPdf('danfe-two-pages')
  await choose(page, file)
  const slip = page.getByRole('region', { name: 'O que lemos' })
  await expect(page.getByLabel('Número da nota')).toHaveValue(truth.number)
  await expect(slip).toContainText(money(truth.totalCents))
  await expect(page.getByText('Confira', { exact: true })).toHaveCount(0)
  await slip.getByText(`${truth.rows.length} outros itens`).click()
  const values = await slip.getByRole('listitem').allInnerTexts()
  const paid = truth.rows.map(({ valueCents, discountCents }) => money(valueCents - discountCents))
  expect(values.map((text) => text.split('\n')[1]?.replace(/\s/g, ' '))).toEqual(paid)

  await choose(page, await pdfWithHiddenRow(browser, 8041))
  await expect(page.getByLabel('Número da nota')).toHaveValue('8041')
  await expect(page.getByLabel('Valor')).toHaveCount(2)
  await expect(slip).toContainText('R$ 379,80')
  await expect(page.getByText('Confira', { exact: true })).toHaveCount(0)
})

test('a PDF that cannot be read here changes nothing, and no script in it runs', async ({
  as,
  given,
  browser,
}) => {
  const page = await as(await given.member({ type: 'attendant' }))
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  await openForm(page)
  await holdUpReading(page)
  const told = page.getByText('PDF escolhido. Digite o número e os produtos abaixo.')
  await choose(page, brokenPdf())
  await expect(page.getByText('quebrado.pdf')).toBeVisible()
  await expect(told).toBeVisible()
  await choose(page, await longPdf(browser))
  await expect(page.getByRole('region', { name: 'Páginas de contrato.pdf' }).getByRole('img')).toHaveCount(5)
  await expect(told).toBeVisible()
  await choose(page, pdfWithScript())
  await expect(page.getByRole('img', { name: 'Página 1 de roteiro.pdf' })).toBeVisible()
  expect(dialogs).toEqual([])
})

test('the reader of PDFs comes when one is chosen, and works without a connection afterwards', async ({
  as,
  given,
  browser,
}) => {
  const person = await given.member({ type: 'attendant' })
  const loaded: string[] = []
  const fresh = await as(person)
  fresh.on('request', (request) => loaded.push(request.url()))
  await openForm(fresh)
  await holdUpReading(fresh)
  await expect(fresh.getByRole('button', { name: 'Arquivo' })).toBeVisible()
  expect(loaded.filter(isPdfReader)).toEqual([])
  await choose(fresh, await pdfInvoice(browser, 8042))
  await expect(fresh.getByLabel('Número da nota')).toHaveValue('8042')
  expect(loaded.filter(isPdfReader)).toHaveLength(2)

  const page = await as(await given.member({ type: 'attendant' }), { serviceWorkers: 'allow' })
  await page.goto('/home')
  await untilWorkerAnswers(page)
  await openForm(page)
  await page.waitForFunction(async () => {
    const kept = await caches.open('data')
    return (await kept.keys()).some(({ url }) => url.endsWith('/api/products'))
  })
  expect(await page.evaluate(keptReaders)).toEqual([])
  await choose(page, await pdfInvoice(browser, 8043))
  await expect(page.getByLabel('Número da nota')).toHaveValue('8043')
  expect(await page.evaluate(keptReaders)).toHaveLength(2)
  await page.reload()
  await page.context().setOffline(true)
  await choose(page, await pdfInvoice(browser, 8044))
  await expect(page.getByLabel('Número da nota')).toHaveValue('8044')
  await expect(page.getByLabel('Valor')).toHaveCount(2)
})

/** What the device has kept of the reader of PDFs, for when there is no connection. */
async function keptReaders(): Promise<string[]> {
  const found: string[] = []
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys())
      if (/\/pdf(-worker)?-[\w-]{8}\.js$/.test(url)) found.push(url)
  return found
}

/** The library, and the worker that it reads in. */
function isPdfReader(url: string): boolean {
  return /\/pdf(-worker)?-[\w-]{8}\.js$/.test(url)
}

function mark(page: Page) {
  return page.locator('[data-mark]')
}

function money(cents: number): string {
  const format = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
  return format.format(cents / 100).replace(/\s/g, ' ')
}
