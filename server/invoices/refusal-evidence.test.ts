import { expect } from 'vitest'
import { oneInvoice } from '#contract/invoices.ts'
import { rejectInvoice } from '#contract/invoices-office.ts'
import { test } from '#server/testing/test.ts'
import { takeEffect } from './test-acts.ts'
import { newKey } from './test-documents.ts'

const regions = [
  { of: 'key' as const, box: [0.5, 0.1, 0.4, 0.1] as [number, number, number, number] },
  { of: 'issued_on' as const, box: [0.1, 0.2, 0.2, 0.05] as [number, number, number, number] },
]

test('a refusal shows the own invoice that was there before, and where on the photo it can be seen', async ({
  world,
  given,
  api,
}) => {
  const ana = await given.member({ type: 'attendant' })
  const key = newKey()
  const first = await given.invoice({ member: ana, status: 'counted', number: '1150', accessKey: key })
  const { id } = await given.invoice({ member: ana, number: '1151', reading: { access_key: key, regions } })
  const rita = api.as(await given.staff())
  await rita.call(rejectInvoice, { id, version: 1, reason: 'already_used' })
  await takeEffect(world)
  const { evidence } = await api.as(ana).call(oneInvoice, { id })
  expect(evidence).toMatchObject({ earlier: { id: first.id, number: '1150' }, regions: [{ of: 'key' }] })
  expect((await api.as(ana).call(oneInvoice, { id: first.id })).evidence).toBeUndefined()
})

test('another person’s invoice is never told, and another reason shows another place', async ({
  world,
  given,
  api,
}) => {
  const [ana, bia] = [await given.member({ type: 'attendant' }), await given.member({ type: 'attendant' })]
  const key = newKey()
  await given.invoice({ member: bia, status: 'counted', accessKey: key })
  const rita = api.as(await given.staff())
  const reading = { access_key: key, regions }
  const used = await given.invoice({ member: ana, reading })
  const old = await given.invoice({ member: ana, reading: { regions } })
  await rita.call(rejectInvoice, { id: used.id, version: 1, reason: 'already_used' })
  await rita.call(rejectInvoice, { id: old.id, version: 1, reason: 'too_old' })
  await takeEffect(world)
  expect((await api.as(ana).call(oneInvoice, { id: used.id })).evidence).toMatchObject({ earlier: null })
  expect((await api.as(ana).call(oneInvoice, { id: old.id })).evidence).toEqual({
    earlier: null,
    regions: [regions[1]],
  })
})
