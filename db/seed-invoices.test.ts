import { expect } from 'vitest'
import { listProducts } from '#contract/catalogue.ts'
import { statement, statementSummary } from '#contract/coins.ts'
import { listInvoices, oneInvoice } from '#contract/invoices.ts'
import { signIn } from '#contract/sessions.ts'
import { test as base } from '#server/testing/test.ts'
import { demoProducts } from './demo-catalogue.ts'
import { demoPassword, fillWithDemo } from './seed.ts'

const test = base.extend('camila', async ({ world, api }) => {
  await fillWithDemo(world, world.clock.now())
  const { access_token: token } = await api.call(signIn, {
    email: 'atendente@petisco.example',
    password: demoPassword,
  })
  return api.as({ token })
})

test('the demo attendant has invoices in every state, whose coins are in the statement', async ({
  camila,
}) => {
  const invoices = await camila.call(listInvoices)
  expect(new Set(invoices.map(({ status }) => status)).size).toBe(5)
  const counted = invoices.filter(({ status }) => status === 'counted')
  const { coins, expiries } = await camila.call(statementSummary)
  const bonus = 120
  expect(coins).toBe(3250 + bonus)
  expect(counted.reduce((sum, invoice) => sum + (invoice.coins ?? 0), 0)).toBe(3250)
  const waiting = invoices.filter(({ status }) => status === 'received' || status === 'incomplete')
  expect(waiting.reduce((sum, { estimate }) => sum + estimate, 0)).toBe(480)
  expect(expiries[0]?.coins).toBe(320)
  const { items } = await camila.call(statement, {})
  expect(items[0]).toMatchObject({ number: '1198', amount: 320, balance: 3250 + bonus })
  const dates = items.map(({ date }) => date)
  expect(dates).toEqual(dates.toSorted().toReversed())
})

test('the receipts and bags of the demo can be opened', async ({ app, camila }) => {
  for (const { id } of await camila.call(listInvoices)) {
    const { file } = await camila.call(oneInvoice, { id })
    expect((await app.inject({ url: file.link })).headers['content-type']).toBe('image/webp')
  }
  const products = await camila.call(listProducts)
  expect(products).toHaveLength(46)
  for (const { image } of products) expect((await app.inject({ url: image.link ?? '' })).statusCode).toBe(200)
})

test('bar codes have the right check digit', () => {
  for (const { ean } of demoProducts) {
    const sum = [...ean].reduce((total, digit, index) => total + Number(digit) * (index % 2 ? 3 : 1), 0)
    expect([ean, sum % 10]).toEqual([ean, 0])
  }
  expect(new Set(demoProducts.map(({ rate }) => rate))).toEqual(new Set([1000, 1500, 2000]))
})
