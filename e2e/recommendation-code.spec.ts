import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { encode } from 'uqr'
import { listInvoices, oneInvoice } from '#contract/invoices.ts'
import { approveInvoice, officeInvoice } from '#contract/invoices-office.ts'
import { linkTo, memberPaths } from '#contract/paths.ts'
import { shownCode } from '#domain/recommendation-code.ts'
import type { Person } from '#server/testing/given.ts'
import type { World } from '#server/testing/world.ts'
import { liveTracks, phoneOf, receiptOnTable, show } from './camera-setting.ts'
import { expect, test } from './fixtures.ts'
import { addProduct, choose, connectionReturns, givenProducts, now, photo } from './invoice-setting.ts'
import { asInOldestBrowser } from './oldest-browser.ts'

test.beforeEach(async ({ world }) => {
  await givenProducts(world)
})

async function openForm(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.clock.setFixedTime(now)
  await page.goto('/home')
  await page.getByRole('link', { name: 'Enviar nota' }).click()
  await expect(page.getByLabel('Número da nota')).toBeVisible()
}

async function givenCode(world: World, facts: { member?: Person; pet_name?: string } = {}) {
  const { given } = world
  const { quintal } = await givenProducts(world)
  const member = facts.member ?? (await given.member({ name: 'Lia Prado' }))
  return given.recommendation({ pet_name: 'Tobias', ...facts, member, product: quintal })
}

const ask = (page: Page) => page.getByRole('button', { name: /^Tem código de recomendação\?/ })
const field = (page: Page) => page.getByRole('textbox', { name: /^Código de recomendação/ })
const slip = (page: Page) => page.getByRole('region', { name: 'O que o código recomenda' })
const scan = (page: Page) => page.getByRole('button', { name: /^Ler com a câmera/ })
const send = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Enviar nota' })

test('a code is typed, told to be mistyped, then fills the product, is sent and pays', async ({
  as,
  given,
  world,
  expectAccessible,
}) => {
  const { code } = await givenCode(world)
  const camila = await given.member({ type: 'attendant' })
  const page = await as(camila)
  await openForm(page)
  await ask(page).click()
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveAttribute('autocomplete', 'off')
  const wrong = code.startsWith('A') ? `B${code.slice(1)}` : `A${code.slice(1)}`
  await field(page).pressSequentially(wrong.slice(0, 7).toLowerCase())
  await expect(page.getByText('Este código não confere.')).toHaveCount(0)
  await field(page).press(wrong.slice(7))
  await expect(field(page)).toHaveValue(shownCode(wrong))
  await expect(page.getByText('Este código não confere.')).toBeVisible()
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)

  await field(page).fill(code)
  await expect(slip(page)).toContainText('Lia Prado, veterinário(a), recomenda')
  await expect(slip(page)).toContainText('Quintal Adulto 15 kg')
  await expect(slip(page)).toContainText('200 g por dia')
  await expect(slip(page)).toContainText('Tobias')
  await expect(slip(page)).toContainText('+20')
  await expect(slip(page)).toContainText('para você')
  await expect(page.getByRole('main')).not.toContainText(/Carla|cliente@/)
  await expect(page.getByRole('button', { name: /^Produto 1: Quintal Adulto 15 kg/ })).toBeVisible()
  await expect(page.getByText('+20 moedas por recomendação, além da estimativa.')).toBeVisible()
  await expectAccessible(page)

  const warning = page.getByText('O produto desta linha é outro: assim o código não rende.')
  await page.getByRole('button', { name: /^Produto 1: / }).click()
  await page.getByRole('radio', { name: 'Serena Gatos 3 kg' }).click()
  await expect(warning).toBeVisible()
  await expect(slip(page)).not.toContainText('+20')
  await expect(page.getByText('além da estimativa')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Produto 1: / }).click()
  await page.getByRole('radio', { name: 'Quintal Adulto 15 kg' }).click()
  await expect(warning).toHaveCount(0)
  await expect(slip(page)).toContainText('+20')

  await addProduct(page, 'Bom Faro Adulto 3 kg')
  await page.getByLabel('Valor').first().fill('189,90')
  await page.getByLabel('Valor').nth(1).fill('51')
  await page.getByLabel('Número da nota').fill('8101')
  await choose(page, await photo())
  await expect(page.getByText('Não achamos o código na foto.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('img', { name: 'Foto escolhida: nota.jpg' })).toBeVisible()
  await expect(field(page)).toHaveValue(shownCode(code))
  await expect(slip(page)).toContainText('+20')
  const asked = page.waitForRequest('**/api/document/create')
  await send(page).click()
  const body = (await asked).postDataBuffer()?.toString('latin1') ?? ''
  expect(body).toContain(`name="products[0][recommendation]"\r\n\r\n${code}\r\n`)
  expect(body).not.toContain('products[1][recommendation]')
  await expect(page).toHaveURL('/documento-cadastrado')

  const [sent] = await world.api.as(camila).call(listInvoices)
  const address = linkTo(memberPaths.invoice, { id: sent?.id ?? '' })
  await page.goto(address)
  const row = page.getByRole('listitem').filter({ hasText: 'Quintal Adulto 15 kg' })
  await expect(row).toContainText(`Código ${shownCode(code)} conta quando a nota for aprovada`)
  await count(world, sent?.id ?? '')
  await page.reload()
  await expect(row).toContainText(`Código ${shownCode(code)} rendeu +20 moedas para você`)
  await expectAccessible(page)
})

test('without a code nothing of it is sent, and a code is removed with one press', async ({
  as,
  given,
  world,
}) => {
  const { code } = await givenCode(world)
  const page = await as(await given.member({ type: 'attendant' }))
  await openForm(page)
  await ask(page).click()
  await field(page).fill(code)
  await expect(slip(page)).toBeVisible()
  await page.getByRole('button', { name: 'Remover o código do produto 1' }).click()
  await expect(ask(page)).toBeFocused()
  await expect(slip(page)).toHaveCount(0)
  await page.getByLabel('Número da nota').fill('8102')
  await page.getByLabel('Valor').first().fill('96,50')
  await choose(page, await photo())
  const asked = page.waitForRequest('**/api/document/create')
  await send(page).click()
  expect((await asked).postDataBuffer()?.toString('latin1')).not.toContain('recommendation')
  await expect(page).toHaveURL('/documento-cadastrado')
})

test('a code of one’s own, of nobody or half typed stands in the way beside its row', async ({
  as,
  given,
  world,
  expectAccessible,
}) => {
  const camila = await given.member({ type: 'attendant' })
  const own = await givenCode(world, { member: camila })
  const page = await as(camila)
  await openForm(page)
  await page.getByLabel('Número da nota').fill('8103')
  await page.getByLabel('Valor').first().fill('96,50')
  await choose(page, await photo())
  await ask(page).click()
  await field(page).fill('22222222')
  await expect(page.getByText('Não conhecemos este código. Confira com o cliente.')).toBeVisible()
  await field(page).fill('2222')
  await send(page).click()
  await page
    .getByRole('link', { name: /^Produto 1, Código de recomendação: Este código não confere/ })
    .click()
  await expect(field(page)).toBeFocused()
  await field(page).fill(own.code)
  await expect(page.getByText('Este código é seu: ele não vale nas suas próprias notas.')).toBeVisible()
  await send(page).click()
  await expect(
    page.getByRole('link', { name: /^Produto 1, Código de recomendação: Este código é seu/ }),
  ).toBeVisible()
  await expectAccessible(page)
})

test('why a code earns nothing is said in each language, with its day', async ({ as, given, world }) => {
  const [ended, used, left] = [await givenCode(world), await givenCode(world), await givenCode(world)]
  const sql = (text: string, code: string) => world.database.pool.query(text, [code])
  await sql(`update recommendation set ends_on = '2026-11-16' where code = $1`, ended.code)
  await sql('update recommendation set purchases = most_purchases where code = $1', used.code)
  await sql('update recommendation set member_id = null where code = $1', left.code)
  const person = await given.member({ type: 'attendant' })
  const sentences = {
    'pt-BR': ['Venceu em 16/11/2026', 'já foi usado em todas as compras', 'saiu do programa'],
    es: ['Venció el 16/11/2026', 'ya se usó en todas las compras', 'dejó el programa'],
    en: ['It ended on 16/11/2026', 'already used for all the purchases', 'has left the programme'],
  } as const
  for (const language of ['pt-BR', 'es', 'en'] as const) {
    const page = await as(person, { language })
    await page.goto(memberPaths.sendInvoice)
    const code = page.locator('[id="products.0.recommendation"]')
    await page.getByRole('button', { name: /^(Tem|¿Tiene|Is there)/ }).click()
    for (const [place, { code: text }] of [ended, used, left].entries()) {
      await code.fill(text)
      await expect(page.getByText(sentences[language][place] ?? '')).toBeVisible()
    }
  }
})

test('a code is typed, scanned for and removed with the keyboard alone', async ({ as, given, world }) => {
  const { code } = await givenCode(world)
  const page = await as(await given.member({ type: 'attendant' }))
  await openForm(page)
  await page.getByLabel('Valor').focus()
  await page.keyboard.press('Tab')
  await expect(ask(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.type(code)
  await expect(slip(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Remover o código do produto 1' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(scan(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Ler o código' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(scan(page)).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(ask(page)).toBeFocused()
})

test('the scanner comes when it is opened, reads a code and a client’s link, and knows what is none of ours', async ({
  browser,
  given,
  world,
  expectAccessible,
}) => {
  const bare = await givenCode(world, { pet_name: 'Tobias' })
  const link = await givenCode(world, { pet_name: 'Mel' })
  const person = await given.member({ type: 'attendant' })
  const { context, page } = await phoneOf(browser, { url: world.url, person })
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  const scannerFiles = () => loaded.filter((url) => /scanner-dialog|code-worker|\.wasm/.test(url))
  await page.goto(memberPaths.sendInvoice)
  await ask(page).tap()
  await expect(field(page)).toBeVisible()
  expect(scannerFiles()).toEqual([])
  await scan(page).tap()
  const scanner = page.getByRole('dialog', { name: 'Ler o código' })
  await expect(scanner.getByRole('status')).toHaveText('Mostre o QR code do cliente')
  expect(scannerFiles()).not.toEqual([])
  await expectAccessible(page)
  await show(page, await codeOnTable('https://www.exemplo.com.br/cardapio'))
  await expect(scanner.getByRole('status')).toHaveText('Este QR code não é de uma recomendação')
  await show(page, await codeOnTable(shownCode(bare.code)))
  await expect(scanner).toBeHidden()
  expect(await liveTracks(page)).toBe(0)
  await expect(field(page)).toHaveValue(shownCode(bare.code))
  await expect(slip(page)).toContainText('Tobias')

  await show(page, await codeOnTable(`${world.url}/receita/${link.token}`))
  await scan(page).tap()
  await expect(scanner).toBeHidden()
  await expect(field(page)).toHaveValue(shownCode(link.code))
  await expect(slip(page)).toContainText('Mel')

  await show(page, await codeOnTable(`${world.url}/receita/nobody-has-this-token`))
  await scan(page).tap()
  await expect(scanner.getByRole('status')).toHaveText('Não conhecemos este código. Confira com o cliente.')
  await choosePhoto(page, await receiptOnTable())
  await expect(scanner.getByRole('status')).toHaveText('Não achamos um QR code na foto')
  await choosePhoto(page, await codeOnTable(bare.code))
  await expect(field(page)).toHaveValue(shownCode(bare.code))
  await context.close()
})

test('in the oldest browser a code is scanned too', async ({ browser, given, world }) => {
  const { code } = await givenCode(world)
  const person = await given.member({ type: 'attendant' })
  const { context, page } = await phoneOf(browser, { url: world.url, person })
  await asInOldestBrowser(page)
  await page.goto(memberPaths.sendInvoice)
  await ask(page).tap()
  await scan(page).tap()
  await show(page, await codeOnTable(code))
  await expect(field(page)).toHaveValue(shownCode(code))
  await expect(slip(page)).toContainText('+20')
  await context.close()
})

test('where there is a light it is switched on, and without a camera a photo is the way', async ({
  browser,
  given,
  world,
  expectAccessible,
}) => {
  const { code } = await givenCode(world)
  const person = await given.member({ type: 'attendant' })
  const lit = await phoneOf(browser, { url: world.url, person })
  await lit.page.addInitScript(() => {
    MediaStreamTrack.prototype.getCapabilities = () => ({ torch: true }) as MediaTrackCapabilities
    MediaStreamTrack.prototype.applyConstraints = async () => undefined
  })
  await lit.page.goto(memberPaths.sendInvoice)
  await ask(lit.page).tap()
  await scan(lit.page).tap()
  const light = lit.page.getByRole('dialog').getByRole('button', { name: 'Luz' })
  await light.tap()
  await expect(light).toHaveAttribute('aria-pressed', 'true')
  await lit.context.close()

  for (const hasCamera of ['refused', 'unheard-of'] as const) {
    const { context, page } = await phoneOf(browser, { url: world.url, person, hasCamera })
    await page.goto(memberPaths.sendInvoice)
    await ask(page).tap()
    await scan(page).tap()
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText('A câmera não')
    await expectAccessible(page)
    await choosePhoto(page, await receiptOnTable(), 'Arquivo')
    await expect(page.getByRole('dialog').getByText('Não achamos um QR code na foto')).toBeVisible()
    await choosePhoto(page, await codeOnTable(code), 'Arquivo')
    await expect(field(page)).toHaveValue(shownCode(code))
    await context.close()
  }
})

test('without a connection the code is kept, goes with the invoice, and comes back if it is refused', async ({
  as,
  given,
  world,
  expectAccessible,
}) => {
  const { code } = await givenCode(world)
  const camila = await given.member({ type: 'attendant' })
  const page = await as(camila)
  await openForm(page)
  await addProduct(page, 'Quintal Adulto 15 kg')
  await page.getByLabel('Valor').fill('96,50')
  await ask(page).click()
  await page.context().setOffline(true)
  await field(page).fill(code)
  await expect(page.getByText('Sem internet. O código fica guardado e é conferido no envio.')).toBeVisible()
  await expectAccessible(page)
  await page.context().setOffline(false)
  await expect(slip(page)).toContainText('+20')
  await page.route(/\/api\/(document|recommendations)\//, (route) => route.abort())
  await page.getByLabel('Número da nota').fill('8104')
  await choose(page, await photo())
  await send(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nota salva neste celular')
  await openForm(page)
  await addProduct(page, 'Quintal Adulto 15 kg')
  await ask(page).click()
  await field(page).fill('22222222')
  await page.getByLabel('Número da nota').fill('8105')
  await page.getByLabel('Valor').fill('96,50')
  await choose(page, await photo())
  await send(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nota salva neste celular')

  await page.getByRole('link', { name: 'Ver notas enviadas' }).click()
  const waiting = page.getByRole('region', { name: 'Neste celular' })
  await expect(waiting.getByRole('listitem')).toHaveCount(2)
  await page.unroute(/\/api\/(document|recommendations)\//)
  await connectionReturns(page)
  await expect(waiting).toContainText('Não conhecemos este código. Confira com o cliente.')
  await expect(waiting.getByRole('listitem')).toHaveCount(1)
  const [sent] = await world.api.as(camila).call(listInvoices)
  const { number, rows } = await world.api.as(camila).call(oneInvoice, { id: sent?.id ?? '' })
  expect([number, rows.map(({ recommendation }) => recommendation)]).toEqual(['8104', [code]])
  await waiting.getByRole('button', { name: 'Corrigir' }).click()
  await expect(field(page)).toHaveValue('2222-2222')
  await expect(page.getByText('Não conhecemos este código. Confira com o cliente.')).toBeVisible()
  await field(page).fill(code)
  await expect(slip(page)).toContainText('+20')
  await send(page).click()
  await expect(page).toHaveURL('/documento-cadastrado')
})

test('each row has its own code, and two rows may have the same', async ({ as, given, world }) => {
  const { serena } = await givenProducts(world)
  const quintal = await givenCode(world)
  const cats = await given.recommendation({ member: await given.member(), product: serena, pet_name: 'Mia' })
  const page = await as(await given.member({ type: 'attendant' }))
  await openForm(page)
  await addProduct(page, 'Serena Gatos 3 kg')
  await addProduct(page, 'Quintal Adulto 15 kg')
  await ask(page).first().click()
  await field(page).fill(cats.code)
  await expect(slip(page)).toContainText('Mia')
  await ask(page).click()
  await field(page).nth(1).fill(quintal.code)
  await expect(page.getByText('+40 moedas por recomendação, além da estimativa.')).toBeVisible()
  await field(page).nth(1).fill(cats.code)
  await expect(page.getByText('O produto desta linha é outro: assim o código não rende.')).toBeVisible()
  await expect(page.getByText('+20 moedas por recomendação, além da estimativa.')).toBeVisible()
})

/** As the team does it, with the time to undo it gone by. */
async function count({ api, given, clock, database, runJobs }: World, id: string) {
  await runJobs()
  const rita = api.as(await given.staff())
  const { version } = await rita.call(officeInvoice, { id })
  await rita.call(approveInvoice, { id, version })
  clock.advance({ seconds: 11 })
  await database.pool.query('update graphile_worker._private_jobs set run_at = now() where run_at > now()')
  await runJobs()
}

/** A client's phone or sheet on the counter. */
async function codeOnTable(text: string): Promise<Buffer> {
  const { data, size } = encode(text, { border: 4 })
  const points = Buffer.from(data.flat().map((isDark) => (isDark ? 0 : 255)))
  const code = await sharp(points, { raw: { width: size, height: size, channels: 1 } })
    .resize(420, 420, { kernel: 'nearest' })
    .toColourspace('srgb')
    .png()
    .toBuffer()
  const turned = await sharp(code).rotate(9, { background: '#7d6a58' }).png().toBuffer()
  return sharp({ create: { width: 720, height: 1280, channels: 3, background: '#7d6a58' } })
    .composite([{ input: turned, left: 110, top: 380 }])
    .jpeg({ quality: 88 })
    .toBuffer()
}

async function choosePhoto(page: Page, buffer: Buffer, name = 'Foto') {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
  await (await chooser).setFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer })
}
