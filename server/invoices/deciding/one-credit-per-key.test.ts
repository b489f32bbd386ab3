import fc from 'fast-check'
import { expect } from 'vitest'
import { sendInvoice } from '#contract/invoices.ts'
import {
  approveInvoice,
  officeInvoice,
  officeInvoices,
  rejectInvoice,
  requestPhoto,
} from '#contract/invoices-office.ts'
import { auditBooks, takeEffect } from '#server/invoices/test-acts.ts'
import { newDocument } from '#server/invoices/test-documents.ts'
import { test as base } from '#server/testing/test.ts'

const test = base
  .extend('rita', async ({ given, api }) => api.as(await given.staff()))
  .extend('ana', async ({ given, api }) => api.as(await given.member({ type: 'attendant' })))
  .extend('bia', async ({ given, api }) => api.as(await given.member({ type: 'attendant' })))
  .extend('products', async ({ given }) => [{ product_id: (await given.product()).id, value: '149.90' }])

test('nobody decides on a document before it has been read', async ({ runJobs, rita, ana, products }) => {
  const { id } = await ana.call(sendInvoice, { ...newDocument(), products })
  const { version, barred } = await rita.call(officeInvoice, { id })
  expect(barred).toBe('not_read_yet')
  const decisions = [
    rita.try(approveInvoice, { id, version }),
    rita.try(rejectInvoice, { id, version, reason: 'other' }),
    rita.try(requestPhoto, { id, version, reason: 'not_legible' }),
  ]
  for (const outcome of await Promise.all(decisions))
    expect(outcome).toMatchObject({ status: 409, answer: { code: 'not_read_yet' } })
  await runJobs()
  const read = await rita.call(officeInvoice, { id })
  expect(read.barred).toBeNull()
  expect((await rita.try(approveInvoice, { id, version: read.version })).status).toBe(200)
})

test('what has not been read is not shown as free of risk', async ({ runJobs, rita, ana, products }) => {
  const { id } = await ana.call(sendInvoice, { ...newDocument({ total: '149.90' }), products })
  const withoutRisk = async () =>
    (await rita.call(officeInvoices, { risk: 'none' })).items.map((one) => one.id)
  expect(await withoutRisk()).not.toContain(id)
  await runJobs()
  expect(await withoutRisk()).toContain(id)
})

test('two senders of one document, approved in any order, earn once', async ({
  world,
  rita,
  ana,
  bia,
  products,
}) => {
  const document = newDocument()
  const ids = [
    (await ana.call(sendInvoice, { ...document, products })).id,
    (await bia.call(sendInvoice, { ...document, products })).id,
  ]
  const approve = async (id: string) => {
    const { version } = await rita.call(officeInvoice, { id })
    return (await rita.try(approveInvoice, { id, version })).status
  }
  for (const id of ids) expect(await approve(id)).toBe(409)
  await world.runJobs()
  expect([await approve(ids[0] ?? ''), await approve(ids[1] ?? '')].toSorted()).toEqual([200, 409])
  await takeEffect(world)
  expect(await auditBooks(world.database, world.clock.now())).toEqual([])
})

const strange = {
  'a NUL in a name': (xml: string) => xml.replace('Fictício', 'Fict\0cio'),
  'a NUL beside everything': (xml: string) => xml.replace('<ide>', '\0<ide>'),
  'a NUL by its number': (xml: string) => xml.replace('Fictício', 'Fict&#0;cio'),
  'half a letter by its number': (xml: string) => xml.replace('Fictício', 'Fict&#xD83D;cio'),
  'a series that fills no index': (xml: string) => xml.replace('<serie>1<', `<serie>${'7'.repeat(9000)}<`),
  'a number that fills no index': (xml: string) => xml.replace(/<nNF>\d+</, `<nNF>${'7'.repeat(9000)}<`),
} as const

test.for(Object.entries(strange))(
  '%s does not make a key earn again',
  async ([, spoil], { world, rita, ana, bia, products }) => {
    const { number, image } = newDocument()
    const spoilt = new Blob([spoil(await image.text())], { type: 'text/xml' })
    const approve = async (id: string) => {
      await world.runJobs()
      const { reading, version } = await rita.call(officeInvoice, { id })
      expect(reading).not.toBeNull()
      return rita.try(approveInvoice, { id, version })
    }
    const first = await ana.call(sendInvoice, { number, products, image })
    expect((await approve(first.id)).status).toBe(200)
    await takeEffect(world)
    const second = await bia.call(sendInvoice, { number, products, image: spoilt })
    expect(await approve(second.id)).toMatchObject({ status: 409, answer: { code: 'invoice_used' } })
    expect((await rita.call(officeInvoice, { id: second.id })).risk).toBe('duplicate')
    expect(await auditBooks(world.database, world.clock.now())).toEqual([])
  },
)

test('whatever stands in an XML, it is read, and staff can open it', { timeout: 120_000 }, async ({
  world,
  rita,
  ana,
  products,
}) => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom(
      '\0',
      '\ufffe',
      '\u202e',
      '&#0;',
      '&#x1F43E;',
      '&#xD800;',
      'e\u0301'.repeat(500),
      '9'.repeat(400),
    ),
  )
  const field = fc.constantFrom(
    'xNome',
    'serie',
    'nNF',
    'dhEmi',
    'mod',
    'tpNF',
    'xProd',
    'cProd',
    'qCom',
    'vProd',
    'vNF',
  )
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(field, hostile), { minLength: 1, maxLength: 3 }), async (changes) => {
      let xml = await newDocument().image.text()
      for (const [name, text] of changes)
        xml = xml.replace(new RegExp(`<${name}>[^<]*<`), () => `<${name}>${text}<`)
      const { id } = await ana.call(sendInvoice, { number: '1', products, image: new Blob([xml]) })
      await world.runJobs()
      const { reading } = await rita.call(officeInvoice, { id })
      expect(reading).not.toBeNull()
    }),
    { numRuns: 40, examples: [[[['dhEmi', '2026-02-31T10:00:00-03:00']]]] },
  )
})

test('the database counts nothing unread, and nothing under another key than the one shown', async ({
  database,
  given,
}) => {
  const member = await given.member({ type: 'attendant' })
  const { key } = newDocument()
  const count = (id: string) =>
    database.pool.query(`update invoice set status = 'counted', coins = 0 where id = $1`, [id])
  const unread = await given.invoice({ member })
  await database.pool.query('delete from invoice_reading where invoice_id = $1', [unread.id])
  await expect(count(unread.id)).rejects.toMatchObject({ constraint: 'invoice_read_before_it_counts' })
  const hidden = await given.invoice({ member, reading: { access_key: key } })
  await expect(count(hidden.id)).rejects.toMatchObject({ constraint: 'invoice_earns_with_the_key_it_shows' })
  const earned = await given.invoice({ member, accessKey: key, status: 'counted' })
  await expect(
    database.pool.query('update invoice set access_key = null where id = $1', [earned.id]),
  ).rejects.toMatchObject({ constraint: 'invoice_keeps_the_key_it_earned_with' })
})

test('the audit finds a key that earned twice, and what earned unread', async ({
  database,
  clock,
  given,
}) => {
  const member = await given.member({ type: 'attendant' })
  const { key } = newDocument()
  const typed = await given.invoice({ member, accessKey: key, status: 'counted' })
  const shown = await given.invoice({ member, status: 'counted', reading: { access_key: key } })
  const reviewer = await given.staff()
  const unread = await given.invoice({ member, status: 'counted' })
  await database.pool.query(
    `insert into invoice_decision (invoice_id, staff_id, decision, round, decided_at, takes_effect_at, coins, counted)
     values ($1, $2, 'approve', 1, now(), now(), 100, '[]')`,
    [unread.id, reviewer.id],
  )
  await database.pool.query('delete from invoice_reading where invoice_id = $1', [unread.id])
  const found = (await auditBooks(database, clock.now())).map(({ row }) => row)
  expect(found).toEqual([
    `key ${key} has earned with ${[typed.id, shown.id]
      .toSorted()
      .map((id) => `invoice ${id}`)
      .join(', ')}`,
    `invoice ${unread.id} has earned 100 coins and was never read`,
  ])
  await database.pool.query('delete from invoice where id = any ($1)', [[typed.id, shown.id, unread.id]])
})
