import { expect, test } from './fixtures.ts'
import { givenProducts, now } from './invoice-setting.ts'

test.beforeEach(async ({ world }) => {
  await world.database.transaction((tx) =>
    tx.updateTable('challenge').set({ withdrawn_at: world.clock.now() }).execute(),
  )
})

test.afterEach(({ world }) => world.clock.set(now))

test('a challenge goes from home to its page, and from its start to its end', async ({
  as,
  given,
  world,
  expectAccessible,
}) => {
  const { quintal } = await givenProducts(world)
  const camila = await given.member({ type: 'attendant' })
  const page = await as(camila)
  await page.clock.setFixedTime(now)
  await page.goto('/home')
  const section = page.getByRole('region', { name: 'Desafios' })
  await expect(section.getByRole('heading', { name: 'Nenhum desafio agora' })).toBeVisible()

  const goal = { unit: 'units', target: 2, bonus: 300, products: [quintal] } as const
  const closes_at = Temporal.Instant.from('2026-11-23T00:00:00-03:00')
  const { id } = await given.challenge({ title: 'Venda dois sacos', goal, closes_at })
  const trip = await given.challenge({ title: 'A viagem dos sonhos' })
  const send = () =>
    given.invoice({ member: camila, status: 'counted', rows: [{ product: quintal, valueCents: 9000 }] })
  await send()
  await page.reload()
  const card = section.getByRole('article').filter({ hasText: 'Venda dois sacos' })
  await expect(card).toContainText('Termina dom., 22/11')
  await expect(card).toContainText('1 de 2 sacos')
  await expect(card).toContainText('+300')
  await expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Falta 1 saco')
  await expectAccessible(page)

  await card.scrollIntoViewIfNeeded()
  const bar = await card.getByText('1 de 2 sacos').boundingBox()
  await page.mouse.click(bar?.x ?? 0, (bar?.y ?? 0) - 14)
  await expect(page).toHaveURL(`/desafios/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Venda dois sacos')
  await expect(page.getByText('De 17/11/2026, 13:02 a 22/11/2026, 23:59')).toBeVisible()
  await expect(page.getByText('Faltam 5 dias')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Quintal Adulto 15 kg' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Enviar nota' })).toBeVisible()
  await expectAccessible(page)

  await send()
  await page.reload()
  await expect(page.getByText('Concluído em 17/11/2026: +300 moedas no seu saldo.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Início' }).click()
  await expect(card).toContainText('Concluído')
  await expect(section.getByRole('article')).toContainText(['A viagem dos sonhos', 'Venda dois sacos'])
  await page.goto(`/desafios/${trip.id}`)
  await expect(page.getByRole('main').getByRole('link', { name: 'Ver a loja' })).toBeVisible()
  const promoter = await as(await given.promoter())
  await promoter.goto('/home')
  await expect(promoter.getByRole('article').filter({ hasText: 'Venda dois sacos' })).not.toContainText(
    '+300',
  )

  const late = { ...goal, target: 9 }
  const missed = await given.challenge({ title: 'Venda nove', goal: late, closes_at })
  await send()
  world.clock.set('2026-11-24T12:00:00-03:00')
  await page.clock.setFixedTime('2026-11-24T12:00:00-03:00')
  await page.goto(`/desafios/${missed.id}`)
  await expect(page.getByText('A meta não foi alcançada a tempo.')).toBeVisible()
  await expect(page.getByText('Terminou em 22/11/2026')).toBeVisible()
})

test('a challenge that is not there, and challenges that cannot be had, say so', async ({ as, given }) => {
  const page = await as(await given.member())
  await page.goto('/desafios/0195f3a2-0000-7000-8000-000000000000')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este desafio não está disponível')
  await page.route('**/api/challenges', (route) => route.abort())
  await page.getByRole('link', { name: 'Ir para o início' }).click()
  await expect(page.getByText('Não deu para buscar os desafios.')).toBeVisible()
  await page.unroute('**/api/challenges')
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByRole('heading', { name: 'Nenhum desafio agora' })).toBeVisible()
})
