import type { BrowserContext, Page } from '@playwright/test'
import { listLeads } from '#contract/leads.ts'
import { shownCode } from '#domain/recommendation-code.ts'
import { expect, test } from './fixtures.ts'

const place = {
  logradouro: 'Rua Vergueiro',
  bairro: 'Vila Mariana',
  localidade: 'São Paulo',
  uf: 'SP',
  estado: 'São Paulo',
}
const result = '/recomendacao?pet=dog&fase=adults&peso=8.5&sobrepeso=false&idade=adults&resultado=sim'
const food = { phases: ['adults'] as const, kcal_per_kg: 3750, bag_grams: 3000, weight_to_grams: 9000 }

/** The other application: opened, but never reached. */
async function catchWhatsApp(context: BrowserContext) {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
}

/** When the other application was opened, and when the screen was left. */
async function markLeaving(page: Page) {
  await page.addInitScript(() => {
    const { open } = window
    window.open = (...given) => {
      performance.mark('opened')
      return open.apply(window, given)
    }
    const { pushState } = history
    history.pushState = (...given) => {
      performance.mark('left')
      pushState.apply(history, given)
    }
  })
}

const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title })

test('a recommendation is kept, goes to the client by WhatsApp, and leads back to the professional', async ({
  as,
  given,
  world,
  browser,
  expectAccessible,
}) => {
  const product = await given.product({ title: 'Quintal Adulto Porte Pequeno', food })
  const camila = await given.member({ type: 'attendant', name: 'Camila Rocha' })
  const page = await as(camila)
  await catchWhatsApp(page.context())
  await markLeaving(page)
  await page.route('**/api/cep/*', (route) => route.fulfill({ json: place }))
  await page.goto(result)
  await card(page, 'Adulto Porte Pequeno')
    .getByRole('button', { name: /^Escolher/ })
    .click()
  const form = page.getByRole('region', { name: 'Mandar pelo WhatsApp' })
  await form.getByRole('button', { name: 'Abrir o WhatsApp' }).click()
  await expect(form.getByText('Preencha este campo.')).toHaveCount(5)
  await expect(form.getByText('Marque a autorização do cliente.')).toBeVisible()
  await form.getByLabel('Nome do pet').fill('Mel')
  await form.getByLabel('Nome do cliente').fill('Paulo Lima')
  await form.getByLabel('Telefone com WhatsApp').pressSequentially('11912345678')
  await expect(form.getByLabel('Telefone com WhatsApp')).toHaveValue('(11) 91234-5678')
  await form.getByLabel('E-mail').fill('paulo')
  await form.getByLabel('CEP').pressSequentially('04101300')
  await expect(form.getByLabel('CEP')).toHaveValue('04101-300')
  await expect(form.getByText('Vila Mariana, São Paulo')).toBeVisible()
  await form.getByRole('checkbox').check()
  const preview = form.getByRole('region', { name: 'Mensagem que vai pronta' })
  await expect(preview).toContainText(
    'Oi, Paulo! A porção de Mel é de 146 g por dia de Quintal Adulto Porte Pequeno. Mostre o código [código do cliente] na loja.',
  )
  await form.getByRole('button', { name: 'Abrir o WhatsApp' }).click()
  await expect(form.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true')
  await form.getByLabel('E-mail').fill('paulo@exemplo.com.br')
  await expectAccessible(page)

  const opening = page.context().waitForEvent('page')
  await form.getByRole('button', { name: 'Abrir o WhatsApp' }).click()
  const link = new URL((await opening).url())
  expect(link.pathname).toBe('/5511912345678')
  const message = link.searchParams.get('text') ?? ''
  const address = new URL(message.slice(message.indexOf('http')))
  await expect(page).toHaveURL('/documento-cadastrado')
  expect(
    await page.evaluate(() => performance.measure('until the page', 'opened', 'left').duration),
  ).toBeGreaterThan(990)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recomendação registrada')
  await expectAccessible(page)
  const [lead] = (await world.api.as(camila).call(listLeads, {})).items
  expect(lead).toMatchObject({ pet_name: 'Mel', daily_dose: 146 })
  const { code = '', token } = lead ?? {}
  expect(message).toContain(`Mostre o código ${shownCode(code)} na loja.`)
  expect(address.pathname).toBe(`/indicacao/${token}`)

  const context = await browser.newContext({ baseURL: world.url, serviceWorkers: 'block' })
  const client = await context.newPage()
  const fetched: string[] = []
  client.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await client.goto(address.href, { waitUntil: 'networkidle' })
  expect(fetched.filter((path) => /\/(shell|screens|user)-/.test(path))).toEqual([])
  await expect(client).toHaveTitle('Quintal Adulto Porte Pequeno – Petisco')
  await expect(client.getByRole('region', { name: 'A porção de Mel' })).toContainText('146 g por dia')
  await expect(client.getByRole('main')).toContainText('Indicado por')
  await expect(client.getByRole('main')).toContainText('Camila Rocha')
  // Portions of other pets would seem to contradict the one that was recommended.
  await expect(client.getByRole('table')).toHaveCount(0)
  await client.getByLabel('Peso do pet').fill('900')
  await expect(client.getByText('Digite um peso entre 0,1 e 120 kg.')).toBeVisible()
  await expect(client.getByRole('table')).toHaveCount(0)
  await client.getByLabel('Peso do pet').fill('60')
  await client.getByLabel('Condição').selectOption('Acima do peso')
  await client.getByLabel('Peso ideal do pet').fill('50')
  await expect(client.getByText('Este alimento não é para este pet.')).toBeVisible()
  await expect(client.getByRole('table')).toHaveCount(0)
  await client.getByLabel('Peso do pet').fill('8.5')
  await client.getByLabel('Condição').selectOption('No peso certo')
  await client.getByLabel('Idade').selectOption('Até 7 anos')
  await expect(client.getByRole('table')).toContainText('146 g')
  await expectAccessible(client)
  await client.goto(`/produto/${product.slug}?g=0&pet=`)
  await expect(client.getByRole('heading', { level: 1 })).toHaveText('Adulto Porte Pequeno')
  await expect(client.getByText('g por dia')).toHaveCount(0)
  await expect(client.getByRole('row')).toHaveText([/Peso/, /^2 kg/, /^4 kg/, /^6 kg/, /^8 kg/])
  await client.goto('/produto/nao-existe')
  await expect(client.getByRole('heading', { level: 1 })).toHaveText('Este produto não está mais aqui')
  await context.close()
})

test('a blocked window leaves a link, a failure or an old result leaves the form, a number alone is not kept', async ({
  as,
  given,
  world,
  expectAccessible,
}) => {
  const stubborn = await given.product({ title: 'Quintal Teimoso', food })
  await given.product({ title: 'Quintal Firme', food })
  const ana = await given.member()
  const page = await as(ana)
  await catchWhatsApp(page.context())
  await page.route('**/api/cep/*', (route) => route.fulfill({ json: { erro: true } }))
  await page.clock.install()
  const choose = (title: string) =>
    card(page, title)
      .getByRole('button', { name: /^Escolher/ })
      .click()
  await page.goto(result)
  await choose('Teimoso')
  const only = page.getByRole('region', { name: 'Só mandar o resultado' })
  await only.getByRole('button', { name: 'Mandar sem cadastro' }).click()
  await expect(only.getByText('Digite o celular com DDD')).toBeVisible()
  await only.getByLabel('Telefone com WhatsApp').fill('(21) 98888-7777')
  const opening = page.context().waitForEvent('page')
  await only.getByRole('button', { name: 'Mandar sem cadastro' }).click()
  const opened = await opening
  const sent = new URL(opened.url()).searchParams.get('text') ?? ''
  expect(sent).toContain('146 g por dia de Quintal Teimoso')
  expect(sent).not.toContain('código')
  const productAddress = new URL(sent.slice(sent.indexOf('http')))
  expect(productAddress.pathname).toBe(`/produto/${stubborn.slug}`)
  expect(Object.fromEntries(productAddress.searchParams)).toEqual({ g: '146', por: expect.any(String) })
  await opened.close()
  expect((await world.api.as(ana).call(listLeads, {})).items).toEqual([])

  const form = page.getByRole('region', { name: 'Mandar pelo WhatsApp' })
  await form.getByLabel('Nome do pet').fill('Bidu')
  await form.getByLabel('Nome do cliente').fill('Rosa')
  await form.getByLabel('Telefone com WhatsApp').fill('11912345678')
  await form.getByLabel('E-mail').fill('rosa@exemplo.com.br')
  await form.getByLabel('CEP').fill('99999999')
  await expect(form.getByText('CEP não encontrado!')).toBeVisible()
  await page.goto(result.replace('8.5', '8'))
  await choose('Teimoso')
  await expect(form.getByLabel('Nome do cliente')).toHaveValue('')
  await page.goto(result)
  await choose('Teimoso')
  await expect(form.getByLabel('Nome do cliente')).toHaveValue('Rosa')
  await form.getByRole('checkbox').check()
  await page.route('**/api/lead/create', (route) => route.abort())
  await form.getByRole('button', { name: 'Abrir o WhatsApp' }).click()
  await expect(form.getByText('Erro ao enviar os dados. Por favor, tente novamente.')).toBeVisible()
  await page.unroute('**/api/lead/create')
  await world.database.transaction((tx) =>
    tx.updateTable('product').set({ active: false }).where('id', '=', stubborn.id).execute(),
  )
  await form.getByRole('button', { name: 'Abrir o WhatsApp' }).click()
  await expect(page.getByText('Calculamos de novo')).toBeVisible()
  await expect(card(page, 'Teimoso')).toHaveCount(0)
  await choose('Firme')
  await expect(form.getByLabel('Nome do cliente')).toHaveValue('Rosa')
  await form.getByRole('checkbox').check()
  await page.evaluate(() => Object.assign(window, { open: () => null }))
  await form.getByRole('button', { name: 'Abrir o WhatsApp' }).click()
  await expect(page).toHaveURL('/documento-cadastrado')
  await expect(page.getByRole('link', { name: 'Abrir o WhatsApp' })).toHaveAttribute(
    'href',
    /wa\.me\/5511912345678/,
  )

  await page.goto(result)
  await choose('Firme')
  await form.getByLabel('Nome do pet').fill('Bidu')
  await form.getByLabel('Nome do cliente').fill('Rosa')
  await form.getByLabel('Telefone com WhatsApp').fill('11912345678')
  await form.getByLabel('E-mail').fill('rosa@exemplo.com.br')
  await form.getByLabel('CEP').fill('99999999')
  await form.getByRole('checkbox').check()
  const kept = page.context().waitForEvent('page')
  await form.getByRole('button', { name: 'Abrir o WhatsApp' }).click()
  await (await kept).close()
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/store-*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  const store = page.waitForRequest('**/assets/store-*.js')
  await page.getByRole('link', { name: 'Loja' }).click()
  await store
  await page.clock.fastForward(1500)
  held.resolve()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loja')
  // Takes long enough for another screen to come, if one would.
  await expectAccessible(page)
  await expect(page).toHaveURL('/loja')
})

test('own clients are listed, told apart by how it ended, reminded of and erased', async ({
  as,
  given,
  world,
  expectAccessible,
}) => {
  const ana = await given.member()
  const page = await as(ana)
  await page.clock.setFixedTime(world.clock.now().toString())
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/perfil')
  await page.getByRole('link', { name: 'Meus clientes' }).click()
  await expect(page.getByRole('heading', { name: 'Nenhum cliente ainda' })).toBeVisible()
  const product = await given.product({ food })
  for (let count = 0; count < 31; count += 1)
    await given.lead({ member: ana, product, name: `Cliente ${count}` })
  await page.reload()
  const list = page.getByRole('list', { name: 'Meus clientes' })
  await expect(list.getByRole('listitem')).toHaveCount(30)
  await page.getByRole('button', { name: 'Ver mais clientes' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(31)
  const first = list.getByRole('listitem').first()
  await expect(first).toContainText('Cliente 30')
  await expect(first.getByRole('link', { name: 'WhatsApp Cliente 30' })).toHaveAttribute(
    'href',
    /wa\.me\/5511987654321\?text=Oi/,
  )
  await expectAccessible(page)

  await first.getByRole('button', { name: 'Atualizar Cliente 30' }).click()
  const dialog = page.getByRole('dialog', { name: 'Como terminou?' })
  await dialog.getByText('Comprou', { exact: true }).click()
  await expect(dialog.getByLabel('Tamanho do pacote')).toHaveValue('3')
  await dialog.getByLabel('Tamanho do pacote').fill('0')
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(dialog.getByText('Digite de 0,1 a 50 kg')).toBeVisible()
  await dialog.getByLabel('Tamanho do pacote').fill('3')
  await dialog.getByLabel('Lembrar em').fill('2026-11-16')
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(dialog.getByText('Escolha hoje ou um dia depois.')).toBeVisible()
  await dialog.getByLabel('Lembrar em').fill('')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(first).toContainText('Pacote de 3 kg')
  await expect(first).toContainText('Lembrete: 02/12/2026')
  await first.getByRole('button', { name: 'Atualizar' }).click()
  await dialog.getByLabel('Lembrar em').fill('2026-11-17')
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(first).toContainText('Lembrete: 17/11/2026')
  await expect(first.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /deve%20estar%20acabando/,
  )
  await first.getByRole('button', { name: 'Atualizar' }).click()
  await dialog.getByRole('checkbox', { name: 'Sem lembrete' }).check()
  await expect(dialog.getByLabel('Lembrar em')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(first).not.toContainText('Lembrete')
  await page.getByRole('button', { name: 'Compraram' }).click()
  await expect(page).toHaveURL('/clientes?situacao=compraram')
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await first.getByRole('button', { name: 'Apagar Cliente 30' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Apagar' }).click()
  await expect(page.getByRole('heading', { name: 'Ninguém nesta situação' })).toBeVisible()
})
