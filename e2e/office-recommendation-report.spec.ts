import { approveInvoice } from '#contract/invoices-office.ts'
import { expect, test } from './fixtures.ts'

test('an analyst sees how recommendations become purchases, and takes the figures along', async ({
  asStaff,
  given,
  world,
  expectAccessible,
}) => {
  const product = await given.product({ title: 'Funil Adulto 15 kg' })
  const vera = await given.member({ type: 'veterinarian', name: 'Vera Lima' })
  const ana = await given.member({ type: 'attendant', workplace: 'Casa do Bicho', hasAddress: true })
  const [{ code }] = [
    await given.lead({ member: vera, product }),
    await given.lead({ member: vera, product }),
  ]
  const rows = [{ product, valueCents: 10_000, recommendation: code }]
  const { id } = await given.invoice({ member: ana, rows })
  await world.api.as(await given.staff()).call(approveInvoice, { id, version: 1 })
  await world.database.pool.query(
    'update graphile_worker._private_jobs set run_at = now() where run_at > now()',
  )
  await world.runJobs()

  const page = await asStaff(await given.staff({ role: 'analyst' }))
  await page.clock.setFixedTime(world.clock.now().toString())
  await page.goto('/gestao/relatorios/recomendacoes')
  const funnel = page.getByRole('list', { name: 'De recomendação a compra' })
  await expect(funnel.getByRole('listitem')).toHaveText([
    '2Recomendadas',
    '0 · 0 %Abertas',
    '1 · 50 %Compradas',
    '0 · 0 %De novo',
  ])
  await expect(page.getByRole('row', { name: 'Vera Lima 2 0 1 0 50' })).toBeVisible()
  await expect(page.getByRole('row', { name: /^Casa do Bicho Goiânia/ })).toBeVisible()
  await expectAccessible(page)
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: /CSV/ }).first().click()
  expect((await file).suggestedFilename()).toMatch(/^recommenders-.*\.csv$/)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)
})
