import type { Page } from '@playwright/test'
import { listInvoices, oneInvoice } from '#contract/invoices.ts'
import { expect, test } from './fixtures.ts'
import {
  accessKey,
  addProduct,
  choose,
  givenInvoice,
  givenProducts,
  now,
  photo,
  photoWithCode,
  xmlInvoice,
} from './invoice-setting.ts'

test.beforeEach(async ({ world }) => {
  await givenProducts(world)
})

async function openForm(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.clock.setFixedTime(now)
  await page.goto('/home')
  await page.getByRole('link', { name: 'Enviar nota' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enviar nota')
}

test('an invoice is typed, estimated, sent and waits for its decision', async ({
  as,
  given,
  world,
  expectAccessible,
}) => {
  const camila = await given.member({ type: 'attendant', name: 'Camila Souza' })
  const page = await as(camila)
  await openForm(page)
  await choose(page, await photo())
  await expect(page.getByText('Não achamos o código na foto. Tudo bem: digite abaixo.')).toBeVisible()
  await page.getByLabel('Número da nota').fill('1241')
  await page.getByRole('button', { name: /Produto 1/ }).click()
  await page.getByRole('radio', { name: 'Quintal Adulto 15 kg' }).click()
  await page.getByLabel('Valor').fill('1189,90')
  await addProduct(page, 'Bom Faro Adulto 3 kg')
  await page.getByLabel('Valor').nth(1).fill('51')
  await expect(page.getByLabel('Valor').first()).toHaveValue(/R\$\s1\.189,90/)
  await expect(page.getByRole('listitem').filter({ hasText: 'Bom Faro' })).toContainText('~76')
  await expect(page.getByRole('region', { name: 'Estimativa' })).toContainText('~1.265')
  await expect(page.getByRole('region', { name: 'Estimativa' })).toContainText('Caem até qua., 25/11')
  await expectAccessible(page)

  await page.reload()
  await expect(page.getByLabel('Número da nota')).toHaveValue('1241')
  await expect(page.getByRole('img', { name: 'Foto escolhida: nota.jpg' })).toBeVisible()
  await expect(page.getByLabel('Valor')).toHaveCount(2)

  const asked = page.waitForRequest('**/api/document/create')
  await page.getByRole('main').getByRole('button', { name: 'Enviar nota' }).click()
  expect((await asked).headers()['idempotency-key']).toMatch(/^[\da-f-]{36}$/)
  await expect(page).toHaveURL('/documento-cadastrado')
  await expect(page.getByText('A nota 1241 está em análise.')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('qua., 25/11')
  await expect(page.getByRole('link', { name: 'Voltar ao início' })).toHaveAttribute('href', '/home')
  await expectAccessible(page)

  const [sent] = await world.api.as(camila).call(listInvoices)
  const { rows } = await world.api.as(camila).call(oneInvoice, { id: sent?.id ?? '' })
  expect(rows.map(({ value_cents }) => value_cents)).toEqual([118_990, 5100])

  await page.getByRole('link', { name: 'Ver notas enviadas' }).click()
  const today = page.getByRole('region', { name: 'Hoje' })
  await expect(today).toContainText('Nota 1241')
  await expect(today).toContainText('Aguardando análise: moedas até qua., 25/11.')
  await openForm(page)
  await expect(page.getByLabel('Número da nota')).toHaveValue('')
})

test('there is always a product row, found by name, pet or SKU', async ({ as, given, expectAccessible }) => {
  const page = await as(await given.member({ type: 'attendant' }))
  await openForm(page)
  await expect(page.getByRole('button', { name: /^Remover produto/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Adicionar produto' }).click()
  const picker = page.getByRole('dialog', { name: 'Escolher produtos' })
  await expect(picker.getByRole('checkbox')).toHaveCount(3)
  await expect(picker.getByText('1,5 por real')).toBeVisible()
  await picker.getByRole('button', { name: 'Gatos' }).click()
  await expect(picker.getByRole('checkbox')).toHaveCount(1)
  await expectAccessible(page)
  await picker.getByRole('button', { name: 'Todos' }).click()
  await picker.getByRole('searchbox').fill('cao')
  await expect(picker.getByRole('checkbox')).toHaveCount(2)
  await picker.getByRole('searchbox').fill('bf3')
  await picker.getByRole('checkbox').click()
  await picker.getByRole('searchbox').fill('serena')
  await picker.getByRole('checkbox').click()
  await picker.getByRole('button', { name: 'Pronto (2)' }).click()
  await expect(page.getByLabel('Valor')).toHaveCount(2)
  await page.getByRole('button', { name: 'Remover produto 1' }).click()
  await expect(page.getByLabel('Valor')).toHaveCount(1)
  await expect(page.getByRole('button', { name: /^Remover produto/ })).toHaveCount(0)
})

test('the XML fills number and rows; what is typed over is no longer marked', async ({ as, given }) => {
  const page = await as(await given.member({ type: 'attendant' }))
  await openForm(page)
  await choose(page, xmlInvoice(7001))
  await expect(page.getByLabel('Número da nota')).toHaveValue('7001')
  await expect(page.getByText('Distribuidora Sul Paulista · emitida em 12/11/2026')).toBeVisible()
  await expect(page.getByText('Código lido. Esta nota ainda não foi enviada.')).toBeVisible()
  const rows = page.getByRole('listitem').filter({ has: page.getByLabel('Valor') })
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('Quintal Adulto 15 kg')
  await expect(rows.getByLabel('Valor')).toHaveValue(/R\$\s189,90/)
  await expect(page.getByText('Lido do XML')).toHaveCount(2)
  await page.getByLabel('Número da nota').fill('7002')
  await rows.getByLabel('Valor').fill('10')
  await expect(page.getByText('Lido do XML')).toHaveCount(0)
})

test('the code in a photo fills the number, and tells what was sent before', async ({ as, given, world }) => {
  const [camila, bruno] = [
    await given.member({ type: 'attendant' }),
    await given.member({ type: 'attendant' }),
  ]
  const page = await as(camila)
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!/^(blob:|data:)/.test(request.url()) && !request.url().startsWith(world.url))
      elsewhere.push(request.url())
  })
  await openForm(page)
  await choose(page, await photoWithCode(accessKey(5001)))
  await expect(page.getByLabel('Número da nota')).toHaveValue('5001')
  await expect(page.getByText('Lido da foto')).toBeVisible()
  await expect(page.getByText('Código lido. Esta nota ainda não foi enviada.')).toBeVisible()
  expect(elsewhere).toEqual([])

  const mine = await givenInvoice(world, camila, { number: '5002', access_key: accessKey(5002) })
  await choose(page, await photoWithCode(accessKey(5002)))
  await expect(page.getByLabel('Número da nota')).toHaveValue('5002')
  await expect(page.getByText('Você já enviou esta nota.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ver a nota' })).toHaveAttribute(
    'href',
    `/documentos-enviados/${mine.id}`,
  )

  await givenInvoice(world, bruno, { number: '5003', access_key: accessKey(5003) })
  await choose(page, await photoWithCode(accessKey(5003)))
  await expect(page.getByText('Esta nota já foi usada no programa.')).toBeVisible()
})

test('a value typed with its dots arrives as it was meant, whatever the language', async ({
  as,
  given,
  world,
}) => {
  const camila = await given.member({ type: 'attendant' })
  for (const [language, label] of [
    ['es', 'Valor'],
    ['en', 'Value'],
    ['pt-BR', 'Valor'],
  ] as const) {
    const page = await as(camila, { language })
    await page.goto('/cadastro-de-nota-fiscal')
    await page.getByLabel(label).pressSequentially('2.349,90')
    await expect(page.getByLabel(label), language).toHaveValue('R$ 2.349,90')
  }
  const page = await as(camila)
  await openForm(page)
  await choose(page, await photo())
  await page.getByLabel('Número da nota').fill('2349')
  await addProduct(page, 'Quintal Adulto 15 kg')
  await page.getByLabel('Valor').pressSequentially('2.349,90')
  await page.getByRole('main').getByRole('button', { name: 'Enviar nota' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tudo certo, recebemos')
  const [sent] = await world.api.as(camila).call(listInvoices)
  expect(sent?.estimate).toBe(2349)
})

test('what is wrong is told beside its field, and a failed send keeps everything', async ({
  as,
  given,
  expectAccessible,
}) => {
  const page = await as(await given.member({ type: 'attendant' }))
  await openForm(page)
  const send = page.getByRole('main').getByRole('button', { name: 'Enviar nota' })
  await send.click()
  await expect(page.getByLabel('Número da nota')).toHaveAccessibleDescription('Digite o número da nota.')
  await expect(page).toHaveTitle(/^Erro:/)
  await page.getByLabel('Número da nota').fill('88')
  await send.click()
  await expect(page.getByRole('heading', { name: /^Falta corrigir/ })).toBeVisible()
  await page.getByRole('link', { name: /^Produto 1: / }).click()
  await expect(page.getByRole('button', { name: /Produto 1/ })).toBeFocused()
  await expectAccessible(page)

  await choose(page, await photo())
  await addProduct(page, 'Serena Gatos 3 kg')
  await page.getByLabel('Valor').fill('20')
  await page.route('**/api/document/create', (route) =>
    route.fulfill({
      status: 422,
      json: { message: '', errors: { 'products.0.value': ['Valor alto demais.', 'x'] } },
    }),
  )
  await send.click()
  await expect(page.getByLabel('Valor')).toHaveAccessibleDescription('Valor alto demais.')
  await page.unroute('**/api/document/create')
  await page.route('**/api/document/create', (route) =>
    route.fulfill({ status: 500, json: { error: 'Algo deu errado', request_id: 'x' } }),
  )
  await send.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Erro' })).toHaveText(
    'Erro ao enviar os dados. Por favor, tente novamente.',
  )
  await expect(page.getByLabel('Número da nota')).toHaveValue('88')
  await expect(page.getByRole('img', { name: /^Foto escolhida/ })).toBeVisible()
  await page.unroute('**/api/document/create')
  await send.click()
  await expect(page).toHaveURL('/documento-cadastrado')
})

test('only attendants come to the form; others see what was saved', async ({ as, given }) => {
  const page = await as(await given.member({ type: 'veterinarian' }))
  await page.goto('/cadastro-de-nota-fiscal')
  await expect(page).toHaveURL('/home')
  await page.goto('/documento-cadastrado')
  await expect(page.getByText('Os dados foram salvos.')).toBeVisible()
  await page.goto('/documentos-enviados')
  await expect(page.getByRole('heading', { name: 'Nenhuma nota ainda' })).toBeVisible()
  const newcomer = await as(await given.member({ level: 2 }))
  for (const path of ['/documentos-enviados', '/documento-cadastrado', '/extrato']) {
    await newcomer.goto(path)
    await expect(newcomer).toHaveURL('/home')
  }
})

test('the list tells how each invoice stands, and is narrowed in its address', async ({
  as,
  given,
  world,
  expectAccessible,
}) => {
  const camila = await given.member({ type: 'attendant' })
  const page = await as(camila)
  const { quintal } = await givenProducts(world)
  const rows = [{ product: quintal, valueCents: 24_050 }]
  for (const [number, status] of [
    ['100', 'received'],
    ['200', 'counted'],
    ['300', 'rejected'],
    ['400', 'incomplete'],
    ['500', 'reversed'],
  ] as const) {
    await given.invoice({ member: camila, number, status, rows })
  }
  await page.clock.setFixedTime(now)
  await page.goto('/documentos-enviados')
  const invoice = (number: string) => page.getByRole('listitem').filter({ hasText: `Nota ${number}` })
  await expect(invoice('100')).toContainText('Em análise')
  await expect(invoice('100')).toContainText('~240')
  await expect(invoice('200')).toContainText('Moedas contabilizadas')
  await expect(invoice('200')).toContainText('+240')
  await expect(invoice('300')).toContainText('Não aprovada')
  await expect(invoice('400')).toContainText('Precisa de correção')
  await expect(invoice('400')).toContainText('Mande outra foto e mantenha o lugar na fila.')
  await expect(invoice('500')).toContainText('Estornada')
  await expect(invoice('500')).toContainText('−240')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Para corrigir 1' }).click()
  await expect(page).toHaveURL('/documentos-enviados?situacao=para-corrigir')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  await page.goBack()
  await expect(invoice('200')).toBeVisible()
  await page.goto('/documentos-enviados?situacao=decididas')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3)
})

test('a status nobody knows is shown as counted, and a failed list can be asked for again', async ({
  as,
  given,
  world,
}) => {
  const camila = await given.member({ type: 'attendant' })
  await givenInvoice(world, camila, { number: '1' })
  const [known] = await world.api.as(camila).call(listInvoices)
  const page = await as(camila)
  await page.route('**/api/documents', (route) => route.abort())
  await page.goto('/documentos-enviados')
  await expect(page.getByText('Não deu para buscar as suas notas.')).toBeVisible()
  await page.unroute('**/api/documents')
  await page.route('**/api/documents', (route) => route.fulfill({ json: [{ ...known, status: 'archived' }] }))
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByText('Moedas contabilizadas')).toBeVisible()
})

test('a rejected invoice says why, is analysed again once, and is sent again with another photo', async ({
  as,
  given,
  world,
  expectAccessible,
}) => {
  const camila = await given.member({ type: 'attendant' })
  const { quintal } = await givenProducts(world)
  const rows = [{ product: quintal, valueCents: 5100 }]
  await given.invoice({ member: camila, number: '1150', status: 'rejected', rows })
  const page = await as(camila)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/documentos-enviados')
  await page.getByRole('link', { name: /Nota 1150/ }).click()
  await expect(page.getByRole('heading', { name: 'Por que não aprovamos' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Caminho da nota' })).toContainText('Não aprovada')
  await expect(page.getByRole('link', { name: 'Abrir o XML' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Reenviar com outra foto' }).click()
  await expect(page.getByLabel('Número da nota')).toHaveValue('1150')
  await expect(page.getByLabel('Valor')).toHaveValue(/R\$\s51,00/)
  await expect(page.getByRole('img', { name: /^Foto escolhida/ })).toHaveCount(0)
  await page.goBack()
  await page.getByRole('button', { name: 'Pedir nova análise' }).click()
  await expect(page.getByText(/^Nova análise pedida\. Resposta até/)).toBeVisible()
  await expect(page.getByRole('list', { name: 'Caminho da nota' })).toContainText('Em análise')
  await page.goto('/documentos-enviados/00000000-0000-7000-8000-000000000000')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esta nota não existe')
})

test('the photo that was sent, and how its coins were counted, can be looked at', async ({
  as,
  given,
  world,
}) => {
  const camila = await given.member({ type: 'attendant' })
  const page = await as(camila)
  const sent = await givenInvoice(world, camila, { number: '77' })
  await world.runJobs()
  await page.goto(`/documentos-enviados/${sent.id}`)
  const picture = page.getByRole('img', { name: 'Foto da nota 77' })
  await expect(picture).toBeVisible()
  expect(
    await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0)
  const { bomFaro } = await givenProducts(world)
  const rows = [{ product: bomFaro, valueCents: 10_000 }]
  const counted = await given.invoice({ member: camila, number: '78', status: 'counted', rows })
  await page.goto(`/documentos-enviados/${counted.id}`)
  await expect(page.getByText('Bom Faro Adulto 3 kg · R$ 100,00 × 1,5')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('+150')
})

test('a better photo is sent on the same invoice, which keeps its place', async ({ as, given, world }) => {
  const camila = await given.member({ type: 'attendant' })
  const { id } = await given.invoice({ member: camila, number: '1240', status: 'incomplete' })
  const page = await as(camila)
  await page.goto(`/documentos-enviados/${id}`)
  await page.getByRole('button', { name: 'Enviar a foto' }).click()
  await expect(page.getByText('Falta a foto ou o arquivo da nota.')).toBeVisible()
  await choose(page, await photo())
  await page.getByRole('button', { name: 'Enviar a foto' }).click()
  await expect(page.getByText('Foto enviada. A nota voltou para a análise.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'O que dá para fazer' })).toHaveCount(0)
  const { status, path } = await world.api.as(camila).call(oneInvoice, { id })
  expect(status).toBe('received')
  expect(path.map(({ step }) => step)).toEqual(['sent', 'photo_requested', 'photo_sent'])
})

test('what is not there, or fails, is asked for once, and again only by whoever looks', async ({
  as,
  given,
}) => {
  const page = await as(await given.member({ type: 'attendant' }))
  await page.goto('/documentos-enviados')
  await expect(page.getByRole('heading', { name: 'Nenhuma nota ainda' })).toBeVisible()
  const asked: string[] = []
  const gone = '/documentos-enviados/00000000-0000-7000-8000-000000000000'
  await page.route('**/api/documents/0*', (route) => {
    asked.push(route.request().url())
    return asked.length === 1 ? route.fallback() : route.fulfill({ status: 503, json: {} })
  })
  const lookAt = (path: string) =>
    page.evaluate((to) => {
      history.pushState({}, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, path)
  await lookAt(gone)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esta nota não existe')
  await lookAt('/documentos-enviados')
  await expect(page.getByRole('heading', { name: 'Nenhuma nota ainda' })).toBeVisible()
  await lookAt(gone)
  await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible()
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.poll(() => asked.length).toBe(3)
  await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible()
  expect(asked).toHaveLength(3)
})

test('an invoice that is gone though the list still has it says nothing else of it', async ({
  as,
  given,
}) => {
  const bia = await given.member({ type: 'attendant' })
  await given.invoice({ member: bia, number: '1241' })
  const page = await as(bia)
  await page.goto('/documentos-enviados')
  await page.route('**/api/documents/0*', (route) => route.fulfill({ status: 404, json: {} }))
  await page.getByRole('link', { name: /1241/ }).click()
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esta nota não existe')
  await expect(main.getByText('Em análise')).toHaveCount(0)
})

for (const [language, label, estimate] of [
  ['pt-BR', 'Valor', 'Estimativa'],
  ['es', 'Valor', 'Estimación'],
  ['en', 'Value', 'Estimate'],
] as const)
  test(`what is printed on the paper is typed as it stands there, in ${language}`, async ({ as, given }) => {
    const page = await as(await given.member({ type: 'attendant' }), { language })
    await page.goto('/cadastro-de-nota-fiscal')
    const value = page.getByLabel(label).first()
    for (const [keys, shown] of [
      ['1.500,00', 'R$ 1.500,00'],
      ['2.349,90', 'R$ 2.349,90'],
      ['1500', 'R$ 1.500,00'],
      ['1500,00', 'R$ 1.500,00'],
      ['1.500', 'R$ 1.500,00'],
      ['R$ 1.500,00', 'R$ 1.500,00'],
      ['0,90', 'R$ 0,90'],
    ] as const) {
      await value.fill('')
      await value.pressSequentially(keys)
      await expect.soft(value, keys).toHaveValue(shown)
    }
    await value.fill('')
    await value.pressSequentially('12.349,90')
    for (let step = 0; step < 5; step += 1) await value.press('ArrowLeft')
    await value.press('Backspace')
    await expect(value).toHaveValue('R$ 1.249,90')
    await expect(page.getByRole('region', { name: estimate })).not.toContainText('~')
  })

test('a value of zero is asked about before it is sent, and sent as zero', async ({
  as,
  given,
  world,
  expectAccessible,
}) => {
  const camila = await given.member({ type: 'attendant' })
  const page = await as(camila)
  await openForm(page)
  await expect(page.getByRole('region', { name: 'Estimativa' })).toHaveText(
    'Escolha o produto e digite o valor: a estimativa de moedas aparece aqui.',
  )
  await choose(page, await photo())
  await page.getByLabel('Número da nota').fill('1500')
  await addProduct(page, 'Serena Gatos 3 kg')
  await addProduct(page, 'Quintal Adulto 15 kg')
  await page.getByLabel('Valor').nth(1).fill('20')
  const send = page.getByRole('main').getByRole('button', { name: 'Enviar nota' })
  await send.click()
  const dialog = page.getByRole('dialog', { name: 'Enviar sem valor?' })
  await expect(dialog).toContainText('Um produto está com R$ 0,00 e não rende moedas:Serena Gatos 3 kg')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Digitar o valor' }).last().click()
  await expect(page.getByLabel('Valor').first()).toBeFocused()
  await send.click()
  await dialog.getByRole('button', { name: 'Enviar assim mesmo' }).click()
  await expect(page).toHaveURL('/documento-cadastrado')
  const [sent] = await world.api.as(camila).call(listInvoices)
  const { rows } = await world.api.as(camila).call(oneInvoice, { id: sent?.id ?? '' })
  expect(rows.map(({ value_cents }) => value_cents)).toEqual([0, 2000])
})
