import { expect } from 'vitest'
import { approveInvoice } from '#contract/invoices-office.ts'
import * as reports from '#contract/reports.ts'
import { ledgerActs } from '#server/coins/test-acts.ts'
import { takeEffect } from '#server/invoices/test-acts.ts'
import { test } from '#server/testing/test.ts'

/** One world: each test has a month of its own, and what is told as of now is told before the others add to it. */
const month = (number: string) => ({ from: `2026-${number}-01`, to: `2026-${number}-28` })
const on = (number: string) => `2026-${number}-05T10:00:00-03:00`

test('a promoter is no member, signs nobody up by being there, and waits for no verification', async ({
  api,
  given,
  database,
  clock,
}) => {
  clock.set(on('03'))
  const paula = await given.promoter({ name: 'Paula' })
  await given.member({ promoter: paula })
  await given.member({ promoter: paula, level: 2 })
  await given.member({ level: 1 })
  const refused = await given.member({ level: 2 })
  await database.pool.query(`update member set verification_refusal = 'Não achamos' where id = $1`, [
    refused.id,
  ])
  await database.pool.query(
    `insert into member (name, email, profile_type, level, password_hash, created_at, invited_at)
    values ('Ivo', 'ivo@test.example', 'breeder', 3, '', $1, $1)`,
    [clock.now().toString()],
  )
  const analyst = api.as(await given.staff({ role: 'analyst' }))
  const report = await analyst.call(reports.memberReport, month('03'))
  expect(report).toMatchObject({ total: 4, promoters: 1, invited: 1, refused: 1, active: 4 })
  expect(report.levels).toEqual([
    { level: 1, count: 1 },
    { level: 2, count: 1 },
    { level: 3, count: 1 },
  ])
  expect(report.profiles.map(({ count }) => count).reduce((sum, count) => sum + count)).toBe(4)
  const bySignUp = report.weeks.reduce((sum, { sign_ups }) => sum + sign_ups, 0)
  const promoters = await analyst.call(reports.promoterReport, month('03'))
  const byPromoter = promoters.reduce((sum, { sign_ups }) => sum + sign_ups, 0)
  expect([bySignUp, byPromoter]).toEqual([4, 4])
  expect(promoters).toMatchObject([
    { name: 'Paula', sign_ups: 2, verified: 1 },
    { name: null, sign_ups: 2, verified: 0 },
  ])
  expect(await analyst.call(reports.dashboard, {})).toMatchObject({
    members: { total: 4, active: 4 },
    verification: { waiting: 1 },
  })
})

test('what members have and what members owe are two figures, from opening to closing', async ({
  api,
  given,
  database,
  clock,
}) => {
  const acts = ledgerActs(database, clock)
  const [ana, bia] = [await given.member(), await given.member()]
  clock.set('2026-04-20T10:00:00-03:00')
  await acts.credit(bia, 100)
  const wrong = await acts.credit(ana, 182)
  await acts.spend(ana, 182)
  clock.set('2026-05-05T10:00:00-03:00')
  await acts.reverse(wrong.invoiceId)
  clock.set('2026-06-05T10:00:00-03:00')
  await acts.credit(ana, 50)
  const analyst = api.as(await given.staff({ role: 'analyst' }))
  expect(await analyst.call(reports.coinReport, month('05'))).toMatchObject({
    opening: 100,
    opening_debt: 0,
    reversed: -182,
    closing: 100,
    closing_debt: 182,
    outstanding: 100,
    debt: 132,
  })
  const june = await analyst.call(reports.coinReport, month('06'))
  expect(june).toMatchObject({ opening: 100, opening_debt: 182, issued: 50, closing: 100, closing_debt: 132 })
  expect(await analyst.call(reports.dashboard, {})).toMatchObject({ coins: { outstanding: 100, debt: 132 } })
  const file = await analyst.call(reports.reportFile, { report: 'coins', ...month('05') })
  expect(file.trim().split('\r\n').at(-1)).toBe('2026-05-25;0;0;0;100;182')
})

test('ten bags of a photographed invoice are ten bags, also where the product was not recognised on it', async ({
  world,
  api,
  given,
  clock,
}) => {
  clock.set(on('07'))
  const food = await given.product({ title: 'Quintal Adulto 15 kg' })
  const paper = { name: 'RAC QUINT AD 15', ean: null, code: null, value_cents: 149_900, quantity: 10 }
  const { id } = await given.invoice({
    member: await given.member(),
    rows: [{ product: food, valueCents: 149_900 }],
    reading: { source: 'ocr', rows: [{ ...paper, product_id: null }] },
  })
  await api.as(await given.staff({ role: 'reviewer' })).call(approveInvoice, { id, version: 1 })
  await takeEffect(world)
  const analyst = api.as(await given.staff({ role: 'analyst' }))
  expect(await analyst.call(reports.goodsReport, month('07'))).toMatchObject({
    products: [{ id: food.id, units: 10, invoices: 1, members: 1, cents: 149_900 }],
  })
})

test('an invoice belongs to the distributor that issued it, whichever its member chose', async ({
  api,
  given,
  database,
  clock,
}) => {
  clock.set(on('08'))
  const north = await given.distributor({ title: 'Norte', cnpjs: ['11222333000181'] })
  const south = await given.distributor({ title: 'Sul', cnpjs: ['22333444000181'] })
  const ana = await given.member()
  await database.pool.query('update member set distributor_id = $1 where id = $2', [south.id, ana.id])
  const rows = [{ product: await given.product(), valueCents: 10_000 }]
  const issuer = (id: string) => ({ reading: { issuer: { id, name: null } } })
  const counted = { member: ana, status: 'counted', rows } as const
  await given.invoice({ ...counted, ...issuer('11222333000181') })
  // Another shop of the same company, and a photograph of which nothing but the typed key is known.
  await given.invoice({ ...counted, ...issuer('11222333000262') })
  await given.invoice({ ...counted, accessKey: `352611${'11222333000181'}550010000012341000012340` })
  await given.invoice({ ...counted, ...issuer('99888777000100') })
  await given.invoice(counted)
  const analyst = api.as(await given.staff({ role: 'analyst' }))
  const { distributors } = await analyst.call(reports.goodsReport, month('08'))
  expect(distributors).toEqual([
    { id: north.id, title: 'Norte', invoices: 3, members: 1, cents: 30_000 },
    { id: null, title: null, invoices: 2, members: 1, cents: 20_000 },
  ])
})

test('a distributor that is known later has its earlier invoices too', async ({ api, given, clock }) => {
  clock.set(on('09'))
  const issuer = { id: '33444555000181', name: null }
  await given.invoice({ member: await given.member(), status: 'counted', reading: { issuer } })
  const analyst = api.as(await given.staff({ role: 'analyst' }))
  const before = await analyst.call(reports.goodsReport, month('09'))
  expect(before.distributors).toMatchObject([{ id: null, invoices: 1 }])
  const east = await given.distributor({ title: 'Leste', cnpjs: ['33444555000181'] })
  const after = await analyst.call(reports.goodsReport, month('09'))
  expect(after.distributors).toMatchObject([{ id: east.id, invoices: 1, members: 1 }])
})
