import { sql } from 'kysely'
import { expect } from 'vitest'
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
