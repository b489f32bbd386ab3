import { expect } from 'vitest'
import { approveInvoice, claimInvoice, rejectInvoice, reverseInvoice } from '#contract/invoices-office.ts'
import { deleteAccount } from '#contract/members.ts'
import { redeem } from '#contract/redemptions.ts'
import { deliverRedemption, prepareRedemption, shipRedemption } from '#contract/redemptions-office.ts'
import * as reports from '#contract/reports.ts'
import { ledgerActs } from '#server/coins/test-acts.ts'
import { takeEffect } from '#server/invoices/test-acts.ts'
import { test } from '#server/testing/test.ts'

test('the coins of a period equal sums made by hand, and opening to closing adds up', async ({
  api,
  given,
  database,
  clock,
}) => {
  const acts = ledgerActs(database, clock)
  const [ana, bia, gone] = [await given.member(), await given.member(), await given.member()]
  const at = (time: string) => clock.set(`${time}-03:00`)
  at('2026-01-31T23:59:59')
  await acts.credit(ana, 500)
  at('2026-02-01T00:00:00')
  const wrong = await acts.credit(bia, 300)
  await acts.bonus(bia, 50)
  await acts.adjust(ana, 40)
  await acts.credit(gone, 70)
  at('2026-02-10T12:00:00')
  const kept = await acts.spend(ana, 120)
  const returned = await acts.spend(ana, 30)
  await acts.refund(returned)
  await acts.reverse(wrong.invoiceId)
  await acts.writeOff(gone)
  at('2026-02-28T23:59:59')
  await acts.spend(ana, 10)
  at('2026-03-01T00:00:00')
  await acts.refund(kept)
  await acts.credit(bia, 1000)
  const analyst = api.as(await given.staff({ role: 'analyst' }))
  const report = await analyst.call(reports.coinReport, { from: '2026-02-01', to: '2026-02-28' })
  expect(report).toMatchObject({
    opening: 500,
    issued: 300 + 50 + 70,
    reversed: -300,
    adjusted: 40,
    spent: -(120 + 30 + 10),
    refunded: 30,
    expired: 0,
    written_off: -70,
    imported: 0,
    closing: 500 + 420 - 300 + 40 - 160 + 30 - 70,
    outstanding: 460 + 120 + 1000,
    worth_thousandths: 25,
  })
  expect(report.weeks.map(({ week }) => week)).toEqual([
    '2026-01-26',
    '2026-02-02',
    '2026-02-09',
    '2026-02-16',
    '2026-02-23',
  ])
  expect(report.weeks.reduce((sum, { issued }) => sum + issued, 0)).toBe(420 - 300)
  expect(report.weeks.reduce((sum, { spent }) => sum + spent, 0)).toBe(160 - 30)
})

test('decisions are counted by business days, and a promise kept is one kept on its last day', async ({
  api,
  given,
  database,
  clock,
  runJobs,
}) => {
  const ana = await given.member()
  clock.set('2026-11-09T10:00:00-03:00')
  const invoices = [
    await given.invoice({ member: ana }),
    await given.invoice({ member: ana, dueOn: '2026-11-10' }),
    await given.invoice({ member: ana }),
  ]
  const rita = await given.staff({ role: 'reviewer', name: 'Rita' })
  const decide = async (id: string | undefined, how: 'approve' | 'reject') => {
    const office = api.as(rita)
    const { version } = await office.call(claimInvoice, { id: id ?? '' })
    if (how === 'approve') await office.call(approveInvoice, { id: id ?? '', version })
    else await office.call(rejectInvoice, { id: id ?? '', version, reason: 'other' })
    await takeEffect({ database, clock, runJobs })
  }
  await decide(invoices[0]?.id, 'approve')
  clock.set('2026-11-11T10:00:00-03:00')
  await decide(invoices[1]?.id, 'reject')
  clock.set('2026-11-16T23:59:00-03:00')
  await decide(invoices[2]?.id, 'approve')
  const analyst = api.as(await given.staff({ role: 'analyst' }))
  const period = { from: '2026-11-01', to: '2026-11-30' }
  const report = await analyst.call(reports.invoiceReport, period)
  expect(report.states).toEqual({
    received: 0,
    counted: 2,
    rejected: 1,
    incomplete: 0,
    reversed: 0,
    erased: 0,
  })
  expect(report).toMatchObject({ decided: 3, within: 2, median_days: 2 })
  expect(report.days.filter(({ count }) => count > 0)).toEqual([
    { days: 0, count: 1 },
    { days: 2, count: 1 },
    { days: 5, count: 1 },
  ])
  expect(report.weeks.find(({ week }) => week === '2026-11-09')).toEqual({
    week: '2026-11-09',
    sent: 3,
    decided: 2,
    within: 1,
    at_once: 0,
  })
  expect(await analyst.call(reports.reviewerReport, period)).toMatchObject([
    { name: 'Rita', decisions: 3, approved: 2, rejected: 1, photos: 0, undone: 0, per_hour: 1 },
  ])
})

test('products and distributors sum what still counts of credited invoices', async ({
  api,
  given,
  clock,
}) => {
  await given.distributor({ title: 'Norte', cnpjs: ['11222333000181'] })
  await given.distributor({ title: 'Sul', cnpjs: ['22333444000181'] })
  const issuedBy = (id: string) => ({ issuer: { id, name: null } })
  const [north, south] = [issuedBy('11222333000181'), issuedBy('22333444000262')]
  const [ana, bia] = [await given.member(), await given.member()]
  const [cat, dog] = [await given.product({ title: 'Gato' }), await given.product({ title: 'Cão' })]
  clock.set('2026-11-05T10:00:00-03:00')
  await given.invoice({
    member: ana,
    status: 'counted',
    reading: north,
    rows: [
      { product: cat, valueCents: 1999 },
      { product: dog, valueCents: 5001 },
    ],
  })
  const reading = south
  await given.invoice({
    member: bia,
    status: 'counted',
    reading,
    rows: [{ product: cat, valueCents: 3000 }],
  })
  await given.invoice({
    member: bia,
    status: 'reversed',
    reading,
    rows: [{ product: cat, valueCents: 9000 }],
  })
  await given.invoice({ member: bia, rows: [{ product: cat, valueCents: 9000 }] })
  const analyst = api.as(await given.staff({ role: 'analyst' }))
  const goods = await analyst.call(reports.goodsReport, { from: '2026-11-05', to: '2026-11-05' })
  expect(
    goods.products.map(({ title, invoices, cents, units }) => ({ title, invoices, cents, units })),
  ).toEqual([
    { title: 'Cão', invoices: 1, cents: 5001, units: 1 },
    { title: 'Gato', invoices: 2, cents: 4999, units: 2 },
  ])
  expect(goods.distributors.map(({ title, cents, members }) => ({ title, cents, members }))).toEqual([
    { title: 'Norte', cents: 7000, members: 1 },
    { title: 'Sul', cents: 3000, members: 1 },
  ])
})

test('redemptions say what was redeemed and how long it took to arrive', async ({ api, given, clock }) => {
  clock.set('2026-11-03T10:00:00-03:00')
  const mug = await given.prize({ title: 'Caneca', price: 10 })
  const ana = await given.member({ coins: 100, hasAddress: true })
  const { id } = await api.as(ana).call(redeem, { product_id: mug.id })
  await api.as(ana).call(redeem, { product_id: mug.id })
  const support = api.as(await given.staff({ role: 'support' }))
  clock.set('2026-11-09T10:00:00-03:00')
  const prepared = await support.call(prepareRedemption, { id, version: 1 })
  const shipped = await support.call(shipRedemption, { id, version: prepared.version, carrier: 'Correios' })
  await support.call(deliverRedemption, { id, version: shipped.version })
  clock.set('2026-12-20T10:00:00-03:00')
  const analyst = api.as(await given.staff({ role: 'analyst' }))
  expect(
    await analyst.call(reports.redemptionReport, { from: '2026-11-01', to: '2026-11-30' }),
  ).toMatchObject({
    prizes: [{ title: 'Caneca', count: 2, coins: 20, cancelled: 0 }],
    delivered: 1,
    within: 1,
    late: 1,
    median_days: 4,
  })
})

test('a period is at most 400 days and never runs backwards', async ({ api, given }) => {
  const analyst = api.as(await given.staff({ role: 'analyst' }))
  for (const period of [
    { from: '2026-11-02', to: '2026-11-01' },
    { from: '2025-01-01', to: '2026-12-31' },
  ])
    expect(await analyst.try(reports.memberReport, period)).toMatchObject({ status: 422 })
})

test('recommendations are counted from sent to bought again, by who, what and where', async ({
  world,
  api,
  given,
  clock,
}) => {
  clock.set('2026-05-04T12:00:00-03:00')
  const reviewer = api.as(await given.staff({ role: 'reviewer' }))
  const analyst = api.as(await given.staff({ role: 'analyst' }))
  const vera = await given.member({ type: 'veterinarian', name: 'Vera Lima' })
  const bia = await given.member({ type: 'breeder', name: 'Bia Reis' })
  const ana = await given.member({ type: 'attendant', hasAddress: true })
  const food = await given.product({ title: 'Funil Adulto 15 kg' })
  const other = await given.product({ title: 'Funil Filhotes 15 kg' })
  const [often, opened, returned] = [
    await given.lead({ member: vera, product: food }),
    await given.lead({ member: vera, product: food }),
    await given.lead({ member: bia, product: other }),
  ]
  await given.prescription({ member: vera, product: other })
  for (const { code } of [often, opened])
    await world.database.pool.query('update recommendation set opened_at = $2 where code = $1', [
      code,
      clock.now().toString(),
    ])
  const sell = async (code: string, product: typeof food) => {
    const rows = [{ product, valueCents: 10_000, recommendation: code }]
    const { id } = await given.invoice({ member: ana, rows })
    await reviewer.call(approveInvoice, { id, version: 1 })
    await takeEffect(world)
    return id
  }
  await sell(often.code, food)
  await sell(often.code, food)
  const undone = await sell(returned.code, other)
  await reviewer.call(reverseInvoice, { id: undone, version: 3, reason: 'shop_returned' })
  const day = { from: '2026-05-04', to: '2026-05-04' }
  const report = await analyst.call(reports.recommendationReport, day)
  const funnelOf = { recommended: 4, opened: 2, bought: 1, again: 1, coins: 100 }
  expect(report).toMatchObject(funnelOf)
  expect(report.professionals).toEqual([
    {
      id: vera.id,
      name: 'Vera Lima',
      profile_type: 'veterinarian',
      recommended: 3,
      opened: 2,
      bought: 1,
      again: 1,
      coins: 100,
    },
    {
      id: bia.id,
      name: 'Bia Reis',
      profile_type: 'breeder',
      recommended: 1,
      opened: 0,
      bought: 0,
      again: 0,
      coins: 0,
    },
  ])
  expect(report.products.map(({ title, recommended, bought }) => [title, recommended, bought])).toEqual([
    ['Funil Adulto 15 kg', 2, 1],
    ['Funil Filhotes 15 kg', 2, 0],
  ])
  expect(report.shops).toEqual([
    expect.objectContaining({ purchases: 2, codes: 1, professionals: 1, coins: 40, city: 'Goiânia' }),
  ])
  const file = await analyst.call(reports.reportFile, { report: 'recommenders', ...day })
  expect(file).toContain('Vera Lima;Veterinário;3;2;1;1;100')
  const shops = await analyst.call(reports.reportFile, { report: 'recommended_shops', ...day })
  expect(shops).toContain('Goiânia')
  const products = await analyst.call(reports.reportFile, { report: 'recommended_products', ...day })
  expect(products).toContain('Funil Adulto 15 kg;Quintal;2;2;1;1;100')
})

test('a shop is counted once whoever sends its invoices, under its name of today, and without it once they leave', async ({
  world,
  api,
  given,
  clock,
}) => {
  clock.set('2026-05-05T12:00:00-03:00')
  const reviewer = api.as(await given.staff({ role: 'reviewer' }))
  const analyst = api.as(await given.staff({ role: 'analyst' }))
  const vera = await given.member({ type: 'veterinarian' })
  const food = await given.product()
  const [ana, bia] = [
    await given.member({ type: 'attendant', workplace: 'Agro Sol', hasAddress: true }),
    await given.member({ type: 'attendant', workplace: 'Agro Sol', hasAddress: true }),
  ]
  for (const member of [ana, bia]) {
    const { code } = await given.lead({ member: vera, product: food })
    const rows = [{ product: food, valueCents: 10_000, recommendation: code }]
    const { id } = await given.invoice({ member, rows })
    await reviewer.call(approveInvoice, { id, version: 1 })
    await takeEffect(world)
  }
  const day = { from: '2026-05-05', to: '2026-05-05' }
  const shops = async () =>
    (await analyst.call(reports.recommendationReport, day)).shops.map(({ name, purchases }) => [
      name,
      purchases,
    ])
  expect(await shops()).toEqual([['Agro Sol', 2]])
  const rename = 'update member set profile_name = $2 where id = $1'
  await world.database.pool.query(rename, [ana.id, 'Agro Lua'])
  expect(await shops()).toEqual([
    ['Agro Lua', 1],
    ['Agro Sol', 1],
  ])
  await world.database.pool.query(rename, [bia.id, 'Agro Lua'])
  expect(await shops()).toEqual([['Agro Lua', 2]])
  await api.as(bia).call(deleteAccount)
  expect(await shops()).toEqual([
    ['Agro Lua', 1],
    [null, 1],
  ])
})
