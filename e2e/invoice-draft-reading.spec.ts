import type { Page, Route } from '@playwright/test'
import { listInvoices } from '#contract/invoices.ts'
import { officeInvoice } from '#contract/invoices-office.ts'
import type { DraftReading } from '#contract/invoices-reading.ts'
import { expect, test } from './fixtures.ts'
import { accessKey, choose, givenProducts, now, photo, photoWithCode, xmlInvoice } from './invoice-setting.ts'

test.beforeEach(async ({ world }) => {
  await givenProducts(world)
})

async function openForm(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.clock.setFixedTime(now)
  await page.goto('/cadastro-de-nota-fiscal')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enviar nota')
}

function send(page: Page) {
  return page.getByRole('main').getByRole('button', { name: 'Enviar nota' }).click()
}

function arrived(page: Page) {
  return page.waitForResponse((response) => response.url().endsWith('/api/document/upload') && response.ok())
}

/** What a reader of the whole paper answers. */
function readingOf(products: Record<'quintal' | 'serena', { id: string }>): DraftReading {
  const row = { ean: null, code: null }
  return {
    source: 'ocr',
    access_key: null,
    number: '8123',
    issuer: { id: '11222333000181', name: 'Distribuidora de Alimentos para Animais Sul Paulista Ltda' },
    issued_on: '2026-11-12',
    total_cents: 26_990,
    rows: [
      {
        ...row,
        name: 'RACAO QUINTAL AD 15KG',
        value_cents: 18_990,
        product_id: products.quintal.id,
        sure: true,
      },
      { ...row, name: 'COLEIRA', value_cents: 3000, product_id: null },
      { ...row, name: 'SERENA GATOS 3KG', value_cents: 5000, product_id: products.serena.id, sure: false },
    ],
    fields: { number: { from: 'words', sure: false }, total: { from: 'words', sure: true } },
    regions: [
      { of: 'number', box: [0.1, 0.05, 0.3, 0.03] },
      { of: 'row', row: 0, box: [0.05, 0.5, 0.9, 0.03] },
      { of: 'row', row: 2, box: [0.05, 0.9, 0.4, 0.03] },
    ],
    trouble: null,
  }
}

async function answerWith(page: Page, reading: DraftReading) {
  await page.route('**/api/document/upload/*', (route) => route.fulfill({ json: { reading } }))
}

test('an XML is read on the device and by the server, and sent without being uploaded again', async ({
  as,
  given,
  world,
  expectAccessible,
}) => {
  const camila = await given.member({ type: 'attendant' })
  const page = await as(camila)
  await openForm(page)
  const upload = arrived(page)
  await choose(page, xmlInvoice(8001))
  await expect(page.getByLabel('Número da nota')).toHaveValue('8001')
  await upload
  await world.runJobs()
  const slip = page.getByRole('region', { name: 'O que lemos' })
  await expect(slip).toContainText('Distribuidora Sul Paulista')
  await expect(slip).toContainText('12/11/2026')
  await expect(slip).toContainText('R$ 219,90')
  await expect(slip.getByText('1 outro item')).toBeVisible()
  await expect(page.getByLabel('Valor')).toHaveCount(1)
  await expect(page.getByText('Lido do XML')).toHaveCount(2)
  await expectAccessible(page)

  const asked = page.waitForRequest('**/api/document/create')
  await send(page)
  const sent = (await asked).postData() ?? ''
  expect(sent).toContain('name="upload"')
  expect(sent).not.toContain('name="image"')
  await expect(page).toHaveURL('/documento-cadastrado')
  const [invoice] = await world.api.as(camila).call(listInvoices)
  await world.runJobs()
  const office = world.api.as(await given.staff())
  const { reading } = await office.call(officeInvoice, { id: invoice?.id ?? '' })
  expect(reading).toMatchObject({ source: 'xml', number: '8001' })
})

test('a photo with a code: the number at once, no place for what no words say, and a reload goes on', async ({
  as,
  given,
  world,
  expectAccessible,
}) => {
  const page = await as(await given.member({ type: 'attendant' }))
  await openForm(page)
  const upload = arrived(page)
  await choose(page, await photoWithCode(accessKey(8002)))
  await expect(page.getByLabel('Número da nota')).toHaveValue('8002')
  await upload
  await page.reload()
  await world.runJobs()
  const slip = page.getByRole('region', { name: 'O que lemos' })
  await expect(slip).toContainText('8002')
  const pane = page.getByRole('region', { name: /^Foto escolhida/ })
  await expect(pane).toBeVisible()
  await expect(mark(page)).toHaveCount(0)
  await slip.getByRole('button', { name: 'Corrigir o número 8002' }).click()
  await expect(page.getByLabel('Número da nota')).toBeFocused()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('8002')
  await expect(mark(page)).toHaveCount(0)
  await expectAccessible(page)
  await page.getByLabel('Número da nota').fill('8003')
  await expect(page.getByText('Lido da foto')).toHaveCount(0)
})

test('what the server reads fills the form around what was typed, and each row shows its place', async ({
  as,
  given,
  world,
  expectAccessible,
}) => {
  const camila = await given.member({ type: 'attendant' })
  const page = await as(camila)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openForm(page)
  await answerWith(page, readingOf(await givenProducts(world)))
  await page.getByRole('button', { name: /Produto 1/ }).click()
  await page.getByRole('radio', { name: 'Serena Gatos 3 kg' }).click()
  await page.getByLabel('Valor').fill('49')
  await choose(page, await photo())
  const value = page.getByLabel('Valor')
  await expect(value).toHaveCount(2)
  await expect(page.getByLabel('Número da nota')).toHaveValue('8123')
  await expect(value.first()).toHaveValue(/R\$\s49,00/)
  await expect(value.nth(1)).toHaveValue(/R\$\s189,90/)
  await expect(page.getByText('Nota lida. Confira o que foi preenchido.')).toBeVisible()
  // The number is told twice: in its field and on the slip.
  await expect(page.getByText('Confira', { exact: true })).toHaveCount(2 + 2)
  await expectAccessible(page)

  await value.nth(1).focus()
  await expect(mark(page)).toBeInViewport({ ratio: 0.9 })
  const first = await mark(page).boundingBox()
  await page.keyboard.press('Shift+Tab')
  await expect(mark(page)).toBeInViewport({ ratio: 0.9 })
  await value.first().focus()
  await expect(mark(page)).toBeInViewport({ ratio: 0.9 })
  expect((await mark(page).boundingBox())?.width).not.toBe(first?.width)
  await page.getByLabel('Número da nota').focus()
  await expect(mark(page)).toBeInViewport({ ratio: 0.9 })
  await expect(value.first()).toBeInViewport()
  await expectAccessible(page)

  await page.getByText('1 outro item').click()
  await page.getByRole('button', { name: 'Escolher o produto de COLEIRA' }).click()
  await page.getByRole('radio', { name: 'Bom Faro Adulto 3 kg' }).click()
  await expect(value).toHaveCount(3)
  await expect(value.nth(2)).toHaveValue(/R\$\s30,00/)
  await expect(page.getByText('outro item')).toHaveCount(0)

  await value.nth(1).focus()
  await page.keyboard.type('7')
  await expect(value.nth(1)).toHaveValue(/R\$\s7,00/)
  await value.first().focus()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('500')
  await expect(page.getByText('A soma passa do total lido na nota (R$ 269,90).')).toBeVisible()
  await page.getByRole('button', { name: 'Remover produto 3' }).click()
  await expect(value).toHaveCount(2)
  await page.getByRole('button', { name: 'Remover produto 2' }).click()
  await page.getByRole('button', { name: 'Remover o arquivo' }).click()
  await expect(value).toHaveCount(1)
  await expect(value).toHaveValue(/R\$\s500,00/)
  await expect(page.getByLabel('Número da nota')).toHaveValue('')
})

test('on a wide screen the picture stands beside the form', async ({
  as,
  given,
  world,
  expectAccessible,
}) => {
  const page = await as(await given.member({ type: 'attendant' }))
  await openForm(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await answerWith(page, readingOf(await givenProducts(world)))
  await choose(page, await photo())
  const value = page.getByLabel('Valor')
  await expect(value).toHaveCount(2)
  await value.nth(1).focus()
  await expect(mark(page)).toBeInViewport({ ratio: 0.9 })
  const [marked, field] = [await mark(page).boundingBox(), await value.nth(1).boundingBox()]
  expect((marked?.x ?? 0) + (marked?.width ?? 0)).toBeLessThan(field?.x ?? 0)
  await expectAccessible(page)
})

test('what the server could not read is said, and typed', async ({ as, given, world }) => {
  const page = await as(await given.member({ type: 'attendant' }))
  await openForm(page)
  const nothing = { ...readingOf(await givenProducts(world)), number: null, rows: [], regions: [] }
  const empty = {
    ...nothing,
    issuer: null,
    issued_on: null,
    total_cents: null,
    trouble: 'unreadable',
  } as const
  await answerWith(page, empty)
  await choose(page, await photo())
  await expect(page.getByText('Não conseguimos ler esta nota.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'O que lemos' })).toHaveCount(0)
  await answerWith(page, { ...empty, trouble: 'test_document' })
  await choose(page, await photo())
  await expect(page.getByText('Esta nota é de teste')).toBeVisible()
})

test('an upload that fails, or is gone, changes nothing: the file goes with the invoice', async ({
  as,
  given,
  world,
}) => {
  const camila = await given.member({ type: 'attendant' })
  const page = await as(camila)
  await openForm(page)
  await page.route('**/api/document/upload', (route) => route.fulfill({ status: 503, json: {} }))
  await choose(page, await photo())
  await expect(page.getByText('Preencha abaixo: o arquivo vai junto.')).toBeVisible()
  await choose(page, xmlInvoice(8010))
  await expect(page.getByLabel('Valor')).toHaveValue(/R\$\s189,90/)
  const asked = page.waitForRequest('**/api/document/create')
  await send(page)
  expect((await asked).postData()).toContain('name="image"')
  await expect(page).toHaveURL('/documento-cadastrado')
  await page.unroute('**/api/document/upload')

  await sendWithout(8011)
  // The form has not been told that the file is gone.
  await page.route('**/api/document/upload/*', (route) => route.fulfill({ json: { reading: null } }))
  await sendWithout(8012)
  const sent = await world.api.as(camila).call(listInvoices)
  expect(sent.map(({ number }) => number).sort()).toEqual(['8010', '8011', '8012'])

  async function sendWithout(number: number) {
    await openForm(page)
    const upload = arrived(page)
    await choose(page, xmlInvoice(number))
    await upload
    await world.database.pool.query('delete from invoice_upload where member_id = $1', [camila.id])
    await page.waitForResponse('**/api/document/upload/*')
    await send(page)
    await expect(page).toHaveURL('/documento-cadastrado')
  }
})

test('on a slow line the invoice waits for its file, which travels once', async ({ as, given, world }) => {
  const camila = await given.member({ type: 'attendant' })
  const page = await as(camila)
  await openForm(page)
  let uploads = 0
  const held = Promise.withResolvers<void>()
  await page.route('**/api/document/upload', async (route) => {
    uploads += 1
    await held.promise
    await route.continue()
  })
  await choose(page, xmlInvoice(8020))
  await expect(page.getByLabel('Número da nota')).toHaveValue('8020')
  const asked = page.waitForRequest('**/api/document/create')
  await send(page)
  await expect(page.getByText(/^Enviando: \d+ %$/)).toBeVisible()
  held.resolve()
  expect((await asked).postData()).toContain('name="upload"')
  await expect(page).toHaveURL('/documento-cadastrado')
  expect(uploads).toBe(1)
  expect(await world.api.as(camila).call(listInvoices)).toHaveLength(1)
})

test('the upload of a file is cut off when another takes its place', async ({ as, given, world }) => {
  const camila = await given.member({ type: 'attendant' })
  const page = await as(camila)
  await openForm(page)
  const held = Promise.withResolvers<void>()
  await page.route(
    '**/api/document/upload',
    async (route) => {
      await held.promise
      await route.continue().catch(() => {})
    },
    { times: 1 },
  )
  const first = page.waitForRequest('**/api/document/upload')
  await choose(page, await photo())
  const cut = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/document/upload'))
  const upload = arrived(page)
  await first
  await choose(page, xmlInvoice(8025))
  expect(await cut).toBe(await first)
  await upload
  held.resolve()
  const uploads = 'select file_type from invoice_upload where member_id = $1'
  const { rows } = await world.database.pool.query(uploads, [camila.id])
  expect(rows).toEqual([{ file_type: 'xml' }])
})

test('without a connection everything is kept, and a lost answer makes no second invoice', async ({
  as,
  given,
  world,
}) => {
  const camila = await given.member({ type: 'attendant' })
  const page = await as(camila)
  await openForm(page)
  await page.context().setOffline(true)
  await choose(page, xmlInvoice(8030))
  await expect(page.getByText('Pode ir preenchendo: tentamos de novo sozinhos.')).toBeVisible()
  const upload = arrived(page)
  await page.context().setOffline(false)
  await upload
  await world.runJobs()
  await expect(page.getByLabel('Número da nota')).toHaveValue('8030')
  await expect(page.getByLabel('Valor')).toHaveValue(/R\$\s189,90/)

  const lost = async (route: Route) => {
    await route.fetch()
    await route.abort()
  }
  await page.route('**/api/document/create', lost, { times: 1 })
  await send(page)
  // It waits on the device, is sent again with its file, and is known to be there.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tudo certo, recebemos')
  await page.goto('/documentos-enviados')
  await expect(page.getByRole('region', { name: 'Hoje' }).getByRole('listitem')).toContainText('Nota 8030')
  await expect(page.getByRole('region', { name: 'Neste celular' })).toHaveCount(0)
  expect(await world.api.as(camila).call(listInvoices)).toHaveLength(1)
})

function mark(page: Page) {
  return page.locator('[data-mark]')
}
