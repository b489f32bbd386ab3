import { expect } from 'vitest'
import { statement } from '#contract/coins.ts'
import { currentUser, deleteAccount, updateAddress } from '#contract/members.ts'
import { blockMember } from '#contract/members-office.ts'
import { listNotifications } from '#contract/notifications.ts'
import { listRedemptions, redeem } from '#contract/redemptions.ts'
import { listStore, myStore, setGoal } from '#contract/store.ts'
import { updatePrize } from '#contract/store-office.ts'
import { ledgerAudit } from '#server/coins/audit.ts'
import { ledgerChecks } from '#server/coins/ledger-checks.ts'
import { test } from '#server/testing/test.ts'
import { confirmRedemptions } from './confirm.ts'
import { redemptionChecks } from './ledger-checks.ts'

const auditLedger = ledgerAudit([...ledgerChecks, ...redemptionChecks])

const address = {
  cep: '04101-300',
  state: 'São Paulo',
  city: 'São Paulo',
  neighborhood: 'Vila Mariana',
  address: 'Rua Vergueiro',
  number: '2045',
}

test('coins become a prize: balance, statement, notification, mail and promise agree', async ({
  api,
  given,
  mailbox,
  runJobs,
  database,
}) => {
  const cup = await given.prize({ title: 'Copo térmico', price: 300, stock: 3 })
  const ana = api.as(await given.member({ coins: 1000, hasAddress: true }))
  const answer = await ana.call(redeem, { product_id: cup.id, value: 300 })
  expect(answer).toMatchObject({ coins: 300, balance: 700 })
  expect((await ana.call(currentUser)).rewards.coins).toBe(700)
  expect((await ana.call(statement, {})).items[0]).toMatchObject({
    kind: 'redemption',
    amount: -300,
    title: 'Copo térmico',
  })
  expect(await ana.call(listNotifications)).toMatchObject([{ kind: 'redemption_requested' }])
  expect(await ana.call(listRedemptions)).toMatchObject([
    {
      code: answer.code,
      title: 'Copo térmico',
      status: 'requested',
      can_cancel: true,
      path: [{ step: 'requested' }],
    },
  ])
  const left = (await ana.call(listStore)).find(({ id }) => id === cup.id)
  expect(left).toMatchObject({ stock: 'few', left: 2 })
  await Promise.all([confirmRedemptions(database.transaction), confirmRedemptions(database.transaction)])
  await runJobs()
  expect(mailbox.messages.map(({ subject }) => subject)).toEqual(['Resgate pedido: Copo térmico'])
})

test('forty taps with coins for one prize buy one prize', async ({ api, given, database, clock }) => {
  const mug = await given.prize({ price: 100, stock: 50 })
  const ana = await given.member({ coins: 100, hasAddress: true })
  const taps = await Promise.all(
    Array.from({ length: 40 }, () => api.as(ana).try(redeem, { product_id: mug.id })),
  )
  expect(taps.filter(({ ok }) => ok)).toHaveLength(1)
  expect(
    taps
      .filter(({ ok }) => !ok)
      .every(({ answer }) => 'code' in answer && answer.code === 'insufficient_coins'),
  ).toBe(true)
  expect(await auditLedger(database, clock.now())).toEqual([])
})

test('one key buys once, however often it is sent; another wish with it is refused', async ({
  api,
  given,
}) => {
  const [mug, pen] = [await given.prize({ price: 100 }), await given.prize({ price: 10 })]
  const ana = await given.member({ coins: 1000, hasAddress: true })
  const once = api.as(ana).with({ idempotencyKey: 'tap' })
  const taps = await Promise.all(Array.from({ length: 20 }, () => once.call(redeem, { product_id: mug.id })))
  expect(new Set(taps.map(({ id }) => id)).size).toBe(1)
  expect((await api.as(ana).call(currentUser)).rewards.coins).toBe(900)
  expect(await once.try(redeem, { product_id: pen.id })).toMatchObject({
    status: 409,
    answer: { code: 'idempotency_key_reused' },
  })
})

test('a refusal gives the key back', async ({ api, given }) => {
  const mug = await given.prize({ price: 100 })
  const ana = await given.member({ coins: 100 })
  const once = api.as(ana).with({ idempotencyKey: 'tap' })
  expect(await once.try(redeem, { product_id: mug.id })).toMatchObject({
    status: 409,
    answer: { code: 'address_incomplete' },
  })
  await api.as(ana).call(updateAddress, address)
  expect((await once.call(redeem, { product_id: mug.id })).balance).toBe(0)
})

test('the last unit wanted by forty members goes to one, and nobody else pays', async ({
  api,
  given,
  database,
  clock,
}) => {
  const last = await given.prize({ price: 10, stock: 1 })
  const people = await Promise.all(
    Array.from({ length: 40 }, () => given.member({ coins: 10, hasAddress: true })),
  )
  const taps = await Promise.all(people.map((person) => api.as(person).try(redeem, { product_id: last.id })))
  expect(taps.filter(({ ok }) => ok)).toHaveLength(1)
  const coins = await Promise.all(
    people.map(async (person) => (await api.as(person).call(currentUser)).rewards.coins),
  )
  expect(coins.toSorted((one, other) => one - other)).toEqual([0, ...Array.from({ length: 39 }, () => 10)])
  expect(await auditLedger(database, clock.now())).toEqual([])
})

test('the limit per member holds under any number of taps', async ({ api, given }) => {
  const pair = await given.prize({ price: 1, limit_per_member: 2 })
  const ana = await given.member({ coins: 100, hasAddress: true })
  const taps = await Promise.all(
    Array.from({ length: 12 }, () => api.as(ana).try(redeem, { product_id: pair.id })),
  )
  expect(taps.filter(({ ok }) => ok)).toHaveLength(2)
  expect((await api.as(ana).call(myStore)).redeemed).toEqual([{ product_id: pair.id, times: 2 }])
})

test('a price that changed meanwhile is told, and nothing is taken', async ({ api, given }) => {
  const mug = await given.prize({ price: 100 })
  const ana = api.as(await given.member({ coins: 500, hasAddress: true }))
  expect(await ana.try(redeem, { product_id: mug.id, value: 90 })).toMatchObject({
    status: 409,
    answer: { code: 'price_changed' },
  })
  expect((await ana.call(currentUser)).rewards.coins).toBe(500)
})

test('a goal keeps its price for thirty days, and a fall reaches it at once', async ({
  api,
  given,
  clock,
}) => {
  const watch = await given.prize({ title: 'Relógio', price: 1000 })
  const catalogue = api.as(await given.staff({ role: 'catalogue' }))
  const ana = api.as(await given.member({ coins: 5000, hasAddress: true }))
  await ana.call(setGoal, { product_id: watch.id })
  const priced = async (price: number, version: number) =>
    catalogue.call(updatePrize, { id: watch.id, ...facts, price, version, is_withdrawn: false })
  await priced(1500, 1)
  expect((await ana.call(myStore)).goal).toMatchObject({ product_id: watch.id, value: 1000 })
  await priced(800, 2)
  expect((await ana.call(myStore)).goal?.value).toBe(800)
  await priced(1500, 3)
  clock.advance({ hours: 24 * 16 })
  expect((await ana.call(myStore)).goal?.value).toBe(1000)
  clock.advance({ hours: 24 * 15 })
  expect((await ana.call(myStore)).goal?.value).toBe(1500)
  await ana.call(setGoal, { product_id: watch.id })
  clock.advance({ hours: 24 })
  const later = api.as(await given.staff({ role: 'catalogue' }))
  await later.call(updatePrize, { id: watch.id, ...facts, price: 2000, version: 4, is_withdrawn: false })
  expect((await ana.call(redeem, { product_id: watch.id, value: 1500 })).coins).toBe(1500)
  expect((await ana.call(myStore)).goal).toBeNull()
})

const texts = { 'pt-BR': 'Relógio', es: 'Reloj', en: 'Watch' }
const facts = {
  titles: texts,
  descriptions: texts,
  category: 'technology',
  tone: 'info',
  limit_per_member: null,
  audience: null,
  opens_at: null,
  closes_at: null,
  is_grand: false,
} as const

test('what is not on offer to this member cannot be had', async ({ api, given, clock }) => {
  const later = clock.now().add({ hours: 1 })
  const earlier = clock.now().subtract({ hours: 1 })
  const ana = api.as(await given.member({ type: 'breeder', coins: 500, hasAddress: true }))
  const wishes = [
    (await given.prize({ opens_at: later })).id,
    (await given.prize({ closes_at: earlier })).id,
    (await given.prize({ audience: ['attendant'] })).id,
    crypto.randomUUID(),
  ]
  for (const product_id of wishes)
    expect(await ana.try(redeem, { product_id })).toMatchObject({
      status: 409,
      answer: { code: 'item_unavailable' },
    })
  const seen = (await ana.call(listStore)).map(({ id }) => id)
  expect(wishes.filter((id) => seen.includes(id))).toEqual([])
  const gone = await given.prize({ stock: 0 })
  expect(await ana.try(redeem, { product_id: gone.id })).toMatchObject({ answer: { code: 'sold_out' } })
  expect(await ana.try(redeem, { product_id: "'; drop table prize; --" })).toMatchObject({ status: 422 })
})

test('nobody at level 2, and nobody blocked, redeems', async ({ api, given }) => {
  const mug = await given.prize({ price: 1 })
  const bia = await given.member({ level: 2 })
  expect(await api.as(bia).try(redeem, { product_id: mug.id })).toMatchObject({ status: 403 })
  const ana = await given.member({ coins: 10, hasAddress: true })
  await api.as(await given.staff({ role: 'admin' })).call(blockMember, { id: ana.id, reason: 'Suspeita' })
  expect(await api.as(ana).try(redeem, { product_id: mug.id })).toMatchObject({ status: 401 })
})

test('who redeems while the account is erased gets a prize before, or none; never half of one', async ({
  api,
  given,
  database,
  clock,
}) => {
  const mug = await given.prize({ price: 1, stock: 100 })
  for (let round = 0; round < 5; round += 1) {
    const ana = api.as(await given.member({ coins: 50, hasAddress: true }))
    const taps = Array.from({ length: 8 }, () => ana.try(redeem, { product_id: mug.id }))
    const [erased, ...outcomes] = await Promise.all([ana.try(deleteAccount), ...taps])
    expect(erased.status).toBe(200)
    expect(outcomes.map(({ status }) => status).filter((status) => status !== 200 && status !== 401)).toEqual(
      [],
    )
  }
  expect(await auditLedger(database, clock.now())).toEqual([])
})
