import { statementSummary } from '#contract/coins.ts'
import { adjustCoins } from '#contract/coins-office.ts'
import { reverseInvoice } from '#contract/invoices-office.ts'
import { expect, test } from './fixtures.ts'
import { givenProducts, now } from './invoice-setting.ts'

test('every coin is explained, month by month, and earlier ones come when asked for', async ({
  as,
  given,
  world,
  expectAccessible,
}) => {
  const { bomFaro, quintal } = await givenProducts(world)
  const camila = await given.member({ type: 'attendant' })
  world.clock.set('2026-10-05T12:00:00-03:00')
  for (let number = 1; number <= 60; number += 1) {
    await given.invoice({
      member: camila,
      number: String(number),
      status: 'counted',
      rows: [{ product: quintal, valueCents: 100 }],
    })
  }
  world.clock.set(now)
  const rows = [
    { product: bomFaro, valueCents: 10_000 },
    { product: quintal, valueCents: 5050 },
  ]
  const { id } = await given.invoice({ member: camila, number: '1198', status: 'counted', rows })
  await given.invoice({ member: camila, number: '1199', rows })
  const page = await as(camila)
  await page.clock.setFixedTime(now)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/perfil')
  await page.getByRole('link', { name: 'Extrato' }).click()
  const sums = page.getByRole('navigation', { name: 'Ver' })
  await expect(sums.getByRole('link', { name: /Disponíveis/ })).toContainText('260')
  await expect(sums.getByRole('link', { name: /Em análise/ })).toContainText('200')
  const november = page.getByRole('region', { name: 'Novembro de 2026' })
  await expect(november).toContainText('Nota 1198 aprovada')
  await expect(november).toContainText('+200')
  await expect(november).toContainText('R$ 150,50 em 2 produtos')
  await november.getByText('Nota 1198 aprovada').click()
  await expect(november).toContainText('R$ 100,00 × 1,5')
  await expect(november.getByRole('link', { name: 'Abrir a nota' })).toHaveAttribute(
    'href',
    `/documentos-enviados/${id}`,
  )
  await expectAccessible(page)

  const october = page.getByRole('region', { name: 'Outubro de 2026' })
  const shown = await october.getByRole('listitem').count()
  expect(shown).toBeLessThan(60)
  const earlier = page.getByRole('button', { name: 'Ver meses anteriores' })
  await earlier.click()
  await expect(october.getByRole('listitem')).not.toHaveCount(shown)
  await expect(async () => {
    if (await earlier.isVisible()) await earlier.click({ timeout: 1000 })
    await expect(october.getByRole('listitem')).toHaveCount(60, { timeout: 500 })
  }).toPass()
  await expect(october.getByRole('listitem').last()).toContainText('Nota 1 aprovada')

  await sums.getByRole('link', { name: /Em análise/ }).click()
  await expect(page).toHaveURL('/extrato?ver=em-analise')
  await expect(page.getByRole('main')).toContainText('Nota 1199')
  await expect(page.getByRole('main')).toContainText('Moedas até qua., 25/11')
  await sums.getByRole('link', { name: /A expirar/ }).click()
  await expect(page.getByRole('main')).toContainText('Vencem em')
  await expectAccessible(page)
})

test('coins that were taken back are told, and what is still to be settled', async ({ as, given, world }) => {
  const camila = await given.member({ type: 'attendant' })
  await given.invoice({ member: camila, number: '9', status: 'reversed' })
  const summary = await world.api.as(camila).call(statementSummary)
  const page = await as(camila)
  await page.route('**/api/statement/summary', (route) => route.fulfill({ json: { ...summary, debt: 40 } }))
  await page.goto('/extrato')
  await expect(page.getByText('Nota 9 estornada')).toBeVisible()
  await expect(page.getByText('Nota 9 aprovada')).toBeVisible()
  await expect(page.getByText('Há 40 moedas a acertar.')).toBeVisible()
})

test('every movement says why, and the figures stand under each other, with or without more to open', async ({
  as,
  given,
  world,
}) => {
  const camila = await given.member({ type: 'attendant' })
  await given.invoice({ member: camila, number: '1198', status: 'counted' })
  const support = world.api.as(await given.staff({ role: 'support' }))
  await support.call(adjustCoins, { id: camila.id, amount: 20, reason: 'Brinde em dobro' })
  const page = await as(camila, { language: 'es' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/extrato')
  await expect(page.getByText('“Brinde em dobro”')).toBeVisible()
  const edges = await Promise.all(
    ['+20', '+100'].map(async (figure) => {
      const box = await page.getByText(figure).first().boundingBox()
      return Math.round((box?.x ?? 0) + (box?.width ?? 0))
    }),
  )
  expect(new Set(edges).size).toBe(1)
})

test('a reversed invoice adds up: what it gave, what was taken back, nothing left', async ({
  as,
  given,
  world,
}) => {
  const camila = await given.member({ type: 'attendant' })
  const rows = [
    { product: await given.product({ title: 'Quintal' }), valueCents: 18_900 },
    { product: await given.product({ title: 'Serena' }), valueCents: 5100 },
  ]
  const { id } = await given.invoice({ member: camila, number: '1131', status: 'counted', rows })
  const rita = world.api.as(await given.staff())
  await rita.call(reverseInvoice, { id, version: 1, reason: 'shop_returned' })
  const page = await as(camila)
  await page.goto(`/documentos-enviados/${id}`)
  const slip = page.locator('dl').filter({ hasText: 'Total' })
  await expect(slip).toContainText('+189')
  await expect(slip).toContainText('+51')
  await expect(slip).toContainText('Estornada')
  await expect(slip).toContainText('−240')
  await expect(slip.locator('div').last()).toContainText('0')
  await expect(slip.locator('div').last()).not.toContainText('240')
})

test('an empty statement, and one that cannot be had, say so', async ({ as, given }) => {
  const page = await as(await given.member())
  await page.goto('/extrato')
  await expect(page.getByRole('heading', { name: 'Nenhum movimento ainda' })).toBeVisible()
  await page.goto('/extrato?ver=a-expirar')
  await expect(page.getByRole('heading', { name: 'Nada a vencer' })).toBeVisible()
  await page.route('**/api/statement**', (route) => route.abort())
  await page.goto('/extrato')
  await expect(page.getByText('Não deu para buscar o extrato.')).toBeVisible()
  await page.unroute('**/api/statement**')
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByRole('heading', { name: 'Nenhum movimento ainda' })).toBeVisible()
})
