import type { BrowserContext } from '@playwright/test'
import { shownCode } from '#domain/recommendation-code.ts'
import { food, prescribe, recommend, sell } from '#server/testing/recommended-sales.ts'
import { expect, test, untilWorkerAnswers } from './fixtures.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** The other application: opened, but never reached. */
async function catchWhatsApp(context: BrowserContext) {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
}

test('who recommends sees how to earn, and the path of each recommendation to the coins', async ({
  as,
  given,
  world,
  expectAccessible,
}) => {
  const product = await given.product({ title: 'Quintal Adulto 2,1 kg', food })
  const helena = await given.member({ type: 'veterinarian', name: 'Helena Prado' })
  const attendant = await given.member({ type: 'attendant', hasAddress: true })
  const { title } = await given.challenge({ goal: { unit: 'recommendations', target: 2, bonus: 80 } })
  const page = await as(helena)
  await page.clock.setFixedTime(world.clock.now().toString())
  await catchWhatsApp(page.context())
  await page.goto('/home')
  const earning = page.getByRole('region', { name: 'Como ganhar' })
  await expect(earning).toContainText('Você ganha metade das moedas')
  await expect(earning.getByRole('link', { name: 'Fazer a primeira recomendação' })).toHaveAttribute(
    'href',
    '/recomendacao',
  )
  await expect(page.getByText('Enviar nota')).toHaveCount(0)
  await expectAccessible(page)

  const { code } = await recommend(world, { by: helena, product })
  await page.reload()
  await expect(earning.getByRole('listitem')).toContainText(['1 enviada', '0 abertas', '0 compradas'])
  await sell(world, { code, product, attendant, valueCents: 42_500 })
  await page.reload()
  await expect(earning.getByRole('listitem')).toContainText(['1 enviada', '0 abertas', '1 comprada'])
  await expect(earning).toContainText('212 de 5.000')
  const challenge = page.getByRole('article').filter({ hasText: title })
  await expect(challenge).toContainText('1 de 2 recomendações que viraram compra')
  await expectAccessible(page)

  await earning.getByRole('link', { name: 'Ver minhas recomendações' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle('Minhas recomendações – Petisco')
  const path = page.getByRole('list', { name: 'Minhas recomendações' }).getByRole('listitem').first()
  await expect(path.getByRole('heading')).toHaveText('Carla Dias')
  await expect(path).toContainText('Tobias · Quintal Adulto 2,1 kg')
  await expect(path.getByRole('list', { name: 'Compras' })).toContainText('17/11/2026 em Goiânia, Goiás')
  await expect(path.getByRole('list', { name: 'Compras' })).toContainText('+212 moedas')
  await expect(path).toContainText(shownCode(code))
  await expect(path).toContainText('O pacote deve durar até 27/11.')
  await expect(path.getByRole('link', { name: /Mandar|Lembrar/ })).toHaveCount(0)
  await expectAccessible(page)

  await page.goto('/extrato')
  const line = page.getByRole('listitem').filter({ hasText: 'Recomendação que virou compra' })
  await line.locator('summary').click()
  await expect(line).toContainText('50% de 425 moedas')
  await expectAccessible(page)
  await line.getByRole('link', { name: 'Ver minhas recomendações' }).click()
  await expect(page).toHaveURL('/recomendacoes')
  await page.goto('/home')
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByRole('link', { name: 'Fazer uma recomendação' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Valem as compras com um código seu')
  await expectAccessible(page)
})

test('an attendant keeps the home of before, with a way to what they recommended', async ({
  as,
  given,
  world,
}) => {
  const product = await given.product({ food })
  const camila = await given.member({ type: 'attendant', name: 'Camila Rocha' })
  const page = await as(camila)
  await page.goto('/home')
  await expect(page.getByRole('heading', { name: 'Última nota' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Minhas recomendações/ })).toHaveCount(0)
  await recommend(world, { by: camila, product })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Como ganhar' })).toHaveCount(0)
  await page.getByRole('link', { name: /Minhas recomendações.*1 enviada/ }).click()
  await expect(page.getByRole('heading', { name: 'Carla Dias' })).toBeVisible()
})

test('a bag that ends is a filter and one press away from the client', async ({
  as,
  given,
  world,
  expectAccessible,
}) => {
  const product = await given.product({
    title: 'Quintal Filhote 1,05 kg',
    food: { ...food, bag_grams: 1050 },
  })
  const caio = await given.member({ type: 'breeder', name: 'Caio Nunes' })
  const attendant = await given.member({ type: 'attendant', hasAddress: true })
  const ending = await recommend(world, { by: caio, product, name: 'Otávio Reis', pet_name: 'Nina' })
  await prescribe(world, { by: await given.member(), product, name: 'De outra pessoa' })
  world.clock.advance({ seconds: 1 })
  await recommend(world, { by: caio, product, name: 'Lia Souza' })
  await sell(world, { code: ending.code, product, attendant })
  const page = await as(caio)
  await page.clock.setFixedTime(world.clock.now().toString())
  await catchWhatsApp(page.context())
  await page.goto('/home')
  await page.getByRole('link', { name: /1 pacote acabando/ }).click()
  await expect(page).toHaveURL('/recomendacoes?etapa=acabando')
  await expect(page.getByRole('button', { name: 'Pacote acabando 1' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  const paths = page.getByRole('list', { name: 'Minhas recomendações' })
  await expect(paths.getByRole('heading')).toHaveText(['Otávio Reis'])
  await expect(paths).toContainText('O pacote acaba em 22/11.')
  await expectAccessible(page)

  const opening = page.context().waitForEvent('page')
  await paths.getByRole('link', { name: 'Lembrar do pacote Otávio Reis' }).focus()
  await page.keyboard.press('Enter')
  const link = new URL((await opening).url())
  expect(link.pathname).toBe('/5562998877665')
  expect(link.searchParams.get('text')).toContain('Oi, Otávio! A ração de Nina deve estar acabando.')

  await page.getByRole('button', { name: 'Enviadas 1' }).click()
  await expect(paths.getByRole('heading')).toHaveText(['Lia Souza'])
  await page.getByRole('button', { name: 'Abertas 0' }).click()
  await expect(page.getByRole('heading', { name: 'Nenhuma nesta etapa' })).toBeVisible()
  await page.getByRole('link', { name: 'Ver todas' }).click()
  await expect(paths.getByRole('heading')).toHaveText(['Lia Souza', 'Otávio Reis'])
})

test('a list that cannot be had is asked for again', async ({ as, given }) => {
  const page = await as(await given.member({ type: 'veterinarian' }))
  await page.route('**/api/recommendations', (route) => route.fulfill({ status: 500, json: { error: 'x' } }))
  await page.goto('/recomendacoes')
  await expect(page.getByText('Não deu para buscar as recomendações.')).toBeVisible()
  await page.unroute('**/api/recommendations')
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByRole('heading', { name: 'Nenhuma recomendação ainda' })).toBeVisible()
})

test('nothing scrolls sideways with narrow screens and large letters, and the list opens without a connection', async ({
  as,
  given,
  world,
}) => {
  const product = await given.product({
    title: 'Quintal Adulto Raças Pequenas e Médias Frango e Arroz 2,1 kg',
    food,
  })
  const helena = await given.member({ type: 'veterinarian' })
  const attendant = await given.member({ type: 'attendant', hasAddress: true })
  const name = 'Maria Aparecida Conceição dos Santos Albuquerque'
  const { code } = await recommend(world, { by: helena, product, name })
  await sell(world, { code, product, attendant })
  const page = await as(helena, { serviceWorkers: 'allow' })
  await page.setViewportSize({ width: 320, height: 700 })
  for (const path of ['/home', '/recomendacoes']) {
    await page.goto(path)
    await expect(page.getByText('100 de 5.000')).toBeVisible()
    const width = await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
      return document.documentElement.scrollWidth
    })
    expect([path, width]).toEqual([path, 320])
  }
  await untilWorkerAnswers(page)
  await page.reload()
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await page.context().setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.getByText(/^Sem internet/)).toBeVisible()
})

test('the team sets a goal of recommendations, sees its cost, and reads what a member earned', async ({
  asStaff,
  given,
  world,
  expectAccessible,
}) => {
  const product = await given.product({ title: 'Quintal Sênior 2,1 kg', food })
  const helena = await given.member({ type: 'veterinarian', name: 'Helena Prado' })
  const attendant = await given.member({ type: 'attendant' })
  const { code } = await recommend(world, { by: helena, product })
  for (const valueCents of [42_500, 20_000]) await sell(world, { code, product, attendant, valueCents })
  const page = await asStaff(await given.staff({ role: 'admin' }))
  await page.goto('/gestao/desafios/novo')
  await page.getByRole('checkbox', { name: 'Veterinários' }).click()
  await page.getByLabel('Conta', { exact: true }).selectOption('Recomendações que viraram compra')
  await page.getByLabel('Meta', { exact: true }).fill('2')
  await page.getByLabel('Bônus', { exact: true }).fill('100')
  await page.getByLabel('Primeiro dia').fill('2026-12-01')
  await page.getByLabel('Último dia').fill('2026-12-15')
  await expect(page.getByText(/^Veterinários que somarem 2 recomendações que viraram compra/)).toBeVisible()
  await expect(page.getByText('1 de 2 recomendações que viraram compra')).toBeVisible()
  await expect(page.getByText('R$ 625,00')).toBeVisible()
  await expectAccessible(page)

  await page.goto(`/gestao/membros/${helena.id}`)
  await page.getByRole('button', { name: '1 regra' }).last().click()
  await expect(page.getByText('50% de 425 moedas · Quintal Sênior 2,1 kg')).toBeVisible()
  await expectAccessible(page)
})
