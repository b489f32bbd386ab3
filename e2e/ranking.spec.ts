import type { Person } from '#server/testing/given.ts'
import { expect, test } from './fixtures.ts'
import { givenProducts, now } from './invoice-setting.ts'

// A month that no other journey earns in.
const march = '2027-03-10T12:00:00-03:00'
const february = '2027-02-10T12:00:00-03:00'

test.afterEach(({ world }) => world.clock.set(now))

test('the ranking of a month works for nobody, one and many, with ties and the own row in view', async ({
  as,
  given,
  world,
  expectAccessible,
}) => {
  const { quintal } = await givenProducts(world)
  const earn = (member: Person, coins: number) =>
    given.invoice({ member, status: 'counted', rows: [{ product: quintal, valueCents: coins * 100 }] })
  world.clock.set(february)
  await earn(await given.member({ name: 'Rui Antunes' }), 70)
  world.clock.set(march)
  const camila = await given.member({ type: 'attendant', name: 'Camila Nogueira' })
  const page = await as(camila)
  await page.clock.setFixedTime(march)
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto('/ranking')
  await expect(page.getByRole('heading', { name: 'Ninguém na lista ainda' })).toBeVisible()
  await expect(page.getByText('Você ainda não ganhou moedas em março.')).toBeVisible()

  await earn(camila, 50)
  await page.reload()
  const podium = page.getByRole('list', { name: 'Três primeiros' }).getByRole('listitem')
  await expect(podium).toHaveText(/Camila N\..*\(você\).*50/)
  await expect(page.getByText('Você está em primeiro lugar')).toBeVisible()

  for (const coins of [990, 900, 900, 800, 700, 600, 600, 500, 400, 300, 200, 100, 40, 30])
    await earn(await given.member({ name: `Pessoa ${String.fromCharCode(65 + (coins % 7))}` }), coins)
  await page.reload()
  await expect(podium.getByRole('img')).toHaveCount(3)
  await expect(podium.nth(1).getByAltText('2º')).toBeVisible()
  await expect(podium.nth(2).getByAltText('2º')).toBeVisible()
  const own = page.getByRole('row', { name: /Camila N\./ })
  await expect(own).toHaveAttribute('aria-current', 'true')
  await expect(own.getByRole('cell').first()).toHaveText('13')
  await expect(own.getByRole('rowheader')).toBeInViewport({ ratio: 0.9 })
  await expect(page.getByText(/51 moedas para passar/)).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(1 + 4 + 1 + 5)
  await expectAccessible(page)
  await expect(page.getByText('Recomeça em 1º de abril.')).toBeVisible()
  await page.getByRole('button', { name: 'Ver posições 8 a 10' }).press('Enter')
  await expect(page.getByRole('row', { name: /^8 / })).toBeFocused()
  await expect(page.getByRole('row')).toHaveCount(1 + 12)
  await page.mouse.wheel(0, 2000)
  await expect(own.getByRole('rowheader')).toBeInViewport({ ratio: 0.9 })

  await page.getByRole('switch', { name: 'Aparecer no ranking' }).click()
  await expect(own).toBeHidden()
  await expect(page.getByText('Você está fora da lista.')).toBeVisible()
  await page.getByRole('switch', { name: 'Aparecer no ranking' }).click()
  await expect(own).toBeVisible()

  await expect(page.getByText('Prêmio do mês')).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Mês' }).selectOption('Fevereiro')
  await expect(page).toHaveURL('/ranking?mes=2027-02')
  await expect(page.getByRole('combobox', { name: 'Mês' })).toHaveValue('2027-02')
  await expect(page.getByText('Resultado final')).toBeVisible()
  await expect(podium).toHaveText(/Rui A\..*70/)
  await expect(page.getByText('Você não ganhou moedas em fevereiro.')).toBeVisible()
})

test('a prize is told only with its authorisation; a month without a ranking, and a failure, say so', async ({
  as,
  given,
}) => {
  const page = await as(await given.member())
  await page.route('**/api/ranking', async (route) => {
    const answer = await route.fetch()
    const prize = { text: 'Um jantar para dois.', authorisation: 'SPA/MF 05.012345/2026' }
    await route.fulfill({ json: { ...(await answer.json()), prize } })
  })
  await page.goto('/ranking')
  await expect(page.getByText('Um jantar para dois.')).toBeVisible()
  await expect(page.getByText('SPA/MF 05.012345/2026')).toBeVisible()
  await page.goto('/ranking?mes=2020-01')
  await expect(page.getByRole('heading', { name: 'Não há ranking deste mês' })).toBeVisible()
  await page.unroute('**/api/ranking')
  await page.route('**/api/ranking', (route) => route.abort())
  await page.getByRole('link', { name: 'Ver o mês atual' }).click()
  await expect(page.getByText('Não deu para buscar o ranking.')).toBeVisible()
  await page.unroute('**/api/ranking')
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByRole('switch', { name: 'Aparecer no ranking' })).toBeVisible()
})
