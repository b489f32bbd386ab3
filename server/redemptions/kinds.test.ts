import { expect } from 'vitest'
import { currentUser, deleteAccount } from '#contract/members.ts'
import { listNotifications } from '#contract/notifications.ts'
import { cancelRedemption, listRedemptions, mailCode, redeem, uncoverCode } from '#contract/redemptions.ts'
import {
  bookRedemption,
  cancelRedemptionByStaff,
  contactRedemption,
  deliverRedemption,
  importTracking,
  mailCodeByStaff,
  officeRedemption,
  officeRedemptions,
  pickList,
  prepareRedemption,
  redemptionsFile,
} from '#contract/redemptions-office.ts'
import { listStore, myStore } from '#contract/store.ts'
import { addPrizeCodes, moveStock, officePrizes } from '#contract/store-office.ts'
import { ledgerAudit } from '#server/coins/audit.ts'
import { ledgerChecks } from '#server/coins/ledger-checks.ts'
import { test as base } from '#server/testing/test.ts'
import { tracesOf } from '#server/testing/traces.ts'
import { confirmRedemptions } from './confirm.ts'
import { redemptionChecks } from './ledger-checks.ts'

const auditLedger = ledgerAudit([...ledgerChecks, ...redemptionChecks])

const test = base
  .extend('confirmMail', ({ database, clock }) => async ({ id }: { id: string }) => {
    await database.transaction((tx) =>
      tx.updateTable('member').set({ email_confirmed_at: clock.now() }).where('id', '=', id).execute(),
    )
  })
  .extend('desk', async ({ api, given }) => api.as(await given.staff({ role: 'support' })))
  .extend('shelf', async ({ api, given }) => api.as(await given.staff({ role: 'catalogue' })))

const codes = (count: number) => Array.from({ length: count }, (_, place) => `VALE-${1000 + place}`)

test('a code is delivered at once, needs no address, and is told only to who uncovers it', async ({
  api,
  given,
  database,
  clock,
  mailbox,
  runJobs,
}) => {
  const coffee = await given.prize({ title: 'Vale-café', price: 300, codes: ['CAFE-7K2M'] })
  const ana = api.as(await given.member({ coins: 1000 }))
  expect((await ana.call(listStore)).find(({ id }) => id === coffee.id)).toMatchObject({
    kind: 'digital',
    stock: 'few',
    left: 1,
  })
  const answer = await ana.call(redeem, { product_id: coffee.id, value: 300 })
  expect(Object.keys(answer)).toEqual(['id', 'code', 'coins', 'balance', 'deliver_by'])
  expect(JSON.stringify(answer)).not.toContain('CAFE')
  const [redemption] = await ana.call(listRedemptions)
  expect(redemption).toMatchObject({
    kind: 'digital',
    status: 'delivered',
    address: null,
    is_uncovered: false,
    can_cancel: false,
    path: [{ step: 'requested' }, { step: 'delivered' }],
  })
  expect((await ana.call(listNotifications)).map(({ title }) => title)).toEqual([
    'O seu código está pronto: Vale-café.',
  ])
  expect(await ana.call(uncoverCode, { id: answer.id })).toEqual({ code: 'CAFE-7K2M' })
  expect(await ana.call(uncoverCode, { id: answer.id })).toEqual({ code: 'CAFE-7K2M' })
  expect((await ana.call(listRedemptions))[0]?.is_uncovered).toBe(true)
  const bia = api.as(await given.member({ coins: 1000 }))
  expect((await bia.try(uncoverCode, { id: answer.id })).status).toBe(404)
  expect(await bia.try(redeem, { product_id: coffee.id })).toMatchObject({ answer: { code: 'sold_out' } })
  await confirmRedemptions(database.transaction)
  await runJobs()
  expect(mailbox.messages.map(({ subject }) => subject)).toEqual(['O seu código está pronto: Vale-café'])
  expect(mailbox.messages[0]?.text).not.toContain('CAFE-7K2M')
  expect(await auditLedger(database, clock.now())).toEqual([])
})

test('forty people want ten codes: ten get one each, all different, and nobody else pays', async ({
  api,
  given,
  database,
  clock,
}) => {
  const coffee = await given.prize({ price: 10, codes: codes(10) })
  const people = await Promise.all(Array.from({ length: 40 }, () => given.member({ coins: 10 })))
  const taps = await Promise.all(people.map((one) => api.as(one).try(redeem, { product_id: coffee.id })))
  const winners = people.filter((_, place) => taps[place]?.ok)
  expect(winners).toHaveLength(10)
  const seen = await Promise.all(
    winners.map(async (one) => {
      const [{ id } = { id: '' }] = await api.as(one).call(listRedemptions)
      return (await api.as(one).call(uncoverCode, { id })).code
    }),
  )
  expect(seen.toSorted()).toEqual(codes(10))
  const coins = await Promise.all(
    people.map(async (one) => (await api.as(one).call(currentUser)).rewards.coins),
  )
  expect(coins.filter((left) => left === 10)).toHaveLength(30)
  expect(await auditLedger(database, clock.now())).toEqual([])
})

test('codes come in while people redeem and the team cancels: the stock is always the codes left', async ({
  api,
  given,
  database,
  clock,
  desk,
  shelf,
}) => {
  const coffee = await given.prize({ price: 1, codes: codes(5) })
  const people = await Promise.all(Array.from({ length: 20 }, () => given.member({ coins: 10 })))
  const upload = (batch: number) =>
    shelf.call(addPrizeCodes, {
      id: coffee.id,
      reason: 'Lote',
      lines: [1, 2, 3].map((line) => ({ line, code: `LOTE-${batch}-${line}` })),
    })
  await Promise.all([
    ...people.map((one) => api.as(one).try(redeem, { product_id: coffee.id })),
    ...[1, 2, 3].map(upload),
  ])
  const { items } = await desk.call(officeRedemptions, {})
  await Promise.all([
    ...items.map(({ id, version }) => desk.try(cancelRedemptionByStaff, { id, version, reason: 'Teste' })),
    ...people.map((one) => api.as(one).try(redeem, { product_id: coffee.id })),
  ])
  expect(await auditLedger(database, clock.now())).toEqual([])
})

test('the database hands a code out once, whoever asks', async ({ api, given, database }) => {
  const coffee = await given.prize({ price: 1, codes: codes(2) })
  const ana = api.as(await given.member({ coins: 10 }))
  const [one, other] = [
    await ana.call(redeem, { product_id: coffee.id }),
    await ana.call(redeem, { product_id: coffee.id }),
  ]
  const move = (to: string | null, of: string) =>
    database.pool.query('update prize_code set redemption_id = $1 where redemption_id = $2', [to, of])
  await expect(move(other.id, one.id)).rejects.toMatchObject({
    constraint: expect.stringMatching(/prize_code/),
  })
  await ana.call(uncoverCode, { id: one.id })
  await expect(move(null, one.id)).rejects.toMatchObject({ constraint: 'prize_code_handed_once' })
  const refuse = (sql: string) => expect(database.pool.query(sql, [one.id])).rejects.toThrow()
  await refuse(`update redemption set status = 'shipped' where id = $1`)
  await refuse(`update redemption set phone = '11987654321' where id = $1`)
  await refuse(`update prize set stock = null where id = (select prize_id from redemption where id = $1)`)
})

test('a cancelled code that nobody saw can be handed out again; one that was seen is lost', async ({
  api,
  given,
  desk,
  shelf,
  database,
  clock,
}) => {
  const coffee = await given.prize({ price: 10, codes: ['A-1', 'B-2'] })
  const ana = api.as(await given.member({ coins: 100 }))
  const covered = await ana.call(redeem, { product_id: coffee.id })
  const seen = await ana.call(redeem, { product_id: coffee.id })
  const { code } = await ana.call(uncoverCode, { id: seen.id })
  expect((await ana.try(cancelRedemption, { id: covered.id })).status).toBe(409)
  const cancel = (id: string, reason: string) => desk.try(cancelRedemptionByStaff, { id, version: 1, reason })
  expect((await cancel(seen.id, '')).status).toBe(422)
  expect((await cancel(covered.id, 'Pedido em dobro')).status).toBe(200)
  expect((await cancel(seen.id, 'O código não funcionou')).status).toBe(200)
  expect((await ana.call(currentUser)).rewards.coins).toBe(100)
  expect((await ana.try(uncoverCode, { id: seen.id })).status).toBe(404)
  const prize = (await shelf.call(officePrizes)).find(({ id }) => id === coffee.id)
  expect(prize).toMatchObject({ stock: 1, taken: 0, codes_in_stock: 1 })
  const again = await ana.call(redeem, { product_id: coffee.id })
  expect((await ana.call(uncoverCode, { id: again.id })).code).not.toBe(code)
  expect(await auditLedger(database, clock.now())).toEqual([])
})

test('nobody floods a mailbox with their code', async ({ api, given, confirmMail }) => {
  const tea = await given.prize({ price: 1, codes: ['CHA-1'] })
  const member = await given.member({ coins: 10 })
  const ana = api.as(member).with({ address: '203.0.113.88' })
  const { id } = await ana.call(redeem, { product_id: tea.id })
  await confirmMail(member)
  for (let n = 0; n < 20; n++) await ana.call(mailCode, { id })
  expect((await ana.try(mailCode, { id })).status).toBe(429)
})

test('a code is mailed to a confirmed address only, by its member or by the team, who do not see it', async ({
  api,
  given,
  desk,
  mailbox,
  runJobs,
  confirmMail,
  database,
  files,
}) => {
  const coffee = await given.prize({ title: 'Vale-café', price: 1, codes: ['CAFE-9X8Y'] })
  const member = await given.member({ coins: 10 })
  const ana = api.as(member)
  const { id } = await ana.call(redeem, { product_id: coffee.id })
  expect(await ana.try(mailCode, { id })).toMatchObject({ answer: { code: 'email_unconfirmed' } })
  await confirmMail(member)
  await ana.call(mailCode, { id })
  await desk.call(mailCodeByStaff, { id })
  await runJobs()
  const mails = mailbox.messages.filter(({ subject }) => subject === 'O seu código: Vale-café')
  expect(mails).toHaveLength(2)
  expect(mails[0]?.text).toContain('CAFE-9X8Y')
  const page = await desk.call(officeRedemption, { id })
  expect(page.is_uncovered).toBe(true)
  expect(JSON.stringify(page)).not.toContain('CAFE')
  const actions = await database.pool.query(
    `select action, actor_kind from audit_entry where subject_id = $1 and action like '%code%' order by id`,
    [id],
  )
  expect(actions.rows).toEqual([
    { action: 'POST /redemptions/:id/code/mail', actor_kind: 'member' },
    { action: 'POST /office/redemptions/:id/code/mail', actor_kind: 'staff' },
  ])
  expect(await tracesOf(database, files, ['CAFE-9X8Y'])).toEqual([])
})

test('the team adds codes; what was there is refused with its line, and the stock is not moved by hand', async ({
  given,
  shelf,
}) => {
  const coffee = await given.prize({ codes: ['A-1'] })
  const lines = ['B-2', 'A-1', 'C-3', 'B-2'].map((code, place) => ({ line: place + 1, code }))
  expect(await shelf.call(addPrizeCodes, { id: coffee.id, lines, reason: 'Lote 7' })).toMatchObject({
    added: 2,
    repeated: [2, 4],
    stock: 3,
  })
  expect(await shelf.try(moveStock, { id: coffee.id, amount: 5, reason: 'Contagem' })).toMatchObject({
    answer: { code: 'stock_is_codes' },
  })
  const mug = await given.prize()
  expect(await shelf.try(addPrizeCodes, { id: mug.id, lines, reason: 'Lote' })).toMatchObject({
    answer: { code: 'not_digital' },
  })
})

test('credit for a phone asks for the number and is requested, then done; or refused with the coins back', async ({
  api,
  given,
  desk,
  clock,
  database,
}) => {
  const credit = await given.prize({ title: 'Recarga', price: 10, kind: 'top_up' })
  const ana = api.as(await given.member({ coins: 100 }))
  expect(await ana.try(redeem, { product_id: credit.id })).toMatchObject({
    status: 422,
    answer: { errors: { phone: ['Diga o número do celular.'] } },
  })
  expect((await ana.try(redeem, { product_id: credit.id, phone: '123' })).status).toBe(422)
  const wish = { product_id: credit.id, phone: '(11) 98765-4321' }
  const [first, second] = [await ana.call(redeem, wish), await ana.call(redeem, wish)]
  expect(first.deliver_by).toBe((await ana.call(myStore)).top_up_by)
  const waiting = await desk.call(officeRedemption, { id: first.id })
  expect(waiting).toMatchObject({ kind: 'top_up', phone: '11987654321', address: null, status: 'requested' })
  expect(await desk.try(prepareRedemption, { id: first.id, version: 1 })).toMatchObject({
    answer: { code: 'not_its_step' },
  })
  await desk.call(deliverRedemption, { id: first.id, version: 1 })
  await desk.call(cancelRedemptionByStaff, { id: second.id, version: 1, reason: 'Número de outra operadora' })
  expect((await ana.call(listRedemptions)).map(({ status }) => status)).toEqual(['cancelled', 'delivered'])
  expect((await ana.call(currentUser)).rewards.coins).toBe(90)
  expect((await ana.call(listNotifications)).map(({ title }) => title)).toContain('Recarga feita: Recarga.')
  expect(await auditLedger(database, clock.now())).toEqual([])
})

test('about an experience somebody calls, then it is booked and takes place; the member reads what was agreed', async ({
  api,
  given,
  desk,
  mailbox,
  runJobs,
  clock,
}) => {
  const trip = await given.prize({ title: 'Viagem', price: 10, kind: 'experience', stock: 2 })
  const ana = api.as(await given.member({ coins: 100 }))
  const wish = { product_id: trip.id, phone: '11987654321', best_time: 'evening' } as const
  const { id, deliver_by } = await ana.call(redeem, wish)
  expect(deliver_by).toBe((await ana.call(myStore)).call_by)
  expect(await desk.try(bookRedemption, { id, version: 1 })).toMatchObject({ answer: { code: 'stale' } })
  await desk.call(contactRedemption, { id, version: 1, note: 'Prefere março.' })
  expect((await ana.call(listRedemptions))[0]).toMatchObject({ status: 'contacted', can_cancel: true })
  clock.advance({ minutes: 1 })
  await desk.call(bookRedemption, { id, version: 2, note: 'Gramado, de 12 a 16/03.' })
  expect((await ana.try(cancelRedemption, { id })).status).toBe(409)
  await desk.call(deliverRedemption, { id, version: 3 })
  expect((await ana.call(listRedemptions))[0]).toMatchObject({
    phone: '11987654321',
    best_time: 'evening',
    path: [
      { step: 'requested', note: null },
      { step: 'contacted', note: 'Prefere março.' },
      { step: 'booked', note: 'Gramado, de 12 a 16/03.' },
      { step: 'delivered', note: null },
    ],
  })
  await runJobs()
  const booked = mailbox.messages.find(({ subject }) => subject === 'Está marcado: Viagem')
  expect(booked?.text).toContain('Gramado, de 12 a 16/03.')
  const second = await ana.call(redeem, wish)
  await desk.call(contactRedemption, { id: second.id, version: 1 })
  await ana.call(cancelRedemption, { id: second.id })
  expect((await ana.call(listRedemptions))[0]?.status).toBe('cancelled')
})

test('only parcels are picked, labelled and shipped', async ({ api, given, desk }) => {
  const ana = api.as(await given.member({ coins: 100, hasAddress: true }))
  const credit = await given.prize({ price: 1, kind: 'top_up' })
  const mug = await given.prize({ price: 1 })
  const made = await ana.call(redeem, { product_id: credit.id, phone: '11987654321' })
  const parcel = await ana.call(redeem, { product_id: mug.id, phone: '11987654321' })
  expect((await ana.call(listRedemptions)).map(({ kind, phone }) => [kind, phone])).toEqual([
    ['parcel', null],
    ['top_up', '11987654321'],
  ])
  const picked = (await desk.call(pickList, { codes: `${made.code},${parcel.code}` })).flatMap(
    (prize) => prize.codes,
  )
  expect(picked).toEqual([parcel.code])
  const row = { line: 1, code: made.code, carrier: 'Correios', tracking_code: '', tracking_link: '' }
  expect((await desk.call(importTracking, { rows: [row] })).results).toEqual([
    { line: 1, outcome: 'no_parcel' },
  ])
  const { items } = await desk.call(officeRedemptions, { kind: 'top_up' })
  expect(items.map(({ code }) => code)).toContain(made.code)
  expect(items.map(({ code }) => code)).not.toContain(parcel.code)
  expect(await desk.call(redemptionsFile, {})).toContain('Recarga')
})

test('who leaves takes what they asked for along: calls end, numbers and notes go, a seen code stays lost', async ({
  api,
  given,
  desk,
  database,
  clock,
}) => {
  const [trip, coffee] = [
    await given.prize({ price: 1, kind: 'experience', stock: 1 }),
    await given.prize({ price: 1, codes: ['A-1'] }),
  ]
  const ana = api.as(await given.member({ coins: 100 }))
  const called = await ana.call(redeem, { product_id: trip.id, phone: '11987654321' })
  const code = await ana.call(redeem, { product_id: coffee.id })
  await ana.call(uncoverCode, { id: code.id })
  await desk.call(contactRedemption, { id: called.id, version: 1, note: 'Prefere março.' })
  await ana.call(deleteAccount)
  const { rows } = await database.pool.query(
    `select kind, status, member_id, phone, note from redemption left join redemption_step on redemption_id = id
      and note is not null where id = any($1) order by number`,
    [[called.id, code.id]],
  )
  expect(rows).toEqual([
    { kind: 'experience', status: 'cancelled', member_id: null, phone: null, note: null },
    { kind: 'digital', status: 'delivered', member_id: null, phone: null, note: null },
  ])
  expect((await desk.try(mailCodeByStaff, { id: code.id })).status).toBe(409)
  expect(await auditLedger(database, clock.now())).toEqual([])
})
