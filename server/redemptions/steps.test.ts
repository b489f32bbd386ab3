import sharp from 'sharp'
import { expect } from 'vitest'
import { currentUser, deleteAccount } from '#contract/members.ts'
import { listNotifications } from '#contract/notifications.ts'
import { cancelRedemption, listRedemptions, redeem } from '#contract/redemptions.ts'
import {
  cancelRedemptionByStaff,
  deliverRedemption,
  haltedRedemptions,
  importTracking,
  officeRedemption,
  officeRedemptions,
  pickList,
  prepareRedemption,
  seeHalted,
  shipRedemption,
} from '#contract/redemptions-office.ts'
import { listStore, watchPrize } from '#contract/store.ts'
import { moveStock } from '#contract/store-office.ts'
import { ledgerAudit } from '#server/coins/audit.ts'
import { ledgerChecks } from '#server/coins/ledger-checks.ts'
import { test } from '#server/testing/test.ts'
import { tracesOf } from '#server/testing/traces.ts'
import { confirmRedemptions } from './confirm.ts'
import { redemptionChecks } from './ledger-checks.ts'

const white = { create: { width: 400, height: 300, channels: 3, background: '#fff' } } as const
const auditLedger = ledgerAudit([...ledgerChecks, ...redemptionChecks])

test('a redemption goes its way: each step told, dated and mailed', async ({
  api,
  given,
  mailbox,
  runJobs,
  clock,
  database,
}) => {
  const cup = await given.prize({ title: 'Copo', price: 10 })
  const ana = api.as(await given.member({ coins: 10, hasAddress: true, language: 'es' }))
  const { id, code } = await ana.call(redeem, { product_id: cup.id })
  const office = api.as(await given.staff({ role: 'support' }))
  const waiting = await office.call(officeRedemptions, { status: 'requested' })
  expect(waiting.items.find((item) => item.id === id)).toMatchObject({ code, version: 1 })
  clock.advance({ minutes: 1 })
  const { version } = await office.call(prepareRedemption, { id, version: 1 })
  clock.advance({ minutes: 1 })
  const link = 'https://rastreio.example/QB1'
  const shipped = { id, version, carrier: 'Correios', tracking_code: 'QB1', tracking_link: link }
  const { version: third } = await office.call(shipRedemption, shipped)
  clock.advance({ minutes: 1 })
  await office.call(deliverRedemption, { id, version: third })
  const [seen] = await ana.call(listRedemptions)
  expect(seen).toMatchObject({
    status: 'delivered',
    carrier: 'Correios',
    tracking_link: link,
    can_cancel: false,
  })
  expect(seen?.path.map(({ step }) => step)).toEqual(['requested', 'preparing', 'shipped', 'delivered'])
  const told = await ana.call(listNotifications)
  expect(told.map((one) => one.link)).toEqual(Array(4).fill(`/meus-resgates/${id}`))
  await confirmRedemptions(database.transaction)
  await runJobs()
  const subjects = mailbox.messages.map(({ subject }) => subject)
  expect(subjects).toEqual(
    expect.arrayContaining([
      'Canje pedido: Copo',
      'En preparación: Copo',
      'En camino: Copo',
      'Entregado: Copo',
    ]),
  )
  const textOf = (wanted: string) => mailbox.messages.find(({ subject }) => subject === wanted)?.text
  expect(textOf('En camino: Copo')).toContain(link)
  const preparing = textOf('En preparación: Copo')
  for (const said of [`/meus-resgates/${id}`, '/avisos', 'vie, 04/12', 'Setor Central', 'CEP 74003-010'])
    expect(preparing).toContain(said)
  expect(preparing).toMatch(
    /✓ Pedido: mar, 17\/11\n✓ En preparación: mar, 17\/11\n○ Enviado: \n○ Entregado: hasta el vie, 04\/12/,
  )
})

test('a mail shows the prize; without its file, the news goes out all the same', async ({
  api,
  given,
  database,
  files,
  mailbox,
  runJobs,
}) => {
  const image = 'prizes/copo.webp'
  await files.put(`public/${image}`, await sharp(white).webp().toBuffer())
  const cup = await given.prize({ title: 'Copo', price: 10 })
  await database.pool.query('update prize set images = array[$1] where id = $2', [image, cup.id])
  const ana = await given.member({ coins: 20, hasAddress: true })
  for (let turn = 0; turn < 2; turn += 1) {
    await api.as(ana).call(redeem, { product_id: cup.id })
    await confirmRedemptions(database.transaction)
    await runJobs()
    await files.delete(`public/${image}`)
  }
  const [first, second] = mailbox.to(ana.email)
  const picture = first?.images?.find(({ name }) => name === 'prize.png')
  expect(await sharp(picture?.content).metadata()).toMatchObject({ format: 'png', width: 192, height: 192 })
  expect(first?.html).toContain('alt="Copo"')
  expect(second?.subject).toBe(first?.subject)
  expect(second?.images?.map(({ name }) => name)).toEqual(['logo.png'])
})

test('the slower of two is told that it changed', async ({ api, given }) => {
  const cup = await given.prize({ price: 10 })
  const ana = api.as(await given.member({ coins: 10, hasAddress: true }))
  const { id } = await ana.call(redeem, { product_id: cup.id })
  const office = api.as(await given.staff({ role: 'support' }))
  const tries = await Promise.all([1, 2, 3].map(() => office.try(prepareRedemption, { id, version: 1 })))
  expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect(await office.try(prepareRedemption, { id: crypto.randomUUID(), version: 1 })).toMatchObject({
    status: 404,
  })
  expect(
    await office.try(shipRedemption, { id, version: 2, carrier: 'X', tracking_link: 'javascript:alert(1)' }),
  ).toMatchObject({ status: 422 })
})

test('cancelling gives back coins and stock, once, however many ask at once', async ({
  api,
  given,
  database,
  clock,
}) => {
  const cup = await given.prize({ price: 40, stock: 1 })
  const ana = api.as(await given.member({ coins: 100, hasAddress: true }))
  const { id } = await ana.call(redeem, { product_id: cup.id })
  const tries = await Promise.all(Array.from({ length: 10 }, () => ana.try(cancelRedemption, { id })))
  expect(tries.filter(({ ok }) => ok)).toHaveLength(1)
  expect((await ana.call(currentUser)).rewards.coins).toBe(100)
  expect((await ana.call(listStore)).find((prize) => prize.id === cup.id)?.left).toBe(1)
  expect(await auditLedger(database, clock.now())).toEqual([])
})

test('who leaves gives back the units that have not shipped, whatever else happens to them meanwhile', async ({
  api,
  given,
  database,
  clock,
}) => {
  const office = api.as(await given.staff({ role: 'support' }))
  const prizes = [await given.prize({ price: 40, stock: 3 }), await given.prize({ price: 40, stock: 2 })]
  const left = async () => {
    const { rows } = await database.pool.query(
      'select stock, taken from prize where id = any ($1) order by id',
      [prizes.map(({ id }) => id)],
    )
    return rows
  }
  const [cup, bag] = prizes.map(({ id }) => ({ product_id: id }))
  const ana = api.as(await given.member({ coins: 200, hasAddress: true }))
  if (!cup || !bag) throw new Error('two prizes were wanted')
  const shipped = await ana.call(redeem, cup)
  const preparing = await ana.call(redeem, cup)
  await ana.call(redeem, bag)
  await office.call(shipRedemption, { id: shipped.id, version: 1, carrier: 'Correios' })
  await office.call(prepareRedemption, { id: preparing.id, version: 1 })
  await ana.call(deleteAccount)
  expect(await left()).toEqual([
    { stock: 2, taken: 1 },
    { stock: 2, taken: 0 },
  ])
  for (let round = 0; round < 5; round++) {
    const bia = api.as(await given.member({ coins: 40, hasAddress: true }))
    const { id } = await bia.call(redeem, bag)
    await Promise.all([
      bia.try(deleteAccount),
      bia.try(cancelRedemption, { id }),
      office.try(cancelRedemptionByStaff, { id, version: 1, reason: 'Acabou' }),
    ])
  }
  expect((await left())[1]).toEqual({ stock: 2, taken: 0 })
  expect(await auditLedger(database, clock.now())).toEqual([])
})

test('the team is told what not to send when an account is deleted, and what is left names nobody', async ({
  api,
  given,
  clock,
  database,
  files,
  runJobs,
}) => {
  const support = await given.staff({ role: 'support' })
  const office = api.as(support)
  const cup = await given.prize({ title: 'Copo', price: 40, stock: 5 })
  const name = 'Zuleide Inconfundível'
  const person = await given.member({ coins: 200, hasAddress: true, name })
  const ana = api.as(person)
  const take = () => ana.call(redeem, { product_id: cup.id })
  const [shipped, preparing, requested] = [await take(), await take(), await take()]
  const carrier = 'Motoboy Inconfundível'
  const sent = { id: shipped.id, version: 1, carrier, tracking_code: 'ZZ-INCONFUNDIVEL' }
  await office.call(shipRedemption, sent)
  await office.call(prepareRedemption, { id: preparing.id, version: 1 })
  clock.advance({ minutes: 1 })
  await ana.call(deleteAccount)
  await runJobs()

  const picked = (await office.call(pickList, {})).flatMap(({ codes }) => codes)
  const halted = async () => (await office.call(haltedRedemptions)).filter(({ id }) => id >= shipped.id)
  for (const { code } of [preparing, requested]) expect(picked).not.toContain(code)
  expect(await halted()).toMatchObject([
    { id: preparing.id, code: preparing.code, title: 'Copo', was_preparing: true },
    { id: requested.id, code: requested.code, was_preparing: false },
  ])
  const rows = [shipped, preparing, requested].map(({ code }, line) => ({
    line: line + 1,
    code,
    carrier: 'Correios',
    tracking_code: '',
    tracking_link: '',
  }))
  const { results } = await office.call(importTracking, { rows })
  expect(results.map(({ outcome }) => outcome)).toEqual(Array(3).fill('account_deleted'))
  expect(await office.try(shipRedemption, { ...sent, id: preparing.id, version: 3 })).toMatchObject({
    status: 409,
    answer: { code: 'stale' },
  })
  expect(await office.call(officeRedemption, { id: preparing.id })).toMatchObject({
    status: 'cancelled',
    member: null,
    address: null,
    path: [{ step: 'requested' }, { step: 'preparing' }, { step: 'cancelled' }],
  })
  expect((await office.call(officeRedemptions, { q: preparing.code })).items).toMatchObject([
    { member: null, coins: 40 },
  ])

  await office.call(seeHalted, { id: preparing.id })
  expect((await halted()).map(({ id }) => id)).toEqual([requested.id])
  expect((await office.try(seeHalted, { id: preparing.id })).status).toBe(409)
  expect((await office.try(seeHalted, { id: crypto.randomUUID() })).status).toBe(404)

  // A parcel on its way arrives, or comes back when there is nobody to give the coins to.
  const cancel = { id: shipped.id, version: 2, reason: 'Voltou' }
  expect(await office.try(cancelRedemptionByStaff, cancel)).toMatchObject({
    status: 409,
    answer: { code: 'account_deleted' },
  })
  await office.call(deliverRedemption, { id: shipped.id, version: 2 })
  const traces = [name, person.email, carrier, sent.tracking_code]
  expect(await tracesOf(database, files, traces)).toEqual([])
  expect(await auditLedger(database, clock.now())).toEqual([])
})

test('only one’s own, and not once it has shipped', async ({ api, given }) => {
  const cup = await given.prize({ price: 10 })
  const ana = api.as(await given.member({ coins: 10, hasAddress: true }))
  const { id } = await ana.call(redeem, { product_id: cup.id })
  expect(await api.as(await given.member()).try(cancelRedemption, { id })).toMatchObject({ status: 404 })
  const office = api.as(await given.staff({ role: 'support' }))
  const { version } = await office.call(shipRedemption, { id, version: 1, carrier: 'Correios' })
  expect(await ana.try(cancelRedemption, { id })).toMatchObject({ status: 409 })
  await office.call(cancelRedemptionByStaff, { id, version, reason: 'Voltou da transportadora' })
  expect(await ana.call(listRedemptions)).toMatchObject([
    { status: 'cancelled', reason: 'Voltou da transportadora' },
  ])
  expect((await ana.call(currentUser)).rewards.coins).toBe(10)
})

test('who waits for a sold-out prize is told once when it is back', async ({ api, given, runJobs }) => {
  const cup = await given.prize({ title: 'Copo', stock: 0 })
  const ana = api.as(await given.member())
  await ana.call(watchPrize, { product_id: cup.id, is_wanted: true })
  const catalogue = api.as(await given.staff({ role: 'catalogue' }))
  await catalogue.call(moveStock, { id: cup.id, amount: 5, reason: 'Compra' })
  await runJobs()
  await runJobs()
  expect(await ana.call(listNotifications)).toMatchObject([
    { kind: 'prize_back', title: 'Voltou à loja: Copo.' },
  ])
  expect(await catalogue.try(moveStock, { id: cup.id, amount: -6, reason: 'Perda' })).toMatchObject({
    status: 409,
  })
})
