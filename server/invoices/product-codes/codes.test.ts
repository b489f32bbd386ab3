import { expect } from 'vitest'
import { distributorCodes, forgetDistributorCode, setDistributorCode } from '#contract/invoices-codes.ts'
import { claimInvoice, officeInvoice } from '#contract/invoices-office.ts'
import type { ReadRow } from '#contract/invoices-reading.ts'
import { confirmWording, forgetWording } from '#contract/invoices-review.ts'
import { test as base } from '#server/testing/test.ts'

/** Each test has a company of its own. */
const companies = ['11222333000181', '41526374000122', '52837496000156']

const test = base
  .extend('caio', async ({ given, api }) => api.as(await given.staff({ role: 'catalogue' })))
  .extend('rita', async ({ given, api }) => api.as(await given.staff()))
  .extend('paulista', async ({ given }) => {
    const cnpj = companies.shift() ?? ''
    return { ...(await given.distributor({ cnpjs: [cnpj] })), cnpj, root: cnpj.slice(0, 8) }
  })
  .extend('vivaz', async ({ given }) => given.product({ title: 'Vivaz Adulto 15 kg' }))

const row = (name: string, code: string): ReadRow => ({
  name,
  code,
  ean: null,
  value_cents: 10_000,
  product_id: null,
})

test('a code that was entered finds the product on documents that wait, until it is taken back', async ({
  given,
  runJobs,
  caio,
  rita,
  paulista: { id, root, cnpj },
  vivaz,
}) => {
  const issuer = { id: cnpj, name: 'Paulista' }
  const reading = { source: 'xml' as const, issuer, rows: [row('SACO', 'pp-77'), row('OUTRO', '78')] }
  const invoice = await given.invoice({ member: await given.member(), reading })
  const matched = async () => {
    await runJobs()
    const { reading: read } = await rita.call(officeInvoice, { id: invoice.id })
    return read?.rows.map(({ product_id, matched_by }) => [product_id, matched_by])
  }
  await caio.call(setDistributorCode, { id, root, code: ' PP-77 ', product_id: vivaz.id })
  expect(await caio.call(distributorCodes, { id })).toMatchObject({
    roots: [root],
    codes: [{ root, code: 'PP-77', product: 'Vivaz Adulto 15 kg' }],
    products: expect.arrayContaining([{ id: vivaz.id, title: 'Vivaz Adulto 15 kg' }]),
  })
  expect(await matched()).toEqual([
    [vivaz.id, 'code'],
    [null, undefined],
  ])
  await caio.call(forgetDistributorCode, { id, root, code: 'pp-77' })
  expect(await matched()).toEqual(Array(2).fill([null, undefined]))
  expect((await caio.try(forgetDistributorCode, { id, root, code: 'pp-77' })).status).toBe(404)
})

test('the last word on a code counts, and a reviewer who takes theirs back leaves the list alone', async ({
  given,
  clock,
  caio,
  rita,
  paulista: { id, root, cnpj },
  vivaz,
}) => {
  const serena = await given.product({ title: 'Serena Gatos 3 kg' })
  const seen = async () => (await caio.call(distributorCodes, { id })).codes.map(({ product }) => product)
  await caio.call(setDistributorCode, { id, root, code: '90', product_id: serena.id })
  await caio.call(setDistributorCode, { id, root, code: '90', product_id: vivaz.id })
  expect(await seen()).toEqual([vivaz.title])
  clock.advance({ minutes: 1 })
  const reading = {
    source: 'ocr' as const,
    issuer: { id: cnpj, name: null },
    rows: [row('GATO', '90')],
  }
  const invoice = await given.invoice({ member: await given.member(), reading })
  await rita.call(claimInvoice, { id: invoice.id })
  await rita.call(confirmWording, { id: invoice.id, row: 0, product_id: serena.id })
  expect(await seen()).toEqual([serena.title])
  await rita.call(forgetWording, { id: invoice.id, row: 0 })
  expect(await seen()).toEqual([vivaz.title])
})

test('a code is of a company of the distributor and stands for a product of ours', async ({
  given,
  caio,
  paulista: { id, root },
  vivaz,
}) => {
  const code = { id, root, code: '1', product_id: vivaz.id }
  expect((await caio.try(setDistributorCode, { ...code, root: '99999999' })).status).toBe(404)
  const other = await given.distributor({ cnpjs: ['63748597000177'] })
  expect((await caio.try(setDistributorCode, { ...code, id: other.id })).status).toBe(404)
  expect((await caio.try(distributorCodes, { id: vivaz.id })).status).toBe(404)
  expect(await caio.try(setDistributorCode, { ...code, product_id: id })).toMatchObject({
    status: 422,
    answer: { errors: { product_id: ['Escolha um produto da lista.'] } },
  })
})
