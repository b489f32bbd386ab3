import { Client } from 'pg'
import { expect, inject, test } from 'vitest'
import { memberPaths } from '#contract/paths.ts'
import { copyDatabase } from '#server/testing/database-copy.ts'

test('the addresses that functions of the database write are those of the table', async () => {
  const client = new Client({ connectionString: await copyDatabase(inject('templateUrl')) })
  await client.connect()
  const { rows } = await client.query<{ address: string }>(
    `select distinct (regexp_matches(prosrc, '''(/[a-z][a-z/-]*)''', 'g'))[1] as address
     from pg_proc join pg_namespace on pg_namespace.oid = pronamespace where nspname = 'public'`,
  )
  await client.end()
  // What follows is the id of the redemption.
  expect(rows.map(({ address }) => address)).toEqual([memberPaths.redemption.replace(':id', '')])
})
