import { expect } from 'vitest'
import { checkAccessKey, sendInvoice } from '#contract/invoices.ts'
import { approveInvoice, officeInvoice, rejectInvoice, undoDecision } from '#contract/invoices-office.ts'
import { checkBlind } from '#contract/invoices-review.ts'
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

test('it tells no decision that has no effect yet or was undone, and nothing that the team wrote for itself', async ({
  world,
  given,
  api,
  person,
  ana,
}) => {
  await world.database.pool.query('update setting set blind_check_percent = 100')
  const people = [await given.staff({ name: 'Rita Camargo' }), await given.staff({ name: 'Davi Rocha' })]
  const [rita, davi] = people.map((staff) => api.as(staff)) as [typeof ana, typeof ana]
  const product = await given.product()
  const sent = (valueCents: number, reading = {}) =>
    given.invoice({ member: person, rows: [{ product, valueCents }], reading })
  const kept = {
    undone: 'Recado inconfundível que foi desfeito',
    undoneInside: 'Nota inconfundível do que foi desfeito',
    rejected: 'Nota inconfundível da recusa',
    counted: 'Nota inconfundível da aprovação',
    blind: 'Nota inconfundível da conferência às cegas',
    first: 'Nota inconfundível da primeira aprovação',
    running: 'Recado inconfundível que ainda pode ser desfeito',
  }

  const rejected = await sent(10_000)
  const against = { id: rejected.id, reason: 'other' }
  await rita.call(rejectInvoice, {
    ...against,
    version: 1,
    note: kept.undone,
    internal_note: kept.undoneInside,
  })
  const { version } = await rita.call(undoDecision, { id: rejected.id })
  await rita.call(rejectInvoice, {
    ...against,
    version,
    note: 'Nota de outra loja',
    internal_note: kept.rejected,
  })
  const finding = { code: 'look_alike', facts: { invoice_id: rejected.id } } as const
  const counted = await sent(20_000, { source: 'ocr', text: 'CUPOM FISCAL', findings: [finding] })
  await rita.call(approveInvoice, { id: counted.id, version: 1, internal_note: kept.counted })
  const large = await sent(200_000)
  await rita.call(approveInvoice, { id: large.id, version: 1, internal_note: kept.first })
  await takeEffect(world)
  await davi.call(checkBlind, { id: counted.id, decision: 'approve', internal_note: kept.blind })
  const running = await sent(30_000)
  await rita.call(rejectInvoice, { id: running.id, version: 1, reason: 'other', note: kept.running })

  const traces = await tracesOf(world.database, world.files, Object.values(kept))
  expect(new Set(traces.map(({ value }) => value))).toEqual(new Set(Object.values(kept)))
  const { data } = await ana.call(exportData)
  const { invoices } = data as { invoices: { status: string; decisions: object[] | null; reading: object }[] }
  expect(invoices.map(({ status, decisions }) => [status, decisions])).toEqual([
    ['rejected', [expect.objectContaining({ decision: 'reject', note: 'Nota de outra loja' })]],
    ['counted', [expect.objectContaining({ decision: 'approve', coins: 200 })]],
    ['received', null],
    ['received', null],
  ])
  expect(invoices[1]?.reading).toMatchObject({ source: 'ocr', text: 'CUPOM FISCAL' })
  const text = JSON.stringify(data)
  const team = people.flatMap(({ id, email }) => [id, email])
  for (const secret of [...Object.values(kept), ...team, 'Rita Camargo', 'Davi Rocha', 'look_alike'])
    expect(text).not.toContain(secret)
  await world.database.pool.query('update setting set blind_check_percent = 0')
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
  expect(await auditBooks(database, world.clock.now())).toEqual([])
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
  expect(await auditBooks(database, world.clock.now())).toEqual([])
})
