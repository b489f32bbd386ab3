import { expect } from 'vitest'
import { statement } from '#contract/coins.ts'
import { officeInvoice } from '#contract/invoices-office.ts'
import { decidedInvoices } from '#contract/invoices-review.ts'
import { listNotifications } from '#contract/notifications.ts'
import { auditBooks } from '#server/invoices/test-acts.ts'
import { test as base } from './test-signed.ts'

const test = base.extend('judged', ({ database }) => async (invoiceId: string) => {
  const { rows } = await database.pool.query(
    'select mode, fell_short, coins::int, is_credited, rules from instant_judgement where invoice_id = $1',
    [invoiceId],
  )
  return rows[0]
})

test('a signed invoice is counted within its reading, told, and in the books', async ({
  attendant,
  send,
  api,
  given,
  judged,
  database,
  clock,
}) => {
  const ana = await attendant()
  const invoice = await send(ana)
  expect(invoice).toMatchObject({
    status: 'counted',
    coins: 149,
    path: [{ step: 'sent' }, { step: 'counted' }],
  })
  expect(await judged(invoice.id)).toMatchObject({
    mode: 'on',
    fell_short: null,
    coins: 149,
    is_credited: true,
  })
  const [line] = (await ana.call(statement, {})).items
  expect(line).toMatchObject({ kind: 'invoice_credit', amount: 149, number: invoice.number })
  expect((await ana.call(listNotifications))[0]).toMatchObject({ kind: 'invoice_counted' })
  const rita = api.as(await given.staff())
  const { items } = await rita.call(decidedInvoices, {})
  expect(items.find(({ id }) => id === invoice.id)).toMatchObject({ decided_by: null, state: 'done' })
  expect((await rita.call(officeInvoice, { id: invoice.id })).decision).toMatchObject({
    by: null,
    is_mine: false,
  })
  expect(await auditBooks(database, clock.now())).toEqual([])
})
