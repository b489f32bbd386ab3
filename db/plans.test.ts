import { sql } from 'kysely'
import { expect } from 'vitest'
import { twinsByKey } from '#server/invoices/recording/queries.ts'
import { currentUser } from '#server/members/current-user.ts'
import { test } from '#server/testing/test.ts'

test('what every screen begins with is planned once for each connection, not with every call', async ({
  database,
  given,
  clock,
}) => {
  const { id } = await given.member()
  const plans = await database.transaction(async (tx) => {
    for (let call = 0; call < 8; call += 1)
      expect(await currentUser(tx, id, clock.now())).toMatchObject({ name: 'Ana Souza' })
    return sql<{ generic: number }>`
      select generic_plans::int as generic from pg_prepared_statements where statement like 'select "email_change"%'
    `.execute(tx)
  })
  // PostgreSQL plans the first five as they come, to compare.
  expect(plans.rows).toHaveLength(1)
  expect(plans.rows[0]?.generic).toBeGreaterThanOrEqual(3)
})

test('whether a key has been used is looked up, not asked of every invoice', async ({ database }) => {
  const statement = await database.transaction(async (tx) => {
    const key = { text: '35261111222333000181550010000076381123456789' }
    const search = { id: crypto.randomUUID(), key, sha256: Buffer.alloc(32) }
    await twinsByKey(tx, [{ ...search, identity: { issuer: null, series: null, number: null } }])
    const { rows } = await sql<{ statement: string }>`
      select statement from pg_prepared_statements where ltrim(statement, E' \\n') like 'select wanted.id%'`.execute(
      tx,
    )
    return rows[0]?.statement ?? ''
  })
  const client = await database.pool.connect()
  try {
    await client.query('set enable_seqscan = off')
    const { rows } = await client.query<Record<string, string>>(`explain (generic_plan) ${statement}`)
    const plan = rows.map((row) => row['QUERY PLAN'])
    expect(plan.join()).toContain('invoice_access_key_once')
    expect(plan.filter((line) => line?.includes('Seq Scan'))).toEqual([])
  } finally {
    client.release(true)
  }
})
