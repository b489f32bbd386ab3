import { expect } from 'vitest'
import { statement } from '#contract/coins.ts'
import { approveInvoice, officeInvoice, reverseInvoice } from '#contract/invoices-office.ts'
import { listLeads } from '#contract/leads.ts'
import { listNotifications } from '#contract/notifications.ts'
import { readRanking } from '#contract/ranking.ts'
import { redeem } from '#contract/redemptions.ts'
import { changeSettings, readSettings, type Settings } from '#contract/settings.ts'
import { auditAllBooks, takeEffect } from '#server/invoices/test-acts.ts'
import type { createApi } from '#server/testing/api.ts'
import { test as base } from '#server/testing/test.ts'

const test = base
  .extend('rita', async ({ given, api }) => api.as(await given.staff()))
  .extend('vera', async ({ given }) => given.member({ type: 'veterinarian', hasAddress: true }))
  .extend('ana', async ({ given }) => given.member({ type: 'attendant' }))
  .extend('food', async ({ given }) =>
    given.product({ title: 'Quintal Adulto 15 kg', food: { bag_grams: 15_000 } }),
  )

test.afterEach(async ({ world }) =>
  expect(await auditAllBooks(world.database, world.clock.now())).toEqual([]),
)

test('a code on a counted invoice pays half to who recommended and twenty to who joined the two', async ({
  world,
  api,
  given,
  rita,
  vera,
  ana,
  food,
}) => {
  const { code } = await given.lead({ member: vera, product: food })
  const rows = [{ product: food, valueCents: 42_500, recommendation: code }]
  const { id, number } = await given.invoice({ member: ana, rows })
  const { version } = await rita.call(approveInvoice, { id, version: 1 })
  expect((await api.as(vera).call(statement, {})).items).toEqual([])
  await takeEffect(world)
  const [line] = (await api.as(vera).call(statement, {})).items
  expect(line).toMatchObject({
    kind: 'recommendation_credit',
    amount: 212,
    balance: 212,
    title: 'Quintal Adulto 15 kg',
    // The invoice is somebody else's.
    invoice_id: null,
    number: null,
    trace: [{ title: 'Quintal Adulto 15 kg', of_coins: 425, share_thousandths: 500, coins: 212 }],
  })
  const [joined, credit] = (await api.as(ana).call(statement, {})).items
  expect(joined).toMatchObject({ kind: 'joining_credit', amount: 20, balance: 445, number, invoice_id: id })
  expect(credit).toMatchObject({ kind: 'invoice_credit', amount: 425 })
  const told = await api.as(vera).call(listNotifications)
  expect(told.map(({ kind, title }) => [kind, title])).toEqual([
    ['recommendation_sold', 'Sua recomendação virou compra: +212 moedas. Quintal Adulto 15 kg.'],
  ])
  const { me } = await api.as(vera).call(readRanking, {})
  expect(me).toMatchObject({ coins: 212 })
  await rita.call(reverseInvoice, { id, version: version + 1, reason: 'shop_returned' })
  for (const member of [vera, ana])
    expect((await api.as(member).call(statement, {})).items[0]).toMatchObject({ balance: 0, debt: 0 })
  const kinds = (await api.as(ana).call(statement, {})).items.map(({ kind }) => kind)
  expect(kinds).toEqual(['joining_reversal', 'invoice_reversal', 'joining_credit', 'invoice_credit'])
  expect((await api.as(vera).call(listNotifications))[0]).toMatchObject({ kind: 'recommendation_reversed' })
})

test('any bag of the same food counts, several rows are one purchase, and other food is left out', async ({
  world,
  api,
  given,
  rita,
  vera,
  ana,
  food,
}) => {
  const small = await given.product({ title: 'Quintal Adulto 3,5 kg', food: { bag_grams: 3500 } })
  const puppy = await given.product({ title: 'Quintal Filhotes 15 kg' })
  const { recommendation } = await given.prescription({ member: vera, product: food })
  const rows = [food, small, puppy].map((product) => ({ product, valueCents: 10_100, recommendation }))
  const { id } = await given.invoice({ member: ana, rows })
  await rita.call(approveInvoice, { id, version: 1 })
  await takeEffect(world)
  const { items } = await api.as(vera).call(statement, {})
  expect(items.map(({ amount }) => amount)).toEqual([101])
  const joined = (await api.as(ana).call(statement, {})).items.filter(({ kind }) => kind === 'joining_credit')
  expect(joined.map(({ amount }) => amount)).toEqual([20])
})

test('the reviewer sees what does not fit beside its row, and can count the row without its code', async ({
  world,
  api,
  given,
  rita,
  vera,
  ana,
  food,
}) => {
  const { code } = await given.lead({ member: vera, product: food })
  const other = await given.product({ title: 'Trilheiro Adulto 15 kg' })
  const rows = [
    { product: food, valueCents: 10_000, recommendation: code },
    { product: other, valueCents: 10_000, recommendation: code },
    { product: food, valueCents: 10_000 },
  ]
  const { id } = await given.invoice({ member: ana, rows, reading: { issued_on: today(world.clock.now()) } })
  const invoice = await rita.call(officeInvoice, { id })
  expect(invoice.rows.map(({ recommendation }) => recommendation?.fault)).toEqual([
    null,
    'other_product',
    undefined,
  ])
  expect(invoice.rows[0]?.recommendation).toMatchObject({
    code,
    product: 'Quintal Adulto 15 kg',
    recommender: { id: vera.id },
    findings: ['not_opened'],
  })
  expect(invoice.approval.recommendations).toEqual([
    { code, recommender: expect.any(String), coins: 50, joining_coins: 20 },
  ])
  const counted = invoice.rows.map((row) => ({
    id: row.id,
    counted_cents: row.value_cents,
    drops_recommendation: true,
  }))
  await rita.call(approveInvoice, { id, version: 1, rows: counted })
  await takeEffect(world)
  expect((await api.as(vera).call(statement, {})).items).toEqual([])
  expect((await api.as(ana).call(statement, {})).items.map(({ amount }) => amount)).toEqual([300])
})

test('with part of the value half of that part is paid, and nothing where nothing of the row counts', async ({
  world,
  api,
  given,
  rita,
  vera,
  ana,
  food,
}) => {
  const { code } = await given.lead({ member: vera, product: food })
  const other = await given.product({ title: 'Trilheiro Adulto 15 kg' })
  for (const cents of [5_000, 0]) {
    const rows = [
      { product: food, valueCents: 10_000, recommendation: code },
      { product: other, valueCents: 1_000 },
    ]
    const { id } = await given.invoice({ member: ana, rows })
    const { rows: shown } = await rita.call(officeInvoice, { id })
    const counted = shown.map((row, index) => ({ id: row.id, counted_cents: index === 0 ? cents : 1_000 }))
    await rita.call(approveInvoice, { id, version: 1, rows: counted })
  }
  await takeEffect(world)
  expect((await api.as(vera).call(statement, {})).items.map(({ amount }) => amount)).toEqual([25])
})

test.for([
  ['bought on the day before it was made', { issued_on: '2026-01-01' }],
  ['bought after its last day', { issued_on: '2029-01-01' }],
] as const)('%s it pays nobody', async ([, reading], { world, api, given, rita, vera, ana, food }) => {
  const { code } = await given.lead({ member: vera, product: food })
  const rows = [{ product: food, valueCents: 10_000, recommendation: code }]
  const { id } = await given.invoice({ member: ana, rows, reading })
  await rita.call(approveInvoice, { id, version: 1 })
  await takeEffect(world)
  expect((await api.as(vera).call(statement, {})).items).toEqual([])
  expect((await api.as(ana).call(statement, {})).items.map(({ amount }) => amount)).toEqual([100])
})

test('the code of somebody who was blocked pays nobody, and after the block it does again', async ({
  world,
  api,
  given,
  rita,
  vera,
  ana,
  food,
}) => {
  const { code } = await given.lead({ member: vera, product: food })
  const pool = world.database.pool
  for (const level of [1, 3]) {
    const before = level === 1 ? 3 : null
    const setLevel = 'update member set level = $2, level_before_block = $3 where id = $1'
    await pool.query(setLevel, [vera.id, level, before])
    const rows = [{ product: food, valueCents: 10_000, recommendation: code }]
    const { id } = await given.invoice({ member: ana, rows })
    await rita.call(approveInvoice, { id, version: 1 })
    await takeEffect(world)
  }
  expect((await api.as(vera).call(statement, {})).items.map(({ amount }) => amount)).toEqual([50])
})

test('a purchase tells the lead how it ended and when the bag runs out', async ({
  world,
  api,
  given,
  rita,
  vera,
  ana,
  food,
}) => {
  const { code } = await given.lead({ member: vera, product: food })
  const rows = [{ product: food, valueCents: 10_000, recommendation: code }]
  const { id } = await given.invoice({ member: ana, rows })
  await rita.call(approveInvoice, { id, version: 1 })
  await takeEffect(world)
  const [lead] = (await api.as(vera).call(listLeads, {})).items
  const runsOut = Temporal.PlainDate.from(today(world.clock.now())).add({ days: 75 })
  expect(lead).toMatchObject({ code, status: 'bought', bag_grams: 15_000, remind_on: runsOut.toString() })
})

test('the month’s limit cuts the last purchase and is shared by recommending and joining', async ({
  world,
  api,
  given,
  rita,
  vera,
  ana,
  food,
}) => {
  const change = settingsOf(api.as(await given.staff({ role: 'admin' })))
  await change({ recommendation_month_coins: 70 })
  for (const valueCents of [10_000, 10_000, 10_000]) {
    const { code } = await given.lead({ member: vera, product: food })
    const { id } = await given.invoice({
      member: ana,
      rows: [{ product: food, valueCents, recommendation: code }],
    })
    await rita.call(approveInvoice, { id, version: 1 })
    await takeEffect(world)
  }
  const amounts = async (member: { token: string }, kind: string) =>
    (await api.as(member).call(statement, {})).items.filter((line) => line.kind === kind)
  expect((await amounts(vera, 'recommendation_credit')).map(({ amount }) => amount)).toEqual([20, 50])
  expect((await amounts(vera, 'recommendation_credit'))[0]?.trace).toMatchObject([{ is_capped: true }])
  expect((await amounts(ana, 'joining_credit')).map(({ amount }) => amount)).toEqual([20, 20, 20])
  const [told] = await api.as(vera).call(listNotifications)
  expect(told?.title).toContain('O limite de moedas do mês já foi alcançado.')
  // The team grants more: what comes next is paid again.
  await change({ recommendation_month_coins: 100 })
  const { code } = await given.lead({ member: vera, product: food })
  const { id } = await given.invoice({
    member: ana,
    rows: [{ product: food, valueCents: 10_000, recommendation: code }],
  })
  await rita.call(approveInvoice, { id, version: 1 })
  await takeEffect(world)
  expect((await amounts(vera, 'recommendation_credit'))[0]?.amount).toBe(30)
})

test('where the share is no whole coin, the purchase is told without a figure and without a limit', async ({
  world,
  api,
  given,
  rita,
  vera,
  ana,
  food,
}) => {
  const { code } = await given.lead({ member: vera, product: food })
  const rows = [{ product: food, valueCents: 100, recommendation: code }]
  const { id } = await given.invoice({ member: ana, rows })
  await rita.call(approveInvoice, { id, version: 1 })
  await takeEffect(world)
  const told = await api.as(vera).call(listNotifications)
  expect(told.map(({ title }) => title)).toEqual(['Sua recomendação virou compra: Quintal Adulto 15 kg.'])
  expect((await api.as(vera).call(statement, {})).items).toEqual([])
})

test('coins that were spent before the invoice was reversed are owed, by each for their own part', async ({
  world,
  api,
  given,
  rita,
  vera,
  ana,
  food,
}) => {
  const { code } = await given.lead({ member: vera, product: food })
  const rows = [{ product: food, valueCents: 10_000, recommendation: code }]
  const { id } = await given.invoice({ member: ana, rows })
  const { version } = await rita.call(approveInvoice, { id, version: 1 })
  await takeEffect(world)
  const { id: prizeId } = await given.prize({ price: 50 })
  await api.as(vera).call(redeem, { product_id: prizeId })
  await rita.call(reverseInvoice, { id, version: version + 1, reason: 'shop_returned' })
  expect((await api.as(vera).call(statement, {})).items[0]).toMatchObject({
    kind: 'recommendation_reversal',
    balance: 0,
    debt: 50,
  })
})

function settingsOf(admin: ReturnType<typeof createApi>) {
  return async (changes: Partial<Settings>) => {
    const { version } = await admin.call(readSettings)
    await admin.call(changeSettings, { version, ...changes })
  }
}

function today(now: Temporal.Instant): string {
  return now.toZonedDateTimeISO('America/Sao_Paulo').toPlainDate().toString()
}

test('beside a decided row stands what was decided, whatever became of its code', async ({
  world,
  given,
  rita,
  vera,
  ana,
  food,
}) => {
  const { code } = await given.lead({ member: vera, product: food })
  const rows = [{ product: food, valueCents: 10_000, recommendation: code }]
  const [paid, dropped] = [
    await given.invoice({ member: ana, rows }),
    await given.invoice({ member: ana, rows }),
  ]
  await rita.call(approveInvoice, { id: paid.id, version: 1 })
  const seen = await rita.call(officeInvoice, { id: dropped.id })
  const counted = seen.rows.map(({ id }) => ({ id, counted_cents: 10_000, drops_recommendation: true }))
  await rita.call(approveInvoice, { id: dropped.id, version: 1, rows: counted })
  await takeEffect(world)
  const { pool } = world.database
  await pool.query('update recommendation set most_purchases = 1 where code = $1', [code])
  await pool.query('update member set level = 1, level_before_block = 3 where id = $1', [vera.id])
  const codeOf = async (id: string) => (await rita.call(officeInvoice, { id })).rows[0]?.recommendation
  expect(await codeOf(paid.id)).toMatchObject({ fault: null, pair_purchases: 0 })
  await pool.query('update member set level = 3, level_before_block = null where id = $1', [vera.id])
  await pool.query('update recommendation set most_purchases = 6 where code = $1', [code])
  expect(await codeOf(dropped.id)).toMatchObject({ fault: 'dropped' })
})

test('what speaks against a code is told beside its row', async ({
  world,
  given,
  rita,
  vera,
  ana,
  food,
  api,
}) => {
  const change = settingsOf(api.as(await given.staff({ role: 'admin' })))
  await change({ recommendation_pair_purchases: 2 })
  const day = { reading: { issued_on: today(world.clock.now()) } }
  const leads = await Promise.all(
    Array.from({ length: 6 }, () => given.lead({ member: vera, product: food })),
  )
  const [first, second] = leads
  if (!first || !second) throw new Error('leads were wanted')
  const open = 'update recommendation set opened_at = $1 where code = any ($2)'
  const codes = leads.map(({ code }) => code)
  await world.database.pool.query(open, [world.clock.now().toString(), codes])
  const codeOf = async (recommendation: string, facts: object = day) => {
    const rows = [{ product: food, valueCents: 10_000, recommendation }]
    const { id } = await given.invoice({ member: ana, rows, ...facts })
    const { rows: shown } = await rita.call(officeInvoice, { id })
    return { id, ...shown[0]?.recommendation }
  }
  const calm = await codeOf(first.code)
  expect(calm).toMatchObject({ fault: null, findings: [], pair_purchases: 0, same_device: 0 })
  expect(await codeOf(first.code, {})).toMatchObject({ findings: ['no_day'] })
  const opened = 'insert into recommendation_opening select unnest($1::text[]), $2, $3'
  await world.database.pool.query(opened, [codes, Buffer.from('one phone'), world.clock.now().toString()])
  expect(await codeOf(first.code)).toMatchObject({ findings: ['one_device'], same_device: 5 })
  await world.database.pool.query('delete from recommendation_opening')
  for (const id of [calm.id, (await codeOf(second.code)).id])
    await rita.call(approveInvoice, { id, version: 1 })
  await takeEffect(world)
  expect(await codeOf(first.code)).toMatchObject({ findings: ['pair_often'], pair_purchases: 2 })
  const other = await given.member({ type: 'attendant' })
  const rows = [{ product: food, valueCents: 10_000, recommendation: first.code }]
  const { id } = await given.invoice({ member: other, rows, ...day })
  expect((await rita.call(officeInvoice, { id })).rows[0]?.recommendation).toMatchObject({ findings: [] })
})
