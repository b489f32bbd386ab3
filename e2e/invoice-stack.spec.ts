import type { Page } from '@playwright/test'
import { listInvoices } from '#contract/invoices.ts'
import { liveTracks, phoneOf, receiptOnTable, show } from './camera-setting.ts'
import { expect, test, untilWorkerAnswers } from './fixtures.ts'
import {
  accessKey,
  addProduct,
  givenInvoice,
  givenProducts,
  photo,
  photoWithCode,
  xmlInvoice,
} from './invoice-setting.ts'

const address = '/varias-notas'

type ChosenFile = ReturnType<typeof xmlInvoice>

const itemsOf = (page: Page) => page.getByRole('region', { name: 'Notas na lista' }).getByRole('listitem')

test.beforeEach(async ({ world }) => {
  await givenProducts(world)
})

test('twenty files dropped on the list of invoices are read, told apart and sent with one press', async ({
  as,
  given,
  world,
  expectAccessible,
}) => {
  const camila = await given.member({ type: 'attendant' })
  await givenInvoice(world, camila, { number: '8117', access_key: accessKey(8117, '55') })
  const page = await as(camila)
  await page.goto('/documentos-enviados')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const whole = Array.from({ length: 17 }, (_, place) => xmlInvoice(8100 + place))
  await drop(page, [
    ...whole,
    { ...xmlInvoice(8103), name: 'copia.xml' },
    xmlInvoice(8117),
    { name: 'quebrado.xml', mimeType: 'text/xml', buffer: Buffer.from('<nota>') },
    { name: 'lista.txt', mimeType: 'text/plain', buffer: Buffer.from('compras') },
    xmlInvoice(8150),
  ])
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Várias notas')
  await expect(page.getByRole('alert')).toContainText('Não é foto, PDF nem XML: lista.txt.')
  await expect(page.getByRole('alert')).toContainText('Cabem 20 notas de cada vez: 1 ficou de fora.')
  const items = itemsOf(page)
  await expect(items).toHaveCount(20)
  await expect(items.nth(0)).toContainText('Nota 8100')
  await expect(items.nth(0)).toContainText('Distribuidora Sul Paulista · R$ 189,90 · 1 produto')
  await expect(items.nth(17)).toContainText('É a mesma nota 8103 que já está nesta lista.')
  await expect(items.nth(18)).toContainText('Você já enviou esta nota.')
  await expect(items.nth(19)).toContainText('Este XML não é de uma nota fiscal. Falta o número e o produto.')
  await expect(page.getByText('~3.213 moedas nesta lista')).toBeVisible()
  await expectAccessible(page)

  await page.reload()
  await expect(items).toHaveCount(20)
  await page.getByRole('button', { name: 'Enviar 17 notas' }).click()
  await expect(page.getByText('17 notas enviadas. As moedas caem até')).toBeVisible({ timeout: 30_000 })
  await expect(items).toHaveCount(3)
  await expect(items.nth(0)).toContainText('Já enviada')
  const sent = await world.api.as(camila).call(listInvoices)
  expect(sent.map(({ number }) => number).toSorted()).toEqual([
    ...whole.map((_, place) => String(8100 + place)),
    '8117',
  ])

  for (const name of ['Nota 8103', 'Nota 8117', 'quebrado.xml'])
    await page.getByRole('button', { name: `Remover ${name}` }).click()
  await expect(
    page.getByText('Nenhuma nota na lista').or(page.getByText('Tudo certo, recebemos')),
  ).toBeVisible()
  await page.reload()
  await expect(page.getByText('Nenhuma nota na lista')).toBeVisible()
})

test('the camera stays open, paper after paper drops into the list, and what is missing is filled in', async ({
  browser,
  world,
  given,
  expectAccessible,
}) => {
  // Two photos are read by the server as well, which takes its time.
  test.slow()
  const camila = await given.member({ type: 'attendant' })
  const { context, page } = await phoneOf(browser, { url: world.url, person: camila })
  await page.goto('/cadastro-de-nota-fiscal')
  await page.getByRole('button', { name: 'Várias notas' }).tap()
  await expect(page).toHaveURL(address)
  await expect(page.getByText('Nenhuma nota na lista')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Fotografar' }).tap()
  const camera = page.getByRole('dialog', { name: 'Várias notas' })
  await show(page, await receiptOnTable())
  await expect(camera.getByText('1 nota na lista. Mostre a próxima.')).toBeVisible()
  // The paper that lies there is taken once.
  await expect(camera.getByText('Pronto', { exact: true })).toBeVisible()
  await expect(camera.getByRole('listitem')).toHaveCount(1)
  await show(page, await receiptOnTable({ width: 240 }))
  await expect(camera.getByText('Aproxime')).toBeVisible()
  await show(page, await receiptOnTable({ degrees: 3, height: 800 }))
  await expect(camera.getByText('2 notas na lista. Mostre a próxima.')).toBeVisible()
  await expectAccessible(page)
  await camera.getByRole('button', { name: 'Pronto (2)' }).tap()
  await expect(camera).toBeHidden()
  expect(await liveTracks(page)).toBe(0)
  const items = itemsOf(page)
  await expect(items).toHaveCount(2)
  await expect(page.getByText('Espere a leitura terminar para enviar.')).toBeVisible()
  // Each is read when it has arrived.
  await expect(async () => {
    await world.runJobs()
    await expect(items.filter({ hasText: 'Precisa de você' })).toHaveCount(2, { timeout: 2000 })
  }).toPass({ timeout: 120_000 })
  await expect(items.first()).toContainText('Foto das')
  await expect(items.first()).toContainText('Falta o número e o produto.')
  await expect(page.getByText('Complete ou remova as notas marcadas para enviar.')).toBeVisible()

  await page.reload()
  await items.first().getByRole('link').tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Completar nota')
  await page.getByRole('button', { name: 'Pronto, voltar à lista' }).tap()
  await expect(page.getByRole('link', { name: /^Número da nota: / })).toBeVisible()
  await page.getByLabel('Número da nota').fill('8201')
  await addProduct(page, 'Quintal Adulto 15 kg')
  await page.getByRole('button', { name: 'Pronto, voltar à lista' }).tap()
  await page.getByRole('dialog').getByText('Digitar o valor').tap()
  await page.getByLabel('Valor').fill('96,50')
  await page.getByRole('button', { name: 'Pronto, voltar à lista' }).tap()
  await expect(page).toHaveURL(address)
  await expect(items.first()).toContainText('Pronta')
  await page.getByRole('button', { name: 'Enviar 1 nota' }).tap()
  await expect(page.getByText('1 nota enviada.')).toContainText('1 nota ficou na lista: veja o motivo.')
  await expect(items).toHaveCount(1)
  await expectAccessible(page)
  const sent = await world.api.as(camila).call(listInvoices)
  expect(sent.map(({ number, estimate }) => [number, estimate])).toEqual([['8201', 96]])
  await context.close()
})

test('what the server refuses stays with its reason, what cannot reach it goes later, and the rest is sent', async ({
  as,
  given,
  world,
}) => {
  const camila = await given.member({ type: 'attendant' })
  const page = await as(camila)
  await page.goto(address)
  await drop(page, [xmlInvoice(8301), xmlInvoice(8302), xmlInvoice(8303)])
  const items = itemsOf(page)
  await expect(items.filter({ hasText: 'Pronta' })).toHaveCount(3)
  // Meanwhile the first was sent from another device.
  await givenInvoice(world, camila, { number: '8301', access_key: accessKey(8301, '55') })
  let sendings = 0
  await page.route('**/api/document/create', async (route) => {
    sendings += 1
    if (sendings === 3) await page.context().setOffline(true)
    await route.continue()
  })
  await page.getByRole('button', { name: 'Enviar 3 notas' }).click()
  const told = page.getByText('1 nota enviada.')
  await expect(told).toContainText(
    '1 nota ficou salva neste aparelho e vai sozinha quando a internet voltar.',
  )
  await expect(told).toContainText('1 nota ficou na lista: veja o motivo.')
  await expect(items).toHaveCount(1)
  await expect(items).toContainText('Não foi enviada')
  await expect(items).toContainText('Você já enviou esta nota')
  await page.context().setOffline(false)
  await expect
    .poll(async () => (await world.api.as(camila).call(listInvoices)).map(({ number }) => number).toSorted())
    .toEqual(['8301', '8302', '8303'])
})

test('without a connection the stack is read by the device, kept, and read on when it is back', async ({
  as,
  given,
  world,
}) => {
  const camila = await given.member({ type: 'attendant' })
  const page = await as(camila, { serviceWorkers: 'allow' })
  await page.goto('/home')
  await untilWorkerAnswers(page)
  await page.goto(address)
  await expect(page.getByText('Nenhuma nota na lista')).toBeVisible()
  await page.waitForFunction(async () => {
    const kept = await caches.open('data')
    return (await kept.keys()).some(({ url }) => url.endsWith('/api/products'))
  })
  await page.context().setOffline(true)
  await drop(page, [xmlInvoice(8401), { ...(await photoWithCode(accessKey(8402))), name: 'cupom.jpg' }])
  const items = itemsOf(page)
  await expect(items.nth(0)).toContainText('Pronta')
  await expect(items.nth(1)).toContainText('Precisa de você')
  await page.reload()
  await expect(items).toHaveCount(2)
  await page.getByRole('button', { name: 'Enviar 1 nota' }).click()
  await expect(page.getByText('1 nota ficou salva neste aparelho')).toBeVisible()
  // Or the try that began without a connection would end with one, and leave all of it to the server.
  await expect(items).toContainText('Precisa de você')
  await page.context().setOffline(false)
  // The device looks for the code anew, which takes seconds where others use the processor.
  await expect(items).toContainText('Nota 8402', { timeout: 30_000 })
  await expect(items).toContainText('Lendo...')
  await world.runJobs()
  await expect(items).toContainText('Falta o produto.')
  await expect
    .poll(async () => (await world.api.as(camila).call(listInvoices)).map(({ number }) => number))
    .toEqual(['8401'])
})

test('one file on the form is the form as ever; several, dropped or chosen, open the stack', async ({
  as,
  given,
  expectAccessible,
}) => {
  const camila = await given.member({ type: 'attendant' })
  const page = await as(camila, { language: 'es' })
  await page.goto('/cadastro-de-nota-fiscal')
  await drop(page, [xmlInvoice(8501)], 'Suelta las facturas aquí')
  await expect(page.getByLabel('Número de la factura')).toHaveValue('8501')
  await expect(page).toHaveURL('/cadastro-de-nota-fiscal')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Otro archivo' }).click()
  await (await chooser).setFiles([xmlInvoice(8502), await photo()])
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Varias facturas')
  await expect(page.getByRole('region', { name: 'Facturas en la lista' }).getByRole('listitem')).toHaveCount(
    2,
  )
  await expectAccessible(page)
  // What was begun on the form is still there.
  await page.getByRole('button', { name: 'Una factura' }).click()
  await expect(page.getByLabel('Número de la factura')).toHaveValue('8501')
  await page.goto('/documentos-enviados')
  await page.getByRole('link', { name: '2 facturas esperan en la lista' }).click()
  await expect(page).toHaveURL(address)
})

test('who may not send invoices drops nothing', async ({ as, given }) => {
  const page = await as(await given.member({ type: 'breeder' }))
  await page.goto('/documentos-enviados')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.dispatchEvent('h1', 'dragover', {
    dataTransfer: await page.evaluateHandle(() => {
      const made = new DataTransfer()
      made.items.add(new File(['<nota>'], 'nota.xml'))
      return made
    }),
  })
  await expect(page.getByText('Solte as notas aqui')).toBeHidden()
  await page.goto(address)
  await expect(page).toHaveURL('/home')
})

/** As from another window, onto the middle of the page. */
async function drop(page: Page, files: readonly ChosenFile[], invited = 'Solte as notas aqui') {
  const given = files.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    data: buffer.toString('base64'),
  }))
  const transfer = await page.evaluateHandle(async (list) => {
    const made = new DataTransfer()
    for (const { name, mimeType, data } of list) {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
      made.items.add(new File([bytes], name, { type: mimeType }))
    }
    return made
  }, given)
  // The page listens a moment after it is drawn.
  await expect(async () => {
    await page.dispatchEvent('h1', 'dragover', { dataTransfer: transfer })
    await expect(page.getByText(invited)).toBeVisible({ timeout: 500 })
  }).toPass()
  await page.dispatchEvent('h1', 'drop', { dataTransfer: transfer })
  await expect(page.getByText(invited)).toBeHidden()
}
