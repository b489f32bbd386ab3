import { expect } from 'vitest'
import { oneChallenge } from '#contract/challenges.ts'
import { statement } from '#contract/coins.ts'
import { approveInvoice, reverseInvoice } from '#contract/invoices-office.ts'
import { listNotifications } from '#contract/notifications.ts'
import { auditBooks, takeEffect } from '#server/invoices/test-acts.ts'
import { test as base } from '#server/testing/test.ts'

const test = base
  .extend('rita', async ({ given, api }) => api.as(await given.staff()))
  .extend('ana', async ({ given }) => given.member({ type: 'attendant' }))

test('approving an invoice advances challenges, and reversing it takes the bonus back', async ({
  world,
  api,
  given,
  rita,
  ana,
}) => {
  const product = await given.product()
  const { id: challengeId } = await given.challenge({ goal: { target: 20_000, bonus: 80 } })
  const rows = [{ product, valueCents: 25_000 }]
  const { id } = await given.invoice({ member: ana, rows })
  const goal = async () => (await api.as(ana).call(oneChallenge, { id: challengeId })).goal
  const balances = async () =>
    (await api.as(ana).call(statement, {})).items.map(({ kind, amount, balance }) => [kind, amount, balance])
  const { version } = await rita.call(approveInvoice, { id, version: 1 })
  expect(await goal()).toMatchObject({ progress: 0, reached_at: null })
  await takeEffect(world)
  expect(await goal()).toMatchObject({ progress: 25_000, reached_at: world.clock.now().toString() })
  expect(await balances()).toEqual([
    ['challenge_bonus', 80, 330],
    ['invoice_credit', 250, 250],
  ])
  const told = (await api.as(ana).call(listNotifications)).map(({ kind }) => kind)
  expect(told.toSorted()).toEqual(['challenge_reached', 'invoice_counted'])
  await rita.call(reverseInvoice, { id, version: version + 1, reason: 'shop_returned' })
  expect(await goal()).toMatchObject({ progress: 0, reached_at: null })
  expect((await balances()).slice(0, 2)).toEqual([
    ['challenge_reversal', -80, 0],
    ['invoice_reversal', -250, 80],
  ])
  expect(await auditBooks(world.database, world.clock.now())).toEqual([])
})

test('bags are what the document says of a product, in whole numbers, and otherwise one a row', async ({
  world,
  api,
  given,
  rita,
  ana,
}) => {
  const [twelve, loose, silent, nothing] = await Promise.all([1, 2, 3, 4].map(() => given.product()))
  if (!twelve || !loose || !silent || !nothing) throw new Error('four products were wanted')
  const { id: challengeId } = await given.challenge({ goal: { unit: 'units', target: 100, bonus: 80 } })
  const bought = [twelve, twelve, loose, silent, nothing]
  const rows = bought.map((product) => ({ product, valueCents: product === nothing ? 0 : 1000 }))
  const { id } = await given.invoice({ member: ana, rows })
  const line = (product: { id: string }, quantity?: number) => ({ product_id: product.id, quantity })
  const reading = {
    rows: [line(twelve, 10), line(twelve, 2), line(loose, 14.3), line(nothing, 50), { product_id: null }],
  }
  await world.database.pool.query('update invoice_reading set reading = $2 where invoice_id = $1', [
    id,
    JSON.stringify(reading),
  ])
  await rita.call(approveInvoice, { id, version: 1 })
  await takeEffect(world)
  const { goal } = await api.as(ana).call(oneChallenge, { id: challengeId })
  expect(goal?.progress).toBe(12 + 1 + 1)
})
