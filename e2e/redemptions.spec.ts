import type { Page } from '@playwright/test'
import { listRedemptions, redeem } from '#contract/redemptions.ts'
import { prepareRedemption, shipRedemption } from '#contract/redemptions-office.ts'
import { expect, test } from './fixtures.ts'

test.beforeEach(async ({ world }) => {
  await world.database.transaction((tx) =>
    tx.updateTable('prize').set({ withdrawn_at: world.clock.now() }).execute(),
  )
})

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Confirmação do resgate' })
const confirm = (page: Page) => dialogOf(page).getByRole('button', { name: 'Resgatar' })

async function open(page: Page, path: string) {
  await page.goto(path)
  await page.getByRole('article').getByRole('button', { name: 'Resgatar' }).first().click()
}

for (const path of ['/home', '/loja']) {
  test(`a prize is redeemed from ${path}`, async ({ as, given, expectAccessible }) => {
    await given.prize({ title: 'Mochila executiva', price: 2900 })
    const page = await as(await given.member({ coins: 3250, hasAddress: true }))
    await open(page, path)
    const dialog = dialogOf(page)
    await expect(dialog).toContainText('Seu saldo3.250')
    await expect(dialog).toContainText('Este resgate−2.900')
    await expect(dialog).toContainText('Fica com350')
    await confirm(page).click()
    await expect(page).toHaveURL('/premio-resgatado')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prêmio resgatado')
    const main = page.getByRole('main')
    await expect(main).toContainText('Mochila executiva')
    await expect(main).toContainText('Chega no seu endereço até 04/12.')
    await expect(main).toContainText(/R-\d+/)
    await expect(main).toContainText('350 moedas')
    await expect(page.getByRole('banner')).toContainText('350')
    await expect(
      page.getByRole('banner').getByRole('button', { name: 'Notificações, 1 não lida' }),
    ).toBeVisible()
    await expect(page.getByText('Resgate pedido: Mochila executiva.')).toHaveCount(0)
    await expectAccessible(page)
    await expect(page.getByRole('link', { name: 'Voltar ao início' })).toHaveAttribute('href', '/home')
    await page.getByRole('link', { name: 'Acompanhar o resgate' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mochila executiva')
  })
}

test('the confirmation is there without what led to it, and nothing moves for who asked for that', async ({
  as,
  given,
}) => {
  const page = await as(await given.member())
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/premio-resgatado')
  await expect(page.getByText('O prêmio chega no seu endereço.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Escolher na loja' })).toBeVisible()
  const moving = await page.evaluate(() => document.getAnimations().length)
  expect(moving).toBe(0)
})

test('one tap is one purchase, however often it is pressed', async ({ as, given, world }) => {
  await given.prize({ title: 'Caneta', price: 100 })
  const ana = await given.member({ coins: 300, hasAddress: true })
  const page = await as(ana)
  await open(page, '/loja')
  await confirm(page).dblclick()
  await expect(page).toHaveURL('/premio-resgatado')
  expect(await world.api.as(ana).call(listRedemptions)).toHaveLength(1)
})

test('a failure is said in the dialog, which stays; the next try is the same purchase', async ({
  as,
  given,
  world,
  expectAccessible,
}) => {
  await given.prize({ title: 'Caneta', price: 100 })
  const ana = await given.member({ coins: 300, hasAddress: true })
  const page = await as(ana)
  const keys: (string | undefined)[] = []
  let tries = 0
  await page.route('**/api/store/request', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    tries += 1
    if (tries > 1) return route.continue()
    // It is done, and the answer is lost on the way.
    await route.fetch()
    return route.abort()
  })
  await open(page, '/loja')
  await confirm(page).click()
  const error = 'Erro ao enviar os dados. Por favor, tente novamente.'
  await expect(dialogOf(page).getByRole('alert')).toHaveText(error)
  await expectAccessible(page)
  expect(keys).toHaveLength(1)

  await dialogOf(page).getByRole('button', { name: 'Voltar' }).click()
  await page.getByRole('article').getByRole('button', { name: 'Resgatar' }).click()
  await expect(dialogOf(page).getByRole('alert')).toHaveText('')
  await confirm(page).click()
  await expect(page).toHaveURL('/premio-resgatado')
  expect(new Set(keys).size).toBe(1)
  expect(await world.api.as(ana).call(listRedemptions)).toHaveLength(1)
})

test('a price that changed is told and shown before anything is taken', async ({ as, given, world }) => {
  const prize = await given.prize({ title: 'Caneta', price: 100 })
  const ana = await given.member({ coins: 300, hasAddress: true })
  const page = await as(ana)
  await open(page, '/loja')
  await world.database.transaction((tx) =>
    tx.updateTable('prize').set({ price: 250 }).where('id', '=', prize.id).execute(),
  )
  await confirm(page).click()
  await expect(dialogOf(page).getByRole('alert')).toContainText('O preço deste prêmio mudou.')
  await expect(dialogOf(page)).toContainText('Este resgate−250')
  expect(await world.api.as(ana).call(listRedemptions)).toHaveLength(0)
  await confirm(page).click()
  await expect(page).toHaveURL('/premio-resgatado')
  await expect(page.getByRole('main')).toContainText('250 moedas')
})

test('refusals are in the server’s words: sold out meanwhile, coins spent elsewhere', async ({
  as,
  given,
  world,
}) => {
  const cap = await given.prize({ title: 'Boné', price: 100, stock: 1 })
  const other = await given.member({ coins: 100, hasAddress: true })
  const ana = await given.member({ coins: 150, hasAddress: true })
  const page = await as(ana)
  // What happens elsewhere is told to a page that listens; this one has not heard of it.
  await page.route('**/api/notifications/stream', (route) => route.abort())
  await open(page, '/loja')
  await world.api.as(other).call(redeem, { product_id: cap.id })
  await confirm(page).click()
  await expect(dialogOf(page).getByRole('alert')).toContainText('Este prêmio esgotou.')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('article')).toContainText('Esgotado')

  const pen = await given.prize({ title: 'Caneta', price: 100 })
  await open(page, '/loja')
  await world.api.as(ana).call(redeem, { product_id: pen.id })
  await confirm(page).click()
  await expect(dialogOf(page).getByRole('alert')).toContainText('Não há moedas suficientes.')
  await expect(dialogOf(page)).toContainText('Faltam 50 moedas.')
  await expect(dialogOf(page)).toContainText('Este resgate−100Faltam50')
  await expect(confirm(page)).toBeDisabled()
})

test('who has no address is led to it and back to the dialog', async ({ as, given, expectAccessible }) => {
  await given.prize({ title: 'Caneta', price: 100 })
  const page = await as(await given.member({ coins: 300 }))
  await page.route('**/api/cep/*', (route) =>
    route.fulfill({
      json: {
        logradouro: 'Avenida Goiás',
        bairro: 'Setor Central',
        localidade: 'Goiânia',
        uf: 'GO',
        estado: 'Goiás',
      },
    }),
  )
  await open(page, '/loja')
  await expect(dialogOf(page)).toContainText('Falta o endereço da entrega')
  await expect(confirm(page)).toBeDisabled()
  await expectAccessible(page)
  await dialogOf(page).getByRole('link', { name: 'Informar endereço' }).click()
  await expect(page).toHaveURL('/editar-endereco')
  await page.getByLabel('CEP').fill('74003010')
  await expect(page.getByLabel('Cidade')).toHaveValue('Goiânia')
  await page.getByLabel('Número').fill('310')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page).toHaveURL('/loja')
  await expect(dialogOf(page)).toContainText('Avenida Goiás, 310')
  await expect(dialogOf(page).getByRole('link', { name: 'Mudar o endereço da entrega' })).toBeVisible()
  await confirm(page).click()
  await expect(page).toHaveURL('/premio-resgatado')
  await page.goBack()
  await expect(page.getByRole('article')).toBeVisible()
  await expect(dialogOf(page)).toBeHidden()
})

test('redemptions are listed; each shows its way, its carrier and its address', async ({
  as,
  given,
  world,
  expectAccessible,
}) => {
  const prize = await given.prize({ title: 'Mochila executiva', price: 2900 })
  const ana = await given.member({ coins: 3000, hasAddress: true })
  const page = await as(ana)
  await page.goto('/meus-resgates')
  await expect(page.getByText('Nenhum resgate ainda')).toBeVisible()
  await expectAccessible(page)

  const { id } = await world.api.as(ana).call(redeem, { product_id: prize.id })
  const office = world.api.as(await given.staff({ role: 'support' }))
  const { version } = await office.call(prepareRedemption, { id, version: 1 })
  const parcel = { carrier: 'Rota Sul', tracking_code: 'RS 204', tracking_link: 'https://rota.example/204' }
  await office.call(shipRedemption, { id, version, ...parcel })
  await page.goto('/meus-resgates')
  const row = page.getByRole('link', { name: /Mochila executiva/ })
  await expect(row).toContainText('Enviado')
  await expect(row).toContainText('Chega até sex., 04/12')
  await expectAccessible(page)
  await row.click()
  await expect(page).toHaveURL(`/meus-resgates/${id}`)
  const path = page.getByRole('list', { name: 'Caminho do resgate' })
  await expect(path.getByRole('listitem').filter({ hasText: 'Enviado' })).toHaveAttribute(
    'aria-current',
    'step',
  )
  await expect(path).toContainText('Rota Sul')
  await expect(path).toContainText('previsto até sex., 04/12')
  await expect(page.getByRole('link', { name: 'Rastrear' })).toHaveAttribute('href', parcel.tracking_link)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copiar o código de rastreio' }).click()
  await expect(page.getByText('Código copiado.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('RS 204')
  await expect(page.getByRole('main')).toContainText('Avenida Goiás, 310')
  await expect(page.getByText('Este prêmio já saiu.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancelar o resgate' })).toHaveCount(0)
  await expectAccessible(page)
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    expect(await page.evaluate(overflow)).toBe(0)
  }
})

test('until it ships a redemption can be cancelled, and the coins come back', async ({
  as,
  given,
  world,
  expectAccessible,
}) => {
  const prize = await given.prize({ title: 'Caneta', price: 100 })
  const ana = await given.member({ coins: 150, hasAddress: true })
  const { id } = await world.api.as(ana).call(redeem, { product_id: prize.id })
  const page = await as(ana)
  await page.goto(`/meus-resgates/${id}`)
  await expect(page.getByRole('banner')).toContainText('50')
  await page.getByRole('button', { name: 'Cancelar o resgate' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancelar este resgate?' })
  await expect(dialog).toContainText('O prêmio Caneta não será enviado. As suas 100 moedas voltam na hora')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancelar o resgate' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Resgate cancelado. 100 moedas voltaram para o seu saldo.')).toBeVisible()
  await expect(page.getByRole('main').getByText('Cancelado em')).toBeVisible()
  await expect(
    page.getByRole('banner').getByRole('button', { name: 'Notificações, 2 não lidas' }),
  ).toBeVisible()
  await expect(page.getByRole('status').getByText(/cancelado/)).toHaveCount(1)
  await expect(page.getByRole('banner')).toContainText('150')
})

test('one that shipped a moment ago is not cancelled any more, in the server’s words', async ({
  as,
  given,
  world,
}) => {
  const prize = await given.prize({ title: 'Caneta', price: 100 })
  const ana = await given.member({ coins: 150, hasAddress: true })
  const { id } = await world.api.as(ana).call(redeem, { product_id: prize.id })
  const page = await as(ana)
  await page.goto(`/meus-resgates/${id}`)
  await page.getByRole('button', { name: 'Cancelar o resgate' }).click()
  const office = world.api.as(await given.staff({ role: 'support' }))
  const { version } = await office.call(prepareRedemption, { id, version: 1 })
  await office.call(shipRedemption, { id, version, carrier: 'Rota Sul' })
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar o resgate' }).click()
  await expect(page.getByText('Isto já mudou.')).toBeVisible()
})

test('when the redemptions cannot be had, that is said and can be tried again', async ({ as, given }) => {
  const page = await as(await given.member())
  await page.route('**/api/redemptions', (route) => route.fulfill({ status: 500, json: { error: '' } }))
  await page.goto('/meus-resgates')
  await expect(page.getByText('Não deu para buscar os seus resgates.')).toBeVisible()
  await page.unroute('**/api/redemptions')
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByText('Nenhum resgate ainda')).toBeVisible()
})

test('what was confirmed stands still until the celebration', async ({ as, given }) => {
  await given.prize({ title: 'Mochila executiva', price: 2900 })
  const page = await as(await given.member({ coins: 3250, hasAddress: true }))
  await open(page, '/loja')
  const dialog = dialogOf(page)
  await expect(dialog).toContainText('Fica com350')
  // The balance is there again long before the rest that the celebration waits for.
  await page.route('**/api/store/mine', async (route) => {
    await new Promise((later) => setTimeout(later, 1500))
    await route.fallback()
  })
  const balance = page.waitForResponse('**/api/user')
  await confirm(page).click()
  await balance
  await expect(page.getByRole('banner', { includeHidden: true }).first()).toContainText('350')
  await expect(dialog).toContainText('Seu saldo3.250')
  await expect(dialog).toContainText('Fica com350')
  await expect(page).toHaveURL('/premio-resgatado')
})
