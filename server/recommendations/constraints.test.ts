import { expect } from 'vitest'
import { isRecommendationCode } from '#domain/recommendation-code.ts'
import { test as base } from '#server/testing/test.ts'
import type { World } from '#server/testing/world.ts'

/** A recommendation that sold, as the database has it, whatever the program would do. */
const test = base.extend('sold', async ({ world }) => {
  const { given, clock, database } = world
  const product = await given.product()
  const [vera, ana] = [
    await given.member({ type: 'veterinarian' }),
    await given.member({ type: 'attendant' }),
  ]
  const { code } = await given.lead({ member: vera, product })
  const purchase = async (facts: Partial<Record<'invoice' | 'sender', string>> = {}) => {
    const { invoice = crypto.randomUUID(), sender = ana.id } = facts
    const { rows } = await database.pool.query(
      `insert into recommended_purchase (code, invoice_id, recommender_id, sender_id, product_id, bought_on, counted_at,
        row_coins, recommender_coins, joining_coins, is_capped)
      values ($1, $2, $3, $4, $5, '2026-11-17', $6, 100, 50, 20, false) returning id, invoice_id`,
      [code, invoice, vera.id, sender, product.id, clock.now().toString()],
    )
    return rows[0]
  }
  return { vera, code, purchase }
})

async function violated(attempt: Promise<unknown>): Promise<string> {
  return attempt.then(
    () => 'nothing',
    (error) => error.constraint,
  )
}

test('a code pays once per invoice, and never who sent it', async ({ sold: { purchase, vera } }) => {
  const { invoice_id: invoice } = await purchase()
  expect(await violated(purchase())).toBe('nothing')
  expect(await violated(purchase({ invoice }))).toBe('recommended_purchase_once_per_invoice')
  expect(await violated(purchase({ sender: vera.id }))).toBe('recommended_purchase_never_to_the_sender')
})

test('a code never has more purchases than it may, nor a month more coins than its cap', async ({
  world,
  sold: { code, vera },
}) => {
  const { pool } = world.database
  const buy = (count: number) =>
    pool.query('update recommendation set purchases = $2 where code = $1', [code, count])
  expect(await violated(buy(6))).toBe('nothing')
  expect(await violated(buy(7))).toBe('recommendation_within_its_purchases')
  const earn = (coins: number) =>
    pool.query(
      `insert into recommendation_month (member_id, month, coins, cap) values ($1, '2026-11-01', $2, 100)
      on conflict (member_id, month) do update set coins = excluded.coins`,
      [vera.id, coins],
    )
  expect(await violated(earn(100))).toBe('nothing')
  expect(await violated(earn(101))).toBe('recommendation_month_within_the_cap')
})

test('who recommended and who joined are each in the books once for a purchase', async ({
  world,
  sold: { vera, purchase },
}) => {
  const { id } = await purchase()
  const credit = () => creditAround(world, vera.id, id)
  expect(await credit()).toBe('done')
  expect(await credit()).toBe('already_done')
})

async function creditAround({ database, clock }: World, memberId: string, purchaseId: string) {
  const { rows } = await database.pool.query(
    `select coalesce(refused, 'done') as outcome
    from credit_coins($1, 50, 'recommendation_credit', $2, '{}', $3)`,
    [memberId, purchaseId, clock.now().toString()],
  )
  return rows[0]?.outcome
}

test('the database draws codes that check, and takes no others', async ({ world, sold: { code } }) => {
  const { pool } = world.database
  const { rows } = await pool.query(
    'select fresh_recommendation_code() as code from generate_series(1, 2000)',
  )
  const drawn = rows.map((row) => row.code)
  expect(drawn.filter((one) => !isRecommendationCode(one))).toEqual([])
  expect(new Set(drawn).size).toBe(2000)
  // Each of the thirty-one signs is drawn.
  expect(new Set(drawn.join('')).size).toBe(31)
  const swapped = `${code.slice(0, -1)}${code.endsWith('2') ? '3' : '2'}`
  const change = pool.query('update recommendation set code = $2 where code = $1', [code, swapped])
  expect(await violated(change)).toBe('recommendation_code_checks')
})
