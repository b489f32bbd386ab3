import type { Page } from '@playwright/test'
import { setGoal } from '#contract/store.ts'
import { expect, test } from './fixtures.ts'

const narrow = { width: 390, height: 844 }

test.beforeEach(async ({ world }) => {
  await world.database.transaction((tx) =>
    tx.updateTable('prize').set({ withdrawn_at: world.clock.now() }).execute(),
  )
})

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Confirmação do resgate' })
const cardOf = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title })

async function gapsOf(page: Page) {
  const boxes = await page
    .getByRole('list', { name: 'Prêmios para você' })
    .locator('> li')
    .evaluateAll((cards) =>
      cards.map((card) => card.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
    )
  return boxes
}

test('home shows two prizes 10 px apart, and three 50 px apart from 1024 px on', async ({ as, given }) => {
  for (let count = 0; count < 7; count++) await given.prize({ price: 100 + count })
  const page = await as(await given.member({ coins: 500 }))
  await page.goto('/home')
  const list = page.getByRole('list', { name: 'Prêmios para você' })
  const cards = list.locator('> li')
  await expect(cards).toHaveCount(7)
  for (const [width, slides, gap] of [
    [390, 2, 10],
    [1023, 2, 10],
    [1024, 3, 50],
    [1280, 3, 50],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await list.scrollIntoViewIfNeeded()
    for (let card = 0; card < slides; card++) await expect(cards.nth(card)).toBeInViewport({ ratio: 0.01 })
    const boxes = await gapsOf(page)
    expect((boxes[1]?.left ?? 0) - (boxes[0]?.right ?? 0)).toBeCloseTo(gap)
    const view = await list.boundingBox()
    const whole = boxes.filter(({ right }) => right <= (view?.x ?? 0) + (view?.width ?? 0) + 1)
    expect(whole).toHaveLength(slides)

    await page.getByRole('button', { name: 'Próximos prêmios' }).click()
    await expect(cards.nth(slides)).toBeInViewport({ ratio: 0.01 })
    await list.focus()
    await page.keyboard.press('ArrowLeft')
    await expect.poll(async () => (await gapsOf(page))[0]?.left).toBeCloseTo(boxes[0]?.left ?? 0)
  }
})

test('nothing moves while the prizes come', async ({ as, given }) => {
  await given.prize({ title: 'Caneta', price: 10 })
  await given.prize({ title: 'Relógio com um nome que precisa de duas linhas', price: 9000 })
  const page = await as(await given.member({ coins: 500 }))
  await page.setViewportSize(narrow)
  await page.route(/\/api\/(store|challenges)$/, async (route) => {
    await new Promise((later) => setTimeout(later, 2000))
    await route.continue()
  })
  await page.goto('/home')
  const below = page.getByRole('link', { name: 'Quanto ele deve comer?' })
  const prizes = page.getByRole('list', { name: 'Prêmios para você' })
  await expect(prizes.getByText('Carregando...')).toBeAttached()
  const before = await below.boundingBox()
  await expect(cardOf(page, 'Caneta')).toBeVisible()
  await expect(page.getByText('Nenhum desafio')).toBeVisible()
  expect((await below.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0)
})

test('on home a prize within reach can be redeemed, one out of reach says what is missing', async ({
  as,
  given,
  expectAccessible,
}) => {
  await given.prize({ title: 'Caneta', price: 300 })
  await given.prize({ title: 'Relógio', price: 9500 })
  await given.prize({ title: 'Boné', price: 100, stock: 0 })
  const page = await as(await given.member({ coins: 350, hasAddress: true }))
  await page.goto('/home')
  await expect(cardOf(page, 'Caneta').getByRole('button', { name: 'Resgatar' })).toBeEnabled()
  const missing = cardOf(page, 'Relógio').getByRole('button', { name: 'Faltam 9.150' })
  await expect(missing).toBeDisabled()
  await expect(cardOf(page, 'Boné').getByRole('button', { name: 'Esgotado' })).toBeDisabled()
  await expectAccessible(page)
  await expect(page.getByRole('link', { name: 'Ver a loja toda' })).toHaveAttribute('href', '/loja')

  await cardOf(page, 'Caneta').getByRole('button', { name: 'Resgatar' }).click()
  const dialog = dialogOf(page)
  await expect(dialog).toContainText('Caneta')
  await expect(dialog).toContainText('Chega até sex., 04/12')
  await expect(dialog).toContainText('Avenida Goiás, 310')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(cardOf(page, 'Caneta').getByRole('button', { name: 'Resgatar' })).toBeFocused()
})

test('when the prizes cannot be had, a text stands in their place', async ({ as, given }) => {
  await given.prize({ title: 'Caneta', price: 10 })
  const page = await as(await given.member())
  await page.route('**/api/store', (route) => route.fulfill({ status: 500, json: { error: '' } }))
  for (const path of ['/home', '/loja']) {
    await page.goto(path)
    await expect(page.getByRole('alert').filter({ hasText: 'Erro ao buscar os prêmios.' })).toBeVisible()
    await expect(page.getByText('Escolha a sua meta')).toHaveCount(0)
  }
  await page.unroute('**/api/store')
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(cardOf(page, 'Caneta')).toBeVisible()
})

test('prizes that could not be had are asked for again wherever they are looked for next', async ({
  as,
  given,
}) => {
  const { id } = await given.prize({ title: 'Caneca' })
  const page = await as(await given.member())
  await page.route('**/api/store', (route) => route.abort())
  await page.goto('/home')
  await expect(page.getByText('Erro ao buscar os prêmios.')).toBeVisible()
  await page.unroute('**/api/store')
  await page.getByRole('navigation').getByRole('link', { name: 'Loja' }).click()
  await expect(page.locator(`a[href="/loja/${id}"]`)).toBeVisible()
})

test('at level 2 prizes say that redeeming opens after verification, and nothing forbidden is called', async ({
  as,
  given,
  expectAccessible,
}) => {
  await given.prize({ title: 'Caneta', price: 10 })
  const page = await as(await given.member({ level: 2 }))
  const refused: number[] = []
  page.on('response', (response) => void (response.status() === 403 && refused.push(403)))
  await page.goto('/home')
  await expect(cardOf(page, 'Caneta').getByRole('button', { name: 'Após a verificação' })).toBeDisabled()
  await expect(page.getByText('Os resgates abrem depois da verificação')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ver a loja toda' })).toHaveCount(0)
  await expectAccessible(page)
  for (const path of ['/loja', '/loja/qualquer', '/meus-resgates', '/premio-resgatado']) {
    await page.goto(path)
    await expect(page).toHaveURL('/home')
  }
  expect(refused).toEqual([])
})

test('a promoter sees no prizes, of which none can be theirs', async ({ as, given }) => {
  await given.prize({ title: 'Caneta', price: 10 })
  const page = await as(await given.promoter())
  await page.goto('/home')
  await expect(page.getByRole('region', { name: 'Seu código' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Desafios' })).toBeVisible()
  await expect(cardOf(page, 'Caneta')).toHaveCount(0)
})

test('the store shows what can be had, the grand prize, and what is still missing', async ({
  as,
  given,
  expectAccessible,
}) => {
  await given.prize({ title: 'Caneta', price: 300 })
  await given.prize({ title: 'Relógio', price: 9500 })
  await given.prize({ title: 'Viagem', price: 48_000, is_grand: true })
  await given.prize({ title: 'Caderno', price: 100, stock: 3 })
  const page = await as(await given.member({ coins: 350 }))
  await page.goto('/loja')
  await expect(page).toHaveTitle(/^Loja – /)
  await expect(page.getByRole('main')).toContainText('Seu saldo 350')
  const available = page.getByRole('region', { name: 'Você já pode resgatar (2)' })
  await expect(available.getByRole('button', { name: 'Resgatar' })).toHaveCount(2)
  await expect(cardOf(page, 'Caderno')).toContainText('Restam 3')
  const saving = page.getByRole('region', { name: 'Continue juntando (1)' })
  await expect(saving.getByRole('button', { name: 'Faltam 9.150' })).toBeDisabled()
  await expect(saving.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Faltam 9.150 moedas')
  await expect(page.getByRole('region', { name: 'Viagem' })).toContainText('Faltam 47.650 moedas')
  await expectAccessible(page)
})

test('the store is shelves of one row each, which are found again where they were left', async ({
  as,
  given,
  world,
  expectAccessible,
}) => {
  const created_at = world.clock.now().subtract({ hours: 24 * 60 })
  for (let count = 0; count < 8; count++)
    await given.prize({ title: `Caneta ${count}`, price: 100 + count, created_at })
  await given.prize({ title: 'Mala', price: 600, created_at })
  await given.prize({ title: 'Moto', price: 90_000, created_at })
  const goal = await given.prize({ title: 'Fone', price: 2000, created_at })
  await given.prize({ title: 'Câmera', price: 9000 })
  const ana = await given.member({ coins: 400 })
  await world.api.as(ana).call(setGoal, { product_id: goal.id })
  const page = await as(ana)
  await page.setViewportSize(narrow)
  await page.goto('/loja')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Você já pode resgatar (8)',
    'Sua meta',
    'Quase lá (1)',
    'Novidades (1)',
    'Continue juntando (1)',
  ])
  await expect(page.getByRole('region', { name: 'Sua meta' })).toContainText('Fone')
  await expect(page.getByRole('region', { name: 'Quase lá' })).toContainText('Mala')
  await expect(page.getByRole('region', { name: 'Novidades' })).toContainText('Câmera')
  await expect(page.getByRole('article').first()).toBeInViewport({ ratio: 0.9 })
  await expectAccessible(page)

  const last = page.getByRole('link', { name: 'Caneta 7' })
  await last.scrollIntoViewIfNeeded()
  await last.click()
  await expect(page).toHaveURL(/\/loja\/./)
  await page.goBack()
  await expect(last).toBeInViewport({ ratio: 0.9 })

  await page.getByLabel('Ordenar').selectOption('Menor preço')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Você já pode resgatar (8)',
    'Continue juntando (4)',
  ])
})

test('category, order and search are in the address and survive a look at a prize', async ({ as, given }) => {
  await given.prize({ title: 'Copo térmico', price: 30 })
  await given.prize({ title: 'Caneta', price: 10 })
  await given.prize({ title: 'Copo de vidro', price: 20 })
  const page = await as(await given.member({ coins: 500 }))
  await page.goto('/loja?ordem=menor-preco')
  const titles = page.getByRole('article').getByRole('heading')
  await expect(titles).toHaveText(['Caneta', 'Copo de vidro', 'Copo térmico'])
  const search = page.getByLabel('Buscar prêmio')
  await search.pressSequentially('copo')
  await expect(search).toBeFocused()
  await expect(titles).toHaveText(['Copo de vidro', 'Copo térmico'])
  await page.getByRole('button', { name: 'Trabalho' }).click()
  await expect(page).toHaveURL('/loja?categoria=trabalho&ordem=menor-preco&busca=copo')
  await page.getByRole('link', { name: 'Copo térmico' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Copo térmico')
  await page.goBack()
  await expect(search).toHaveValue('copo')
  await expect(titles).toHaveText(['Copo de vidro', 'Copo térmico'])
  await search.fill('nada assim')
  await page.getByRole('button', { name: 'Limpar filtros' }).click()
  await expect(page).toHaveURL('/loja')
  await expect(titles).toHaveCount(3)
})

test('a goal is set by its flag, shows on home and in the header, and is taken back', async ({
  as,
  given,
  expectAccessible,
}) => {
  await given.prize({ title: 'Fone sem fio', price: 4200 })
  const page = await as(await given.member({ coins: 3250 }))
  await page.goto('/loja')
  await expect(page.getByText('O preço dela não muda por 30 dias.')).toBeVisible()
  const flag = page.getByRole('button', { name: 'Definir como meta: Fone sem fio' })
  await flag.click()
  await expect(flag).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('Meta definida: Fone sem fio. O preço não muda até 17/12/2026.')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('progressbar', { name: 'Sua meta' })).toHaveAttribute(
    'aria-valuetext',
    'Faltam 950 moedas',
  )
  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Falta pouco para a sua meta')
  await expect(page.getByText('Sua meta: Fone sem fio')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Faltam 950 moedas' }).click()
  await expect(page.getByText('O preço não muda até 17/12/2026.')).toBeVisible()
  await page.getByRole('button', { name: 'Tirar a meta' }).click()
  await expect(page.getByText('Meta retirada.')).toBeVisible()
  await page.goto('/home')
  await expect(page.getByRole('link', { name: 'Escolha a sua meta' })).toBeVisible()
})

test('a goal keeps its price when the store raises it', async ({ as, given, world }) => {
  const prize = await given.prize({ title: 'Fone sem fio', price: 400 })
  const ana = await given.member({ coins: 450, hasAddress: true })
  await world.api.as(ana).call(setGoal, { product_id: prize.id })
  await world.database.transaction((tx) =>
    tx.updateTable('prize').set({ price: 900 }).where('id', '=', prize.id).execute(),
  )
  const page = await as(ana)
  await page.goto('/loja')
  await cardOf(page, 'Fone sem fio').getByRole('button', { name: 'Resgatar' }).click()
  await dialogOf(page).getByRole('button', { name: 'Resgatar' }).click()
  await expect(page).toHaveURL('/premio-resgatado')
  await expect(page.getByRole('main')).toContainText('400 moedas')
})

test('what is sold out says so and can be waited for', async ({ as, given, expectAccessible }) => {
  await given.prize({ title: 'Boné', price: 100, stock: 0 })
  const page = await as(await given.member({ coins: 500 }))
  await page.goto('/loja')
  await expect(cardOf(page, 'Boné')).toContainText('Esgotado')
  const watch = page.getByRole('button', { name: 'Avise-me quando voltar' })
  await watch.click()
  await expect(watch).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('Avisamos você quando voltar: Boné.')).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(watch).toHaveAttribute('aria-pressed', 'true')
  await watch.click()
  await expect(watch).toHaveAttribute('aria-pressed', 'false')
})

test('a prize has a page of its own, with its pictures, stock and limit', async ({
  as,
  given,
  world,
  expectAccessible,
}) => {
  const prize = await given.prize({ title: 'Mochila executiva', price: 290, stock: 2, limit_per_member: 1 })
  await world.database.transaction((tx) =>
    tx
      .updateTable('prize')
      .set({ images: ['a.webp', 'b.webp'] })
      .where('id', '=', prize.id)
      .execute(),
  )
  const page = await as(await given.member({ coins: 350, hasAddress: true }))
  await page.goto('/loja')
  await page.getByRole('link', { name: 'Mochila executiva' }).click()
  await expect(page).toHaveURL(`/loja/${prize.id}`)
  await expect(page.getByRole('main')).toContainText('Restam 2')
  await expect(page.getByRole('list', { name: 'Fotos: Mochila executiva' }).locator('> li')).toHaveCount(2)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Resgatar' }).click()
  await dialogOf(page).getByRole('button', { name: 'Resgatar' }).click()
  await expect(page).toHaveURL('/premio-resgatado')
  await page.goto(`/loja/${prize.id}`)
  await expect(page.getByRole('button', { name: 'Limite atingido' })).toBeDisabled()
  await page.goto(`/loja/${crypto.randomUUID()}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este prêmio não está na loja')
})

test('thirty prizes with long titles fit at any width, and going back finds the place again', async ({
  as,
  given,
}) => {
  const title = 'Superaspiradordepóportátilsemfio com bateria recarregável, dois bicos e suporte de parede'
  for (let count = 0; count < 30; count++)
    await given.prize({ title, price: 100_000 + count, stock: count % 4 })
  const page = await as(await given.member({ coins: 0 }), { language: 'es' })
  for (const path of ['/home', '/loja']) {
    await page.goto(path)
    // Home has other cards too: the challenges of whoever was here before.
    await expect(page.getByRole('article').filter({ hasText: title })).toHaveCount(30)
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
      expect([path, width, await page.evaluate(overflow)]).toEqual([path, width, 0])
    }
  }
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const last = page.getByRole('article').getByRole('link').last()
    await last.scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => window.scrollY)
    await last.click()
    await expect(page).toHaveURL(/\/loja\/./)
    const scrolled = () => page.evaluate(() => window.scrollY)
    await expect.poll(scrolled).toBe(0)
    await page.goBack()
    await expect(last).toBeInViewport()
    await expect.poll(scrolled).toBeCloseTo(place, -1)
  }
})
