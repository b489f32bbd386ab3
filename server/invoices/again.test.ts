import { expect } from 'vitest'
import {
  askForNewAnalysis,
  listInvoices,
  oneInvoice,
  sendBetterPhoto,
  sendInvoice,
} from '#contract/invoices.ts'
import {
  approveInvoice,
  claimInvoice,
  officeInvoice,
  rejectInvoice,
  requestPhoto,
} from '#contract/invoices-office.ts'
import { test as base } from '#server/testing/test.ts'
import { allFiles } from '#server/testing/traces.ts'
import { takeEffect } from './test-acts.ts'
import { newDocument, newKey } from './test-documents.ts'

const test = base
  .extend('rita', async ({ given, api }) => api.as(await given.staff()))
  .extend('lucia', async ({ given, api }) => api.as(await given.staff()))
  .extend('person', async ({ given }) => given.member({ type: 'attendant' }))
  .extend('ana', async ({ api, person }) => api.as(person))

test('a better photo takes the place of the first, and the invoice keeps its own', async ({
  world,
  given,
  rita,
  ana,
}) => {
  const { clock, runJobs, files } = world
  const products = [{ product_id: (await given.product()).id, value: '10.00' }]
  const before = await allFiles(files)
  const { id, due_on } = await ana.call(sendInvoice, { ...newDocument(), products })
  await runJobs()
  const { version } = await rita.call(officeInvoice, { id })
  await rita.call(requestPhoto, { id, version, reason: 'cut_off' })
  await takeEffect(world)
  clock.advance({ hours: 24 })
  const better = newDocument()
  const answer = ana.with({ idempotencyKey: 'better' })
  const [first, second] = await Promise.all([
    answer.try(sendBetterPhoto, { id, image: better.image }),
    answer.try(sendBetterPhoto, { id, image: better.image }),
  ])
  expect([first.status, second.status]).toEqual([200, 200])
  expect((await ana.try(sendBetterPhoto, { id, image: newDocument().image })).status).toBe(409)
  expect((await rita.call(officeInvoice, { id })).reading).toBeNull()
  await runJobs()
  expect(await ana.call(oneInvoice, { id })).toMatchObject({
    status: 'received',
    due_on,
    reason: null,
    path: [{ step: 'sent' }, { step: 'photo_requested' }, { step: 'photo_sent' }],
  })
  expect((await rita.call(officeInvoice, { id })).reading).toMatchObject({ access_key: better.key })
  expect(await allFiles(files)).toHaveLength(before.length + 1)
  const next = await rita.call(officeInvoice, { id })
  expect((await rita.try(approveInvoice, { id, version: next.version })).status).toBe(200)
})

test('a better photo is for who was asked for one', async ({ given, api, person, ana }) => {
  const { image } = newDocument()
  for (const status of ['received', 'counted', 'rejected', 'reversed'] as const) {
    const { id } = await given.invoice({ member: person, status })
    expect((await ana.try(sendBetterPhoto, { id, image })).status).toBe(409)
  }
  const { id } = await given.invoice({ member: person, status: 'incomplete' })
  const stranger = api.as(await given.member({ type: 'attendant' }))
  expect((await stranger.try(sendBetterPhoto, { id, image })).status).toBe(404)
  const words = new Blob(['isto não é uma foto'])
  expect((await ana.try(sendBetterPhoto, { id, image: words })).status).toBe(422)
})

test('the photo of another invoice of one’s own is told', async ({ given, person, ana }) => {
  const products = [{ product_id: (await given.product()).id, value: '10.00' }]
  const document = newDocument()
  await ana.call(sendInvoice, { ...document, products })
  const { id } = await given.invoice({ member: person, status: 'incomplete' })
  expect(await ana.try(sendBetterPhoto, { id, image: document.image })).toMatchObject({
    status: 409,
    answer: { code: 'invoice_yours' },
  })
})

test('a rejected invoice can be looked at again once, by somebody else, with a new promise', async ({
  world,
  given,
  person,
  rita,
  lucia,
  ana,
}) => {
  const { id } = await given.invoice({ member: person })
  await rita.call(rejectInvoice, { id, version: 1, reason: 'other' })
  await takeEffect(world)
  expect((await ana.call(oneInvoice, { id })).can_ask_again).toBe(true)
  world.clock.set('2026-11-23T10:00:00-03:00')
  const asked = await Promise.all(Array.from({ length: 5 }, () => ana.try(askForNewAnalysis, { id })))
  expect(asked.filter(({ ok }) => ok)).toHaveLength(1)
  expect(asked.find(({ ok }) => ok)?.answer).toEqual({ due_on: '2026-11-30' })
  expect(await ana.call(oneInvoice, { id })).toMatchObject({
    status: 'received',
    can_ask_again: false,
    reason: null,
    path: [{ step: 'sent' }, { step: 'rejected' }, { step: 'asked_again' }],
  })
  expect(await rita.try(claimInvoice, { id })).toMatchObject({
    status: 409,
    answer: { code: 'other_person' },
  })
  const { version } = await lucia.call(officeInvoice, { id })
  await lucia.call(rejectInvoice, { id, version, reason: 'other' })
  await takeEffect(world)
  expect((await ana.call(oneInvoice, { id })).can_ask_again).toBe(false)
  expect(await ana.try(askForNewAnalysis, { id })).toMatchObject({ status: 409, answer: { code: 'stale' } })
})

test('nobody asks again for what is not theirs or not rejected', async ({ given, api, person, ana }) => {
  const received = await given.invoice({ member: person })
  expect((await ana.try(askForNewAnalysis, { id: received.id })).status).toBe(409)
  const stranger = api.as(await given.member({ type: 'attendant' }))
  expect((await stranger.try(askForNewAnalysis, { id: received.id })).status).toBe(404)
})

test('a rejected key is free for others, who keep it when the first asks again', async ({
  given,
  api,
  runJobs,
  person,
  lucia,
  ana,
}) => {
  const accessKey = newKey()
  const rejected = await given.invoice({ member: person, status: 'rejected', accessKey })
  const bia = await given.member({ type: 'attendant' })
  const products = [{ product_id: (await given.product()).id, value: '10.00' }]
  const image = new Blob(['<pedido><numero>10</numero></pedido>'])
  const held = await api.as(bia).call(sendInvoice, { number: '10', image, access_key: accessKey, products })
  await runJobs()
  await ana.call(askForNewAnalysis, { id: rejected.id })
  const statuses = (await ana.call(listInvoices)).map(({ status }) => status)
  expect(statuses).toEqual(['received'])
  expect((await lucia.try(approveInvoice, { id: held.id, version: 2 })).status).toBe(200)
})
