import { expect } from 'vitest'
import { statement, statementSummary } from '#contract/coins.ts'
import { checkAccessKey, listInvoices, sendInvoice } from '#contract/invoices.ts'
import { approveInvoice, officeInvoice, reverseInvoice } from '#contract/invoices-office.ts'
import { listNotifications } from '#contract/notifications.ts'
import { spendCoins } from '#server/coins/movements.ts'
import { auditBooks, takeEffect } from '#server/invoices/test-acts.ts'
import { newDocument, newKey } from '#server/invoices/test-documents.ts'
import { test as base } from '#server/testing/test.ts'

const test = base
  .extend('rita', async ({ given, api }) => api.as(await given.staff()))
  .extend('ana', async ({ given }) => given.member({ type: 'attendant' }))

test('a reversal takes the coins back; what is spent becomes a debt, and the member is told why', async ({
  world,
  api,
  given,
  rita,
  ana,
}) => {
  const { database, clock, runJobs, mailbox } = world
  const rows = [{ product: await given.product(), valueCents: 24_000 }]
  const { id } = await given.invoice({ member: ana, status: 'counted', rows, number: '1131' })
  const spending = { memberId: ana.id, coins: 100, redemptionId: crypto.randomUUID(), note: {} }
  await database.transaction((tx) => spendCoins(tx, { ...spending, now: clock.now() }))
  const { version } = await rita.call(officeInvoice, { id })
  await rita.call(reverseInvoice, { id, version, reason: 'shop_returned', note: 'Devolvida em 28/10.' })
  expect(await api.as(ana).call(statementSummary)).toMatchObject({ coins: 0, debt: 100, points: 0 })
  expect((await api.as(ana).call(statement, {})).items[0]).toMatchObject({
    kind: 'invoice_reversal',
    amount: -240,
    number: '1131',
    reason: 'A compra desta nota foi devolvida. Devolvida em 28/10.',
  })
  const inSpanish = await api.as(ana).with({ language: 'es' }).call(statement, {})
  expect(inSpanish.items[0]?.reason).toMatch(/^La compra de esta factura .*Devolvida em 28\/10\.$/)
  expect(await api.as(ana).call(listInvoices)).toMatchObject([
    {
      status: 'reversed',
      coins: -240,
      reason: 'A compra desta nota foi devolvida. Devolvida em 28/10.',
    },
  ])
  expect(await api.as(ana).call(listNotifications)).toMatchObject([{ kind: 'invoice_reversed' }])
  await runJobs()
  const [mail] = mailbox.to(ana.email)
  expect(mail?.subject).toBe('Nota 1131 estornada: −240 moedas')
  expect(mail?.text).toContain('as próximas 100 moedas')
  expect(await auditBooks(database, clock.now())).toEqual([])
})

test('of ten reversals at once one happens, and nothing else can be reversed', async ({
  given,
  rita,
  ana,
}) => {
  const { id } = await given.invoice({ member: ana, status: 'counted' })
  const outcomes = await Promise.all(
    Array.from({ length: 10 }, () => rita.try(reverseInvoice, { id, version: 1, reason: 'shop_returned' })),
  )
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  expect(outcomes.find(({ ok }) => !ok)).toMatchObject({ status: 409, answer: { code: 'stale' } })
  for (const status of ['received', 'rejected', 'incomplete', 'reversed'] as const) {
    const other = await given.invoice({ member: ana, status })
    const outcome = await rita.try(reverseInvoice, { id: other.id, version: 1, reason: 'shop_returned' })
    expect(outcome.status).toBe(409)
  }
})

test('whoever approved an invoice hears why it cannot be reversed: somebody else was faster', async ({
  world,
  given,
  api,
  rita,
  ana,
}) => {
  const { id } = await given.invoice({ member: ana })
  const { version } = await rita.call(approveInvoice, { id, version: 1 })
  await takeEffect(world)
  const reversal = { id, version: version + 1, reason: 'shop_returned' }
  await api.as(await given.staff()).call(reverseInvoice, reversal)
  const stale = { status: 409, answer: { code: 'stale' } }
  expect(await rita.try(reverseInvoice, reversal)).toMatchObject(stale)
  const missing = crypto.randomUUID()
  expect((await rita.try(reverseInvoice, { ...reversal, id: missing })).status).toBe(404)
})

test('nobody reverses their own, and a reason is wanted', async ({ given, api, rita, ana }) => {
  const { id } = await given.invoice({ member: ana, status: 'counted' })
  const self = api.as(await given.staff({ email: ana.email.toUpperCase() }))
  expect(await self.try(reverseInvoice, { id, version: 1, reason: 'shop_returned' })).toMatchObject({
    status: 409,
    answer: { code: 'own_document' },
  })
  expect((await rita.try(reverseInvoice, { id, version: 1, reason: 'cut_off' })).status).toBe(422)
})

test('the key of a reversed invoice never earns again', async ({ given, api, rita, ana }) => {
  const accessKey = newKey()
  const { id } = await given.invoice({ member: ana, status: 'counted', accessKey })
  await rita.call(reverseInvoice, { id, version: 1, reason: 'counted_by_mistake' })
  const product = await given.product()
  const bia = api.as(await given.member({ type: 'attendant' }))
  expect((await bia.call(checkAccessKey, { key: accessKey })).state).toBe('used')
  const products = [{ product_id: product.id, value: '10.00' }]
  const outcome = await bia.try(sendInvoice, { ...newDocument(), access_key: accessKey, products })
  expect(outcome).toMatchObject({ status: 409, answer: { code: 'invoice_used' } })
})
