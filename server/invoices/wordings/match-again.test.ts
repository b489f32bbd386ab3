import { expect } from 'vitest'
import { approveInvoice, officeInvoice } from '#contract/invoices-office.ts'
import type { Reading, ReadRow } from '#contract/invoices-reading.ts'
import { confirmWording, forgetWording } from '#contract/invoices-review.ts'
import { test as base } from '#server/testing/test.ts'

const shop = '11222333000181'
const sisterShop = '11222333000262'
const otherCompany = '99888777000166'

const test = base
  .extend('rita', async ({ given, api }) => api.as(await given.staff()))
  .extend('ana', async ({ given }) => given.member({ type: 'attendant' }))
  .extend('vivaz', async ({ given }) => given.product({ title: 'Vivaz Adulto 15 kg' }))

const row = (name: string, more: Partial<ReadRow> = {}): ReadRow => ({
  name,
  ean: null,
  code: null,
  value_cents: 10_000,
  product_id: null,
  ...more,
})

const reading = (rows: ReadRow[], id = shop): Partial<Reading> => ({
  source: 'ocr',
  issuer: { id, name: 'Distribuidora Sul' },
  rows,
})

test('documents of the issuer that wait are matched again, others and decided ones are not', async ({
  given,
  runJobs,
  rita,
  ana,
  vivaz,
}) => {
  const said = await given.invoice({ member: ana, reading: reading([row('SACO VZ AD', { code: '77' })]) })
  const waiting = await given.invoice({
    member: ana,
    reading: reading([row('Saco  vz ad'), row('COLEIRA'), row('OUTRO NOME', { code: '77' })], sisterShop),
  })
  const elsewhere = await given.invoice({
    member: ana,
    reading: reading([row('SACO VZ AD')], otherCompany),
  })
  const decided = await given.invoice({ member: ana, reading: reading([row('SACO VZ AD')]) })
  await rita.call(approveInvoice, { id: decided.id, version: 1 })
  const productsOf = async ({ id }: { id: string }) =>
    (await rita.call(officeInvoice, { id })).reading?.rows.map(({ product_id, matched_by, read_as }) => [
      product_id,
      matched_by,
      read_as,
    ])

  await rita.call(confirmWording, { id: said.id, row: 0, product_id: vivaz.id })
  await runJobs()
  expect(await productsOf(waiting)).toEqual([
    [vivaz.id, 'wording', undefined],
    [null, undefined, undefined],
    [vivaz.id, 'code', undefined],
  ])
  expect(await productsOf(elsewhere)).toEqual([[null, undefined, undefined]])
  expect(await productsOf(decided)).toEqual([[null, undefined, undefined]])
  expect(await productsOf(said)).toEqual([[vivaz.id, 'wording', null]])

  await rita.call(forgetWording, { id: said.id, row: 0 })
  await runJobs()
  expect(await productsOf(waiting)).toEqual(Array(3).fill([null, undefined, undefined]))
})

test('what somebody said on a document stays, whatever is said on another', async ({
  given,
  runJobs,
  rita,
  ana,
  vivaz,
}) => {
  const serena = await given.product({ title: 'Serena Gatos 3 kg' })
  const [one, other] = [
    await given.invoice({ member: ana, reading: reading([row('RACAO Q')]) }),
    await given.invoice({ member: ana, reading: reading([row('RACAO Q')]) }),
  ]
  await rita.call(confirmWording, { id: one.id, row: 0, product_id: vivaz.id })
  await rita.call(confirmWording, { id: other.id, row: 0, product_id: serena.id })
  await runJobs()
  const productOf = async (id: string) =>
    (await rita.call(officeInvoice, { id })).reading?.rows[0]?.product_id
  expect([await productOf(one.id), await productOf(other.id)]).toEqual([vivaz.id, serena.id])
})
