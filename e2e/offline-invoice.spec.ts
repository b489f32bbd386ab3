import { writeFile } from 'node:fs/promises'
import type { Page, Route } from '@playwright/test'
import { listInvoices } from '#contract/invoices.ts'
import { expect, test, untilWorkerAnswers } from './fixtures.ts'
import {
  accessKey,
  addProduct,
  choose,
  connectionReturns,
  givenInvoice,
  givenProducts,
  photo,
  xmlInvoice,
} from './invoice-setting.ts'

test.beforeEach(async ({ world }) => {
  await givenProducts(world)
})

async function openForm(page: Page) {
  await page.goto('/home')
  await page.getByRole('link', { name: 'Enviar nota' }).click()
  await expect(page.getByLabel('Número da nota')).toBeVisible()
}

async function fillIn(page: Page, number: string) {
  await choose(page, await photo())
  await page.getByLabel('Número da nota').fill(number)
  await addProduct(page, 'Quintal Adulto 15 kg')
  await page.getByLabel('Valor').fill('96,50')
}

const send = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Enviar nota' }).click()

test('without a connection an invoice waits on the device and then goes by itself, once', async ({
  as,
  given,
  world,
  expectAccessible,
}) => {
  const camila = await given.member({ type: 'attendant' })
  const page = await as(camila, { serviceWorkers: 'allow' })
  await page.goto('/home')
  await untilWorkerAnswers(page)
  await page.reload()
  await expect(page.getByRole('link', { name: 'Enviar nota' })).toBeVisible()
  await page.waitForFunction(async () => {
    const kept = await caches.open('data')
    return (await kept.keys()).some(({ url }) => url.endsWith('/api/products'))
  })

  await page.context().setOffline(true)
  await openForm(page)
  await expect(page.getByText(/^Sem internet\./)).toBeVisible()
  await send(page)
  await expect(page.getByRole('link', { name: /^Foto da nota: / })).toBeVisible()
  await fillIn(page, '1242')
  await send(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nota salva neste celular')
  await page.getByRole('link', { name: 'Ver notas enviadas' }).click()
  const waiting = page.getByRole('region', { name: 'Neste celular' })
  await expect(waiting).toContainText('Nota 1242')
  await expect(waiting).toContainText('~96')
  await expect(waiting).toContainText('Esperando internet')
  await expect(waiting).toContainText('Salva neste celular. Vai sozinha quando a internet voltar.')
  await expectAccessible(page)
  await page.reload()
  await expect(waiting).toContainText('Esperando internet')

  await page.context().setOffline(false)
  await expect(waiting).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Hoje' }).getByRole('listitem')).toContainText('Em análise')
  await page.reload()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  const sent = await world.api.as(camila).call(listInvoices)
  expect(sent.map(({ number, estimate }) => [number, estimate])).toEqual([['1242', 96]])
})

test('an answer that gets lost does not send the invoice twice', async ({ as, given, world }) => {
  const camila = await given.member({ type: 'attendant' })
  const page = await as(camila)
  await openForm(page)
  await fillIn(page, '31')
  const keys: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/document/create')) keys.push(request.headers()['idempotency-key'] ?? '')
  })
  const loseAnswer = async (route: Route) => {
    await route.fetch()
    await route.abort()
  }
  await page.route('**/api/document/create', loseAnswer, { times: 1 })
  await send(page)
  await expect(page).toHaveURL('/documento-cadastrado')
  await expect.poll(() => keys.length).toBe(2)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tudo certo, recebemos')
  expect(new Set(keys).size).toBe(1)
  expect(await world.api.as(camila).call(listInvoices)).toHaveLength(1)
})

test('what the server refuses stays with its reason until the person mends or discards it', async ({
  as,
  given,
  world,
  expectAccessible,
}) => {
  const [camila, bruno] = [
    await given.member({ type: 'attendant' }),
    await given.member({ type: 'attendant' }),
  ]
  const page = await as(camila)
  await openForm(page)
  await page.route('**/api/document/**', (route) => route.abort())
  await choose(page, xmlInvoice(9001))
  await expect(page.getByText('Código lido. Conferimos quando a internet voltar.')).toBeVisible()
  await send(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nota salva neste celular')
  await givenInvoice(world, bruno, { number: '9001', access_key: accessKey(9001, '55') })
  await page.getByRole('link', { name: 'Ver notas enviadas' }).click()
  const waiting = page.getByRole('region', { name: 'Neste celular' })
  await expect(waiting).toContainText('Esperando internet')
  await page.unroute('**/api/document/**')
  await connectionReturns(page)
  await expect(waiting).toContainText('Não foi aceita')
  await expect(waiting).toContainText('Esta nota já foi usada no programa. Cada nota vale uma vez.')
  await expectAccessible(page)

  await waiting.getByRole('button', { name: 'Corrigir' }).click()
  await expect(page.getByLabel('Número da nota')).toHaveValue('9001')
  await expect(page.getByText('nota-9001.xml')).toBeVisible()
  await page.goBack()
  await waiting.getByRole('button', { name: 'Descartar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Descartar esta nota?' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Descartar' }).click()
  await expect(waiting).toHaveCount(0)
  expect(await world.api.as(camila).call(listInvoices)).toEqual([])
})

test('what waits belongs to one person, whoever else uses the device', async ({ as, given, world }) => {
  const [camila, bruno] = [
    await given.member({ type: 'attendant' }),
    await given.member({ type: 'attendant' }),
  ]
  const page = await as(camila)
  await openForm(page)
  await fillIn(page, '55')
  await page.route('**/api/document/create', (route) => route.abort())
  await send(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nota salva neste celular')
  await page.unroute('**/api/document/create')

  const signIn = (person: { token: string }) =>
    page.evaluate((token) => localStorage.setItem('token', `Bearer ${token}`), person.token)
  await signIn(bruno)
  await page.goto('/documentos-enviados')
  await expect(page.getByRole('heading', { name: 'Nenhuma nota ainda' })).toBeVisible()
  await expect(page.getByText('Nota 55')).toHaveCount(0)
  await page.goto('/cadastro-de-nota-fiscal')
  await expect(page.getByLabel('Número da nota')).toHaveValue('')
  expect(await world.api.as(bruno).call(listInvoices)).toEqual([])

  await signIn(camila)
  await page.goto('/documentos-enviados')
  await expect(page.getByRole('region', { name: 'Hoje' }).getByRole('listitem')).toContainText('Em análise')
  await expect(page.getByRole('region', { name: 'Neste celular' })).toHaveCount(0)
  expect(await world.api.as(camila).call(listInvoices)).toHaveLength(1)
})

test('a fault of the app is told as one, never as a missing connection, and loses nothing', async ({
  as,
  given,
  world,
}) => {
  const camila = await given.member({ type: 'attendant' })
  const page = await as(camila)
  const reported: string[] = []
  page.on('pageerror', ({ message }) => reported.push(message))
  await openForm(page)
  await fillIn(page, '77')
  await breakSending(page)
  await send(page)
  await expect(page.getByRole('alert')).toContainText('Erro ao enviar os dados. Por favor, tente novamente.')
  expect(reported).toContain('not a function')
  await expect(page.getByLabel('Número da nota')).toHaveValue('77')
  await expect(page.getByRole('img', { name: 'Foto escolhida: nota.jpg' })).toBeVisible()

  await page.goto('/documentos-enviados')
  await expect(page.getByRole('heading', { name: 'Nenhuma nota ainda' })).toBeVisible()
  await page.goto('/cadastro-de-nota-fiscal')
  await expect(page.getByRole('img', { name: 'Foto escolhida: nota.jpg' })).toBeVisible()
  await send(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tudo certo, recebemos')
  expect(await world.api.as(camila).call(listInvoices)).toHaveLength(1)
})

test('an invoice that waits says so when it is not for a connection', async ({ as, given }) => {
  const page = await as(await given.member({ type: 'attendant' }))
  await openForm(page)
  await fillIn(page, '78')
  await page.route('**/api/document/create', (route) => route.abort())
  await send(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nota salva neste celular')
  await expect(page.getByText('vai sozinha quando a internet voltar')).toBeVisible()
  await page.getByRole('link', { name: 'Ver notas enviadas' }).click()
  const waiting = page.getByRole('region', { name: 'Neste celular' })
  const tryNow = waiting.getByRole('button', { name: 'Tentar agora' })
  await expect(waiting).toContainText('Esperando internet')

  await page.unroute('**/api/document/create')
  await page.route('**/api/document/create', (route) => route.fulfill({ status: 503, json: {} }))
  await tryNow.click()
  await expect(waiting).toContainText('O problema é nosso, não da sua internet.')
  await page.unroute('**/api/document/create')
  await page.route('**/api/document/create', (route) => route.abort())
  await tryNow.click()
  await expect(waiting).toContainText('Esperando internet')
  await breakSending(page)
  await tryNow.click()
  await expect(waiting).toContainText('Ainda não foi enviada')
})

test('what waits says since when, why and how often it was tried, and the team sees the device until it has delivered', async ({
  as,
  asStaff,
  given,
  expectAccessible,
}) => {
  const camila = await given.member({ type: 'attendant', name: 'Camila Prado' })
  const page = await as(camila)
  const desk = await asStaff(await given.staff({ role: 'support' }))
  await openForm(page)
  await fillIn(page, '80')
  await page.route('**/api/document/create', (route) => route.abort())
  await send(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nota salva neste celular')
  await page.unroute('**/api/document/create')
  await page.route('**/api/document/create', (route) => route.fulfill({ status: 503, json: {} }))
  await page.goto('/documentos-enviados')
  const waiting = page.getByRole('region', { name: 'Neste celular' })
  await expect(waiting).toContainText(/Esperando desde hoje, \d\d:\d\d · \d tentativas/)
  await expect(waiting).toContainText('O problema é nosso, não da sua internet.')
  await expectAccessible(page)

  await desk.goto('/gestao/aparelhos')
  const row = desk.getByRole('row', { name: /Camila Prado/ })
  await expect(row).toContainText('Falha nossa')
  await expect(row).toContainText(/Chrome \d+ · /)
  await expectAccessible(desk)

  await page.unroute('**/api/document/create')
  const told = page.waitForResponse('**/api/document/undelivered')
  await waiting.getByRole('button', { name: 'Tentar agora' }).click()
  await expect(waiting).toHaveCount(0)
  await told
  await desk.reload()
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Aparelhos')
  await expect(row).toHaveCount(0)
})

test('a device that cannot store the invoice says so, and keeps it on the page', async ({ as, given }) => {
  const page = await as(await given.member({ type: 'attendant' }))
  await openForm(page)
  await fillIn(page, '81')
  await page.route('**/api/document/create', (route) => route.abort())
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await send(page)
  await expect(page.getByRole('alert')).toContainText('este aparelho não consegue guardar a nota')
  await expect(page.getByLabel('Número da nota')).toHaveValue('81')
  await page.unroute('**/api/document/create')
  await send(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tudo certo, recebemos')
})

test('a file that changed after it was chosen is asked for again', async ({ as, given }, testInfo) => {
  const page = await as(await given.member({ type: 'attendant' }))
  // A file that has arrived before it changed is not needed again.
  await page.route('**/api/document/upload', (route) => route.abort())
  await openForm(page)
  await fillIn(page, '79')
  const path = testInfo.outputPath('nota.jpg')
  await writeFile(path, (await photo()).buffer)
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Outro arquivo' }).click()
  await (await chooser).setFiles(path)
  await expect(page.getByText('Não achamos o código na foto.')).toBeVisible()
  await writeFile(path, (await photo()).buffer)
  await send(page)
  await expect(page.getByRole('link', { name: /^Foto da nota: Este arquivo mudou/ })).toBeVisible()
  await expect(page.getByLabel('Número da nota')).toHaveValue('79')
})

/** As an older browser did that lacked a function which sending used. */
function breakSending(page: Page) {
  return page.evaluate(() => {
    XMLHttpRequest.prototype.send = () => {
      throw new TypeError('not a function')
    }
  })
}
