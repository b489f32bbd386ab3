import { expect } from 'vitest'
import { oneInvoice, sendInvoice } from '#contract/invoices.ts'
import { approveInvoice, officeInvoice, reverseInvoice } from '#contract/invoices-office.ts'
import { test as base } from '#server/testing/test.ts'
import { takeEffect } from './test-acts.ts'
import { newDocument } from './test-documents.ts'

const test = base
  .extend('ana', async ({ given }) => given.member({ type: 'attendant' }))
  .extend('rita', async ({ api, given }) => api.as(await given.staff()))
  .extend('count', ({ world, rita }) => async (id: string) => {
    await world.runJobs()
    const { version } = await rita.call(officeInvoice, { id })
    await rita.call(approveInvoice, { id, version })
    await takeEffect(world)
  })

const today = { issuedAt: '2026-11-17T10:15:00-03:00' }

test('two rows may carry one code; it pays once, and rows without it or of another food tell nothing of it', async ({
  api,
  given,
  rita,
  ana,
  count,
}) => {
  const [bag, other] = [await given.product(), await given.product({ title: 'Bom Faro 3 kg' })]
  const { code } = await given.recommendation({ member: await given.member(), product: bag })
  const products = [
    { product_id: bag.id, value: '100.00', recommendation: code },
    { product_id: other.id, value: '50.00', recommendation: code },
    { product_id: bag.id, value: '80.00', recommendation: code },
    { product_id: other.id, value: '20.00' },
  ]
  const { id } = await api.as(ana).call(sendInvoice, { ...newDocument(today), products })
  const joined = async () =>
    (await api.as(ana).call(oneInvoice, { id })).rows.map((row) => [row.recommendation, row.joining_coins])
  expect(await joined()).toEqual([
    [code, null],
    [code, null],
    [code, null],
    [null, null],
  ])
  await count(id)
  expect(await joined()).toEqual([
    [code, 20],
    [code, 0],
    [code, 20],
    [null, null],
  ])
  const { version } = await rita.call(officeInvoice, { id })
  await rita.call(reverseInvoice, { id, version, reason: 'shop_returned', note: 'Devolvida' })
  expect((await joined()).map(([, coins]) => coins)).toEqual([0, 0, 0, null])
})

test('a code of the sender or of nobody is refused beside its row, and nothing is kept', async ({
  api,
  given,
  ana,
}) => {
  const product = await given.product()
  const own = await given.recommendation({ member: ana, product })
  const sent = (recommendation: string) => {
    const rows = [{}, { recommendation }].map((code) => ({ product_id: product.id, value: '9.00', ...code }))
    return api.as(ana).try(sendInvoice, { ...newDocument(today), products: rows })
  }
  const faultAt = (fault: string) => ({
    status: 422,
    answer: { errors: { 'products.1.recommendation': [fault] } },
  })
  expect(await sent(own.code)).toMatchObject(
    faultAt('Este código é seu: ele não vale nas suas próprias notas.'),
  )
  expect(await sent('22222222')).toMatchObject(faultAt('Não conhecemos este código. Confira com o cliente.'))
  expect(await sent('AAAAAAAB')).toMatchObject(
    faultAt('Este código não confere. Compare as oito letras e números.'),
  )
})

test('who sends codes that nobody has is soon told nothing of any code, and still sends without one', async ({
  api,
  given,
}) => {
  const product = await given.product()
  const { code } = await given.lead({ member: await given.member(), product })
  const ana = api.as(await given.member({ type: 'attendant' })).with({ address: '198.51.100.9' })
  const send = (recommendation?: string) =>
    ana.try(sendInvoice, {
      number: '1',
      products: [{ product_id: product.id, value: '10.00', ...(recommendation && { recommendation }) }],
      image: new File([`<nfeProc>${crypto.randomUUID()}</nfeProc>`], 'nota.xml'),
    })
  for (let tries = 0; tries < 30; tries += 1) expect((await send('22222222')).status).toBe(422)
  expect((await send('22222222')).status).toBe(429)
  expect((await send(code)).status).toBe(429)
  expect((await send()).status).toBe(200)
})
