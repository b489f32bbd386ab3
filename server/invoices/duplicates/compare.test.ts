import { expect } from 'vitest'
import { sendInvoice } from '#contract/invoices.ts'
import { officeInvoice, officeInvoices } from '#contract/invoices-office.ts'
import { alikeInvoice, dismissLikeness } from '#contract/invoices-review.ts'
import { newDocument, newKey } from '#server/invoices/test-documents.ts'
import { test } from '#server/testing/test.ts'

test('a possible duplicate is seen beside the document, without its sender, until somebody says it is none', async ({
  api,
  given,
  runJobs,
  database,
}) => {
  const rita = api.as(await given.staff())
  const [ana, bia] = [
    await given.member({ type: 'attendant', name: 'Sandra Oliveira' }),
    await given.member({ type: 'attendant' }),
  ]
  await database.pool.query('update member set profile_value = $1 where id = any($2)', [
    '27481936000138',
    [ana.id, bia.id],
  ])
  const products = [{ product_id: (await given.product()).id, value: '149.90' }]
  const first = await api.as(ana).call(sendInvoice, { ...newDocument({ number: '88412' }), products })
  const forged = newDocument({ number: '88412', key: newKey().replace(/^35/, '43') })
  const second = await api.as(bia).call(sendInvoice, { ...forged, products })
  await runJobs()
  const seen = await rita.call(officeInvoice, { id: second.id })
  expect(seen.risk).toBe('duplicate')
  expect(seen.alike).toEqual([
    { id: first.id, number: '88412', by: 'number', percent: null, sender: 'same_shop' },
  ])
  const pair = { id: second.id, other: first.id }
  const other = await rita.call(alikeInvoice, pair)
  expect(other).toMatchObject({
    number: '88412',
    status: 'received',
    same: { document: true, total: true, day: true, key: false, file: false },
  })
  expect(JSON.stringify(other)).not.toContain('Sandra')
  const duplicates = async () =>
    (await rita.call(officeInvoices, { risk: 'duplicate' })).items.map(({ id }) => id)
  expect(await duplicates()).toContain(second.id)
  expect((await rita.try(alikeInvoice, { id: first.id, other: second.id })).status).toBe(404)
  expect((await rita.try(dismissLikeness, { id: first.id, other: second.id })).status).toBe(404)

  await rita.call(dismissLikeness, pair)
  const after = await rita.call(officeInvoice, { id: second.id })
  expect(after.alike).toEqual([])
  expect(after.findings).toBe(seen.findings - 1)
  expect(await duplicates()).not.toContain(second.id)
})
