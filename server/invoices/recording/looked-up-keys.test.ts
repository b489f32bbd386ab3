import { expect } from 'vitest'
import { test } from '#server/testing/test.ts'
import { twinsByKey } from './queries.ts'

test('whether a key has been used is looked up, not asked of every invoice', async ({ database }) => {
  const key = { text: '35261111222333000181550010000076381123456789' }
  const identity = { issuer: null, series: null, number: null }
  await twinsByKey(database.db, [{ id: crypto.randomUUID(), key, sha256: Buffer.alloc(32), identity }])
  // The connection that has just come back is the next to be given out, and knows what it has prepared.
  const client = await database.pool.connect()
  try {
    const { rows: known } = await client.query<{ statement: string }>(
      `select statement from pg_prepared_statements where statement ~ '^\\s*select wanted.id.*used_access_key'`,
    )
    expect(known).toHaveLength(1)
    await client.query('set enable_seqscan = off')
    const { rows } = await client.query<Record<string, string>>(
      `explain (generic_plan) ${known[0]?.statement}`,
    )
    const plan = rows.map((row) => row['QUERY PLAN'])
    expect(plan.join()).toContain('invoice_access_key_once')
    expect(plan.filter((line) => line?.includes('Seq Scan'))).toEqual([])
  } finally {
    client.release(true)
  }
})
