import { expect } from 'vitest'
import { statement } from '#contract/coins.ts'
import { approveInvoice, officeInvoice, reverseInvoice } from '#contract/invoices-office.ts'
import { deleteLead } from '#contract/leads.ts'
import { deleteAccount } from '#contract/members.ts'
import { auditAllBooks, takeEffect } from '#server/invoices/test-acts.ts'
import { type Database, openDatabase } from '#server/platform/db.ts'
import type { JobContext } from '#server/platform/jobs.ts'
import { createLog } from '#server/platform/log.ts'
import { test as base } from '#server/testing/test.ts'
import { carryOutJob } from './carry-out.ts'

/** Four workers, as far as the database can tell: each with its own connections. */
const test = base
  .extend('workers', { scope: 'file' }, async ({ world }, { onCleanup }) => {
    const databases = Array.from({ length: 4 }, () => openDatabase(world.databaseUrl, createLog('silent')))
    onCleanup(async () => void (await Promise.all(databases.map((database) => database.close()))))
    return databases
  })
  .extend('approved', async ({ given, api }) => {
    const rita = api.as(await given.staff())
    return async (facts: Parameters<typeof given.invoice>[0]) => {
      const sent = await given.invoice(facts)
      await rita.call(approveInvoice, { id: sent.id, version: 1 })
      return sent
    }
  })
  .extend('food', async ({ given }) => given.product({ title: 'Quintal Adulto 15 kg' }))

test.afterEach(async ({ world }) =>
  expect(await auditAllBooks(world.database, world.clock.now())).toEqual([]),
)

test('forty attendants with one code at once are paid for six purchases', async ({
  workers,
  api,
  given,
  approved,
  clock,
  food,
}) => {
  const vera = await given.member({ type: 'veterinarian' })
  const { code } = await given.lead({ member: vera, product: food })
  const invoices = await Promise.all(
    Array.from({ length: 40 }, async () => {
      const member = await given.member({ type: 'attendant' })
      const rows = [{ product: food, valueCents: 10_000, recommendation: code }]
      return { member, ...(await approved({ member, rows })) }
    }),
  )
  await Promise.all(invoices.map((sent, n) => count(workers[n % 4], sent, clock.now())))
  const paid = (await api.as(vera).call(statement, {})).items
  expect(paid.map(({ amount }) => amount)).toEqual(Array.from({ length: 6 }, () => 50))
  const joined = await Promise.all(
    invoices.map(async ({ member }) => (await api.as(member).call(statement, {})).items),
  )
  expect(joined.filter((lines) => lines.some(({ kind }) => kind === 'joining_credit'))).toHaveLength(6)
  expect(joined.every((lines) => lines.some(({ kind }) => kind === 'invoice_credit'))).toBe(true)
})

test('two attendants who recommend to each other’s clients at once never wait for each other', async ({
  workers,
  given,
  approved,
  clock,
  food,
}) => {
  const pair = await Promise.all([1, 2].map(() => given.member({ type: 'attendant' })))
  const sent = await Promise.all(
    Array.from({ length: 16 }, async (_, n) => {
      const [member, other] = n % 2 ? pair : pair.toReversed()
      if (!member || !other) throw new Error('a pair was wanted')
      const { code } = await given.lead({ member: other, product: food })
      const rows = [{ product: food, valueCents: 10_000, recommendation: code }]
      return { member, ...(await approved({ member, rows })) }
    }),
  )
  await Promise.all(sent.map((one, n) => count(workers[n % 4], one, clock.now())))
})

test('a month’s limit holds for many purchases at once', async ({
  workers,
  api,
  given,
  approved,
  clock,
  food,
}) => {
  const vera = await given.member({ type: 'veterinarian' })
  const sent = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const member = await given.member({ type: 'attendant' })
      const { code } = await given.lead({ member: vera, product: food })
      const rows = [{ product: food, valueCents: 140_000, recommendation: code }]
      return { member, ...(await approved({ member, rows })) }
    }),
  )
  await Promise.all(sent.map((one, n) => count(workers[n % 4], one, clock.now())))
  const amounts = (await api.as(vera).call(statement, {})).items.map(({ amount }) => amount)
  expect(amounts).toEqual([100, 700, 700, 700, 700, 700, 700, 700])
})

test('the client is erased while the invoice is counted: the code has paid, and nobody waits', async ({
  world,
  workers,
  api,
  given,
  approved,
  clock,
  food,
}) => {
  const vera = await given.member({ type: 'veterinarian' })
  const ana = await given.member({ type: 'attendant' })
  const { id: leadId, code } = await given.lead({ member: vera, product: food })
  const rows = [{ product: food, valueCents: 10_000, recommendation: code }]
  const sent = await approved({ member: ana, rows })
  await Promise.all([count(workers[0], sent, clock.now()), api.as(vera).call(deleteLead, { id: leadId })])
  expect((await api.as(vera).call(statement, {})).items.map(({ amount }) => amount)).toEqual([50])
  const { rows: kept } = await world.database.pool.query(
    'select lead_id, purchases from recommendation where code = $1',
    [code],
  )
  expect(kept).toEqual([{ lead_id: null, purchases: 1 }])
})

test('who recommended leaves while the invoice is counted or reversed: the books balance either way', async ({
  world,
  workers,
  api,
  given,
  approved,
  clock,
  food,
}) => {
  const rita = api.as(await given.staff())
  const ana = await given.member({ type: 'attendant' })
  for (const isCountedBefore of [false, true]) {
    const vera = await given.member({ type: 'veterinarian' })
    const { code } = await given.lead({ member: vera, product: food })
    const rows = [{ product: food, valueCents: 10_000, recommendation: code }]
    const sent = await approved({ member: ana, rows })
    if (isCountedBefore) await takeEffect(world)
    const { version } = await rita.call(officeInvoice, { id: sent.id })
    await Promise.all([
      isCountedBefore
        ? rita.call(reverseInvoice, { id: sent.id, version, reason: 'shop_returned' })
        : count(workers[1], sent, clock.now()),
      api.as(vera).call(deleteAccount),
    ])
  }
})

/** What the job does whose time has come, here on a connection of its own. */
async function count(database: Database | undefined, sent: { id: string }, now: Temporal.Instant) {
  if (!database) throw new Error('a worker was wanted')
  const { rows } = await database.pool.query('select id from invoice_decision where invoice_id = $1', [
    sent.id,
  ])
  const { transaction } = database
  await carryOutJob.run({ transaction, now } as JobContext, { decisionId: rows[0].id })
}
