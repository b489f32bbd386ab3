import { expect } from 'vitest'
import { checkAccessKey, sendInvoice } from '#contract/invoices.ts'
import { approveInvoice, officeInvoice } from '#contract/invoices-office.ts'
import { deleteAccount } from '#contract/members.ts'
import { exportData } from '#contract/members-privacy.ts'
import { test as base } from '#server/testing/test.ts'
import { allFiles, tracesOf } from '#server/testing/traces.ts'
import { auditBooks, takeEffect } from './test-acts.ts'
import { newDocument } from './test-documents.ts'

const test = base
  .extend('rita', async ({ given, api }) => api.as(await given.staff()))
  .extend('person', async ({ given }) => given.member({ type: 'attendant' }))
  .extend('ana', async ({ api, person }) => api.as(person))

test('a person’s own file tells all about their invoices', async ({ world, given, rita, ana }) => {
  const product = await given.product({ title: 'Quintal Adulto 15 kg' })
  const { number, key, image } = newDocument()
  const products = [{ product_id: product.id, value: '149.90' }]
  const { id } = await ana.call(sendInvoice, { number, products, image })
  await world.runJobs()
  const { version } = await rita.call(officeInvoice, { id })
  await rita.call(approveInvoice, { id, version })
  await takeEffect(world)
  const { data } = await ana.call(exportData)
  expect(data).toMatchObject({
    invoices: [
      {
        number,
        status: 'counted',
        coins: 149,
        access_key: key,
        rows: [{ product: 'Quintal Adulto 15 kg', value_cents: 14_990, counted_cents: 14_990 }],
        path: [{ step: 'sent' }, { step: 'counted' }],
        decisions: [{ decision: 'approve', coins: 149 }],
        reading: { source: 'xml', number },
      },
    ],
  })
})

test('when a person goes, files, rows and readings go, and the key that earned stays, nobody’s', async ({
  world,
  api,
  given,
  rita,
  person,
  ana,
}) => {
  const { database, files, runJobs } = world
  const before = await allFiles(files)
  const { number, key, image } = newDocument({ issuerName: 'Distribuidora Inconfundível' })
  const products = [{ product_id: (await given.product()).id, value: '149.90' }]
  const { id } = await ana.call(sendInvoice, { number, products, image })
  await ana.call(sendInvoice, { ...newDocument(), products })
  await runJobs()
  const { version } = await rita.call(officeInvoice, { id })
  await rita.call(approveInvoice, { id, version })
  await takeEffect(world)
  await ana.call(deleteAccount)
  await runJobs()
  expect(await allFiles(files)).toEqual(before)
  expect(await tracesOf(database, files, ['Distribuidora Inconfundível', key, person.email])).toEqual([
    { value: key, where: 'public.used_access_key' },
  ])
  expect(await auditBooks(database.transaction)).toEqual([])
  const bia = api.as(await given.member({ type: 'attendant' }))
  expect((await bia.call(checkAccessKey, { key })).state).toBe('used')
  const again = newDocument({ number })
  expect(again.key).toBe(key)
  expect(await bia.try(sendInvoice, { ...again, access_key: key, products })).toMatchObject({
    status: 409,
    answer: { code: 'invoice_used' },
  })
  const unsaid = await bia.call(sendInvoice, { ...again, products })
  await runJobs()
  const seen = await rita.call(officeInvoice, { id: unsaid.id })
  expect(seen.reading?.findings).toMatchObject([
    { code: 'duplicate', facts: { by: 'key', invoice_id: null } },
  ])
  expect(await rita.try(approveInvoice, { id: unsaid.id, version: seen.version })).toMatchObject({
    status: 409,
    answer: { code: 'invoice_used' },
  })
})

test('what is sent or decided while a person goes happens before, or not at all', {
  timeout: 60_000,
}, async ({ world, given, api, rita }) => {
  const { database, files, runJobs } = world
  const products = [{ product_id: (await given.product()).id, value: '149.90' }]
  const before = await allFiles(files)
  for (let round = 0; round < 5; round++) {
    const leaver = await given.member({ type: 'attendant' })
    const mine = api.as(leaver)
    const waiting = await mine.call(sendInvoice, { ...newDocument(), products })
    await runJobs()
    await rita.call(approveInvoice, { id: waiting.id, version: 2 })
    await database.pool.query('update graphile_worker._private_jobs set run_at = now()')
    const outcomes = await Promise.all([
      mine.try(sendInvoice, { ...newDocument(), products }),
      mine.try(deleteAccount),
      mine.with({ idempotencyKey: 'k' }).try(sendInvoice, { ...newDocument(), products }),
      runJobs().then(() => ({ status: 200 })),
    ])
    expect(outcomes.map(({ status }) => status).filter((status) => ![200, 401].includes(status))).toEqual([])
    await runJobs()
    expect(await allFiles(files)).toEqual(before)
  }
  expect(await auditBooks(database.transaction)).toEqual([])
})
