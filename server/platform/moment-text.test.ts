import fc from 'fast-check'
import { expect } from 'vitest'
import { test } from '#server/testing/test.ts'
import { momentText } from './db.ts'

/** From the first year to the last with four digits. */
const [first, last] = [-62_135_596_800n, 253_402_300_799n]

test('a moment is written as Temporal writes it, whatever its fraction and the time zone of the session', async ({
  database,
}) => {
  const microseconds = fc.oneof(
    fc.bigInt(first * 1_000_000n, last * 1_000_000n),
    fc.bigInt(-(10n ** 9n), 10n ** 9n),
    fc.bigInt(first, last).map((seconds) => seconds * 1_000_000n),
    fc.bigInt(first * 1000n, last * 1000n).map((milliseconds) => milliseconds * 1000n),
  )
  const moments = fc
    .sample(microseconds, { numRuns: 5000, seed: 23 })
    .map((each) => String(Temporal.Instant.fromEpochNanoseconds(each * 1000n)))
  const text = momentText('moment').compile(database.db).sql
  const client = await database.pool.connect()
  for (const zone of ['UTC', 'America/Sao_Paulo', 'Asia/Kathmandu']) {
    await client.query(`set time zone '${zone}'`)
    const { rows } = await client.query(
      `select ${text} as text from unnest($1::timestamptz[]) with ordinality as given (moment, place) order by place`,
      [moments],
    )
    expect(rows.map((row) => row.text)).toEqual(moments)
  }
  client.release(true)
})
