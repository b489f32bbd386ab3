import { expect } from 'vitest'
import { approveInvoice, claimInvoice, officeInvoice } from '#contract/invoices-office.ts'
import type { Reading, ReadRow } from '#contract/invoices-reading.ts'
import { confirmWording, forgetWording, reviewProducts } from '#contract/invoices-review.ts'
import { test as base } from '#server/testing/test.ts'
import { knownWordings } from './known-wordings.ts'

const cnpj = '11222333000181'
const sisterShop = '11222333000262'

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

const reading = (rows: ReadRow[], id: string | null = cnpj): Partial<Reading> => ({
  source: 'ocr',
  issuer: { id, name: 'Distribuidora Sul' },
  rows,
})

test('a confirmed wording is known of all shops of the issuer, and the reading shows it at once', async ({
  world,
  given,
  rita,
  ana,
  vivaz,
}) => {
  const rows = [
    row('Ração  Vivaz ad 15kg', { code: '77' }),
    row('VIVAZ SACO', { code: '77' }),
    row('COLEIRA'),
  ]
  const { id } = await given.invoice({ member: ana, reading: reading(rows) })
  await rita.call(confirmWording, { id, row: 0, product_id: vivaz.id })
  const seen = (await rita.call(officeInvoice, { id })).reading?.rows
  expect(seen?.map(({ product_id, matched_by }) => [product_id, matched_by])).toEqual([
    [vivaz.id, 'wording'],
    [vivaz.id, 'wording'],
    [null, undefined],
  ])
  const known = [{ wording: 'RACAO VIVAZ AD 15KG', code: '77', productId: vivaz.id }]
  expect(await knownWordings(world.database.db, sisterShop)).toEqual(known)
  expect(await knownWordings(world.database.db, '99888777000166')).toEqual([])
  expect(await knownWordings(world.database.db, 'unreadable')).toEqual([])
})

test('the last word counts, and a wording is one product', async ({ world, given, rita, ana, vivaz }) => {
  const serena = await given.product({ title: 'Serena Gatos 3 kg' })
  const { id } = await given.invoice({ member: ana, reading: reading([row('RACAO X')], sisterShop) })
  await rita.call(confirmWording, { id, row: 0, product_id: vivaz.id })
  await rita.call(confirmWording, { id, row: 0, product_id: serena.id })
  const known = await knownWordings(world.database.db, sisterShop)
  expect(known.filter(({ wording }) => wording === 'RACAO X')).toEqual([
    { wording: 'RACAO X', code: null, productId: serena.id },
  ])
})

test('taken back, the row is what it was read as, and nothing is known any more', async ({
  world,
  given,
  rita,
  ana,
  vivaz,
}) => {
  const serena = await given.product({ title: 'Serena Gatos 3 kg' })
  const issuer = '12ABC34501DE35'
  const rows = [row('RACAO Y', { product_id: serena.id, matched_by: 'words' }), row('RACAO Z')]
  const { id } = await given.invoice({ member: ana, reading: reading(rows, issuer) })
  expect((await rita.try(forgetWording, { id, row: 0 })).status).toBe(404)
  for (const place of [0, 1]) {
    await rita.call(confirmWording, { id, row: place, product_id: vivaz.id })
    await rita.call(confirmWording, { id, row: place, product_id: vivaz.id })
    await rita.call(forgetWording, { id, row: place })
  }
  const seen = (await rita.call(officeInvoice, { id })).reading?.rows
  expect(seen).toEqual(rows)
  expect(await knownWordings(world.database.db, issuer)).toEqual([])
})

test('who may not decide says nothing of the rows, and neither does anybody after the decision', async ({
  given,
  api,
  rita,
  ana,
  vivaz,
}) => {
  const { id } = await given.invoice({ member: ana, reading: reading([row('RACAO W')]) })
  const confirm = { id, row: 0, product_id: vivaz.id }
  const davi = api.as(await given.staff())
  await davi.call(claimInvoice, { id })
  expect(await rita.try(confirmWording, confirm)).toMatchObject({
    status: 409,
    answer: { code: 'claimed_by_other' },
  })
  await davi.call(approveInvoice, { id, version: 1 })
  expect(await davi.try(confirmWording, confirm)).toMatchObject({ status: 409, answer: { code: 'stale' } })
  expect(await davi.try(forgetWording, { id, row: 0 })).toMatchObject({
    status: 409,
    answer: { code: 'stale' },
  })
})

test('a row that is not there, a product that is none and an issuer nobody knows are refused', async ({
  given,
  rita,
  ana,
  vivaz,
}) => {
  const { id } = await given.invoice({ member: ana, reading: reading([row('RACAO V')]) })
  const product_id = vivaz.id
  expect((await rita.try(confirmWording, { id, row: 1, product_id })).status).toBe(404)
  const none = await rita.try(confirmWording, { id, row: 0, product_id: id })
  expect(none).toMatchObject({
    status: 422,
    answer: { errors: { product_id: ['Escolha um produto da lista.'] } },
  })
  const nameless = await given.invoice({ member: ana, reading: reading([row('RACAO V')], null) })
  expect(await rita.try(confirmWording, { id: nameless.id, row: 0, product_id })).toMatchObject({
    status: 409,
    answer: { code: 'issuer_unknown' },
  })
})

test('the products to choose from are those of the catalogue', async ({ rita, vivaz }) => {
  expect(await rita.call(reviewProducts)).toContainEqual({ id: vivaz.id, title: 'Vivaz Adulto 15 kg' })
})
