import { expect } from 'vitest'
import { auditTrail } from '#contract/audit.ts'
import { statement } from '#contract/coins.ts'
import { listInvoices, oneInvoice, sendInvoice } from '#contract/invoices.ts'
import { handOverFeed, officeFeed, officeWaitingInvoices } from '#contract/invoices-feeds.ts'
import { approveInvoice, officeInvoice } from '#contract/invoices-office.ts'
import { auditBooks, takeEffect } from '#server/invoices/test-acts.ts'
import { eventXml, newShop } from '#server/testing/feed-files.ts'
import { test as base } from '#server/testing/feeds-test.ts'
import { zipOf } from '#server/testing/zip.ts'

const test = base
  .extend('shop', () => newShop())
  .extend('ana', async ({ given, api, shop }) => api.as(await given.member({ type: 'attendant', shop })))

test('an event of the issuer takes back what was credited, once, and the member reads why', async ({
  ana,
  shop,
  issued,
  feed,
  api,
  given,
  database,
  clock,
}) => {
  const { xml, key } = issued({ buyer: shop })
  await feed(xml, 'nota.xml')
  expect(await feed(eventXml(key), 'evento.xml')).toMatchObject({ cancelled: 1 })
  const [invoice] = await ana.call(listInvoices)
  expect(invoice).toMatchObject({ status: 'reversed', reason: expect.stringContaining('cancelada') })
  expect((await ana.call(statement, {})).items.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['invoice_reversal', -149],
    ['invoice_credit', 149],
  ])
  expect(await feed(eventXml(key), 'evento.xml')).toMatchObject({ cancelled: 0, known: 1 })
  const admin = api.as(await given.staff({ role: 'admin' }))
  const { items } = await admin.call(auditTrail, {})
  expect(items.filter(({ action }) => action === 'invoice:cancelled')[0]).toMatchObject({
    actor: { kind: 'nobody' },
    after: { status: 'reversed', coins: 149, reason: 'cancelled_later' },
  })
  expect(await auditBooks(database, clock.now())).toEqual([])
})

test('a reason that the team no longer offers keeps no cancellation away', async ({
  ana,
  shop,
  issued,
  feed,
  database,
}) => {
  const { xml, key } = issued({ buyer: shop })
  await feed(xml, 'nota.xml')
  await database.pool.query(`update decision_reason set active = false where code = 'cancelled_later'`)
  await feed(eventXml(key), 'evento.xml')
  await database.pool.query(`update decision_reason set active = true where code = 'cancelled_later'`)
  expect((await ana.call(listInvoices))[0]?.status).toBe('reversed')
})

test('a list that says it is of cancelled invoices counts like events; another one does nothing', async ({
  ana,
  shop,
  issued,
  feed,
}) => {
  const [one, two] = [issued({ buyer: shop }), issued({ buyer: shop })]
  await feed(zipOf(one, two))
  const list = `chave;valor\r\n${one.key};149,90\r\n${two.key.replace(/.{4}(?=.)/g, '$& ')};1\r\n${one.key.slice(0, 43)}0;x\r\n`
  const told = await feed(list, 'entregues.csv')
  expect(told).toMatchObject({ cancelled: 0, not_understood: 1 })
  expect(await feed(zipOf({ name: 'dia/CANCELADAS.csv', content: list }))).toMatchObject({ cancelled: 2 })
  expect((await ana.call(listInvoices)).map(({ status }) => status)).toEqual(['reversed', 'reversed'])
})

test('of a report on everything, only the lines that say cancelled count', async ({
  ana,
  shop,
  issued,
  feed,
}) => {
  const [one, two] = [issued({ buyer: shop }), issued({ buyer: shop })]
  await feed(zipOf(one, two))
  const report = `Chave;Situação\n${one.key};Autorizada\n${two.key};Cancelada em 16/11\n`
  expect(await feed(report, 'novembro.csv')).toMatchObject({ cancelled: 1, not_understood: 0 })
  const statuses = (await ana.call(listInvoices)).map(({ number, status }) => [number, status])
  expect(Object.fromEntries(statuses)).toEqual({ [one.number]: 'counted', [two.number]: 'reversed' })
})

test.for([
  ['an event of another kind', { type: '110110' }],
  ['one that the tax office refused', { status: '573' }],
  ['a test', { environment: '2' }],
] as const)('%s cancels nothing', async ([, said], { ana, shop, issued, feed }) => {
  const { xml, key } = issued({ buyer: shop })
  await feed(xml, 'nota.xml')
  expect(await feed(eventXml(key, said), 'evento.xml')).toMatchObject({ cancelled: 0, not_understood: 1 })
  expect((await ana.call(listInvoices))[0]?.status).toBe('counted')
})

test('what comes after its cancellation earns nothing, whoever sends it', async ({
  ana,
  shop,
  issued,
  signed,
  feed,
  rita,
  readAll,
}) => {
  const { xml, key, number } = issued({ buyer: shop })
  await feed(eventXml(key, { type: '110112', status: '155' }), 'evento.xml')
  expect(await feed(xml, 'nota.xml')).toMatchObject({ sent: 0, refused: 1 })
  const { xml: _, ...typed } = signed({ number, buyer: shop })
  const { id } = await ana.call(sendInvoice, typed)
  await readAll()
  expect((await ana.call(oneInvoice, { id })).status).toBe('received')
  const seen = await rita.call(officeInvoice, { id })
  expect(seen.reading?.findings.map(({ code }) => code)).toContain('cancelled')
  const approval = await rita.try(approveInvoice, { id, version: seen.version })
  expect(approval.answer).toMatchObject({ code: 'invoice_cancelled' })
})

test('an invoice that waits for a person shows its cancellation', async ({
  ana,
  shop,
  issued,
  signed,
  feed,
  rita,
  readAll,
}) => {
  const { key, number } = issued({ buyer: shop })
  const { xml: _, ...typed } = signed({ number, buyer: shop, typed: '150.00' })
  const { id } = await ana.call(sendInvoice, typed)
  await readAll()
  const before = await rita.call(officeInvoice, { id })
  expect(await feed(eventXml(key), 'evento.xml')).toMatchObject({ cancelled: 1 })
  const after = await rita.call(officeInvoice, { id })
  expect(after.reading?.findings.map(({ code }) => code)).toContain('cancelled')
  expect(after.version).toBe(before.version + 1)
})

test('a cancellation that comes while a decision can still be undone is not lost', async ({
  ana,
  shop,
  issued,
  signed,
  feed,
  rita,
  world,
  readAll,
}) => {
  const { key, number } = issued({ buyer: shop })
  const { xml: _, ...typed } = signed({ number, buyer: shop, typed: '150.00' })
  const { id } = await ana.call(sendInvoice, typed)
  await readAll()
  const { version } = await rita.call(officeInvoice, { id })
  await rita.call(approveInvoice, { id, version })
  await feed(eventXml(key), 'evento.xml')
  expect((await ana.call(oneInvoice, { id })).status).toBe('received')
  await takeEffect(world)
  expect(await ana.call(oneInvoice, { id })).toMatchObject({
    status: 'reversed',
    path: [{ step: 'sent' }, { step: 'counted' }, { step: 'reversed' }],
  })
  expect(await auditBooks(world.database, world.clock.now())).toEqual([])
})

test('a cancelled invoice no longer waits to be claimed', async ({ issued, feed, rita }) => {
  const { xml, key } = issued({ buyer: newShop() })
  await feed(xml, 'nota.xml')
  await feed(eventXml(key), 'evento.xml')
  const { items } = await rita.call(officeWaitingInvoices, {})
  expect(items.map(({ access_key }) => access_key)).not.toContain(key)
})

test('an invoice and its cancellation that arrive together leave one outcome', async ({
  ana,
  shop,
  issued,
  on: _,
  rita,
  readAll,
  database,
  clock,
}) => {
  const all = Array.from({ length: 6 }, () => issued({ buyer: shop }))
  const handed = await Promise.all(
    all.flatMap(({ xml, key }) =>
      [xml, eventXml(key)].map((content) =>
        rita.call(handOverFeed, { file: new File([content], 'nota.xml') }),
      ),
    ),
  )
  await Promise.all([readAll(), readAll(), readAll()])
  for (const { id } of handed) expect((await rita.call(officeFeed, { id })).is_finished).toBe(true)
  const statuses = (await ana.call(listInvoices)).map(({ status }) => status)
  expect(statuses).not.toContain('counted')
  const moved = (await ana.call(statement, {})).items.map(({ amount }) => amount)
  expect(moved.reduce((sum, amount) => sum + amount, 0)).toBe(0)
  expect(await auditBooks(database, clock.now())).toEqual([])
})
