import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { redeem } from '#contract/redemptions.ts'
import { setGoal } from '#contract/store.ts'
import type { World } from '#server/testing/world.ts'
import { expect, test } from './fixtures.ts'
import { now } from './invoice-setting.ts'

const opensAt = '2026-11-18T10:15:00-03:00'

test.beforeEach(async ({ world }) => {
  world.clock.set(now)
  await world.database.transaction((tx) =>
    tx.updateTable('prize').set({ withdrawn_at: world.clock.now() }).execute(),
  )
})

async function creditClosed({ database, clock }: World, { id }: { id: string }, coins: number) {
  await database.pool.query(
    `select credit_coins($1, $2, 'invoice_credit', $3, '{"number": "1198"}', $4, $5)`,
    [id, coins, randomUUID(), clock.now().toString(), opensAt],
  )
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Confirmação do resgate' })

test('coins that open tomorrow are seen today, count for the goal, and can be spent once they open', async ({
  as,
  given,
  world,
  expectAccessible,
}) => {
  const phones = await given.prize({ title: 'Fone sem fio', price: 1200 })
  await given.prize({ title: 'Caneta', price: 100 })
  const ana = await given.member({ type: 'attendant', hasAddress: true, coins: 250 })
  await creditClosed(world, ana, 1124)
  await world.api.as(ana).call(setGoal, { product_id: phones.id })
  const page = await as(ana)
  await page.clock.install({ time: now })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/home')
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sua meta está quase liberada')
  await expect(main.getByText('+1.124 moedas liberadas amanhã às 10h15')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Suas moedas liberam amanhã às 10h15' })).toBeVisible()
  await expectAccessible(page)

  await page.goto('/loja')
  const saving = page.getByRole('region', { name: 'Sua meta' }).getByRole('article')
  await expect(saving).toContainText('Fone sem fio')
  await expect(saving.getByRole('button', { name: 'Libera amanhã às 10h15' })).toBeDisabled()
  await expect(page.getByText(/Faltam/)).toHaveCount(0)
  await expectAccessible(page)
  await saving.getByRole('link').click()
  await expect(page.getByRole('button', { name: 'Suas moedas liberam amanhã às 10h15' })).toBeDisabled()
  await expectAccessible(page)

  await page.goto('/extrato')
  await expect(page.getByRole('navigation', { name: 'Ver' })).toContainText('250')
  await expect(main.getByText('+1.124 moedas liberadas amanhã às 10h15')).toBeVisible()
  const line = main.getByRole('listitem').filter({ hasText: 'Nota 1198 aprovada' })
  await expect(line).toContainText('Liberadas amanhã às 10h15')
  await expectAccessible(page)

  // The page stays open, and tells by itself that tomorrow has come and that they have opened.
  await page.clock.fastForward('10:00:00')
  await expect(line).toContainText('Liberadas hoje às 10h15')
  await expect(main.getByText('+1.124 moedas liberadas hoje às 10h15')).toBeVisible()
  world.clock.set(opensAt)
  await page.clock.fastForward('10:13:01')
  await expect(line).not.toContainText('Liberadas')
  await expect(page.getByRole('navigation', { name: 'Ver' })).toContainText('1.374')
  await expect(main.getByText('liberadas')).toHaveCount(0)
  await page.goto('/loja')
  await page.getByRole('button', { name: 'Resgatar Fone sem fio' }).click()
  await dialogOf(page).getByRole('button', { name: 'Resgatar' }).click()
  await expect(page.getByRole('heading', { name: 'Prêmio resgatado' })).toBeVisible()
})

test('who spent elsewhere what was open is told in the dialog when the rest opens', async ({
  as,
  given,
  world,
  expectAccessible,
}) => {
  const cup = await given.prize({ title: 'Copo', price: 300 })
  const ana = await given.member({ hasAddress: true, coins: 350 })
  const page = await as(ana)
  await page.clock.setFixedTime(now)
  await page.goto('/loja')
  await page.getByRole('button', { name: 'Resgatar Copo' }).click()
  await creditClosed(world, ana, 280)
  await world.api.as(ana).call(redeem, { product_id: cup.id })
  const dialog = dialogOf(page)
  await expect(dialog.getByText('Suas moedas liberam amanhã às 10h15.')).toBeVisible()
  await expect(dialog.getByText('Liberadas amanhã às 10h15', { exact: true })).toBeVisible()
  await expect(dialog.getByText(/Faltam/)).toHaveCount(0)
  await expect(dialog.getByRole('button', { name: 'Resgatar' })).toBeDisabled()
  await expectAccessible(page)
})

test('the team sees on the page of a member what opens, and when', async ({
  asStaff,
  given,
  world,
  expectAccessible,
}) => {
  const ana = await given.member({ coins: 250 })
  await creditClosed(world, ana, 1124)
  const page = await asStaff(await given.staff({ role: 'support' }))
  await page.goto(`/gestao/membros/${ana.id}`)
  const wallet = page.getByRole('region', { name: 'Disponíveis' })
  await expect(wallet).toContainText('250')
  await expect(wallet).toContainText('A liberar, 18/11/2026, 10:15')
  await expect(wallet).toContainText('1.124')
  await expect(page.getByRole('row', { name: /Nota 1198/ })).toContainText('Liberadas em 18/11/2026, 10:15')
  await expectAccessible(page)
})
