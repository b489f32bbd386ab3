import { sql } from 'kysely'
import { expect } from 'vitest'
import { currentUser } from '#contract/members.ts'
import type { ProfileType } from '#contract/people.ts'
import { programmeDay } from '#domain/business-days.ts'
import { test } from '#server/testing/test.ts'
import { peopleById } from './queries.ts'

test.for<[ProfileType, string[]]>([
  ['attendant', ['attendant']],
  ['veterinarian', ['veterinarian', 'prescriber']],
  ['breeder', ['breeder', 'prescriber']],
  ['promoter', ['promoter']],
])('a %s holds the roles %s, in the order the browser counts on', async ([type, held], { api, given }) => {
  const { roles } = (await api.as(await given.member({ type })).call(currentUser)).level
  expect(Object.keys(roles)).toEqual(['attendant', 'veterinarian', 'breeder', 'promoter', 'prescriber'])
  expect(Object.entries(roles).flatMap(([role, flag]) => (flag ? [role] : []))).toEqual(held)
})

test('a person without registration, images or address has none', async ({ api, given, clock }) => {
  const user = await api.as(await given.member({ type: 'breeder', level: 2 })).call(currentUser)
  expect(user.level.id).toBe(2)
  expect(user.profile).toEqual({ name: 'Clínica Bom Amigo', type: 'breeder' })
  expect(user.images).toEqual({ avatar: { link: null }, cover: { link: null } })
  expect(user.address).toBeNull()
  expect(user.since).toBe(programmeDay(clock.now().epochMilliseconds))
})

test('nothing secret leaves with the person', async ({ api, given }) => {
  const answer = JSON.stringify(await api.as(await given.member()).call(currentUser))
  expect(answer).not.toMatch(/argon2|password|cpf|token/)
})

test('what every screen begins with is planned once for each connection, not with every call', async ({
  database,
  given,
  clock,
}) => {
  const { id } = await given.member()
  const plans = await database.transaction(async (tx) => {
    for (let call = 0; call < 8; call += 1)
      expect(await peopleById(tx, { memberIds: [id], now: clock.now() })).toHaveLength(1)
    return sql<{ generic: number }>`
      select generic_plans::int as generic from pg_prepared_statements where statement like 'select "email_change"%'
    `.execute(tx)
  })
  // PostgreSQL plans the first five as they come, to compare.
  expect(plans.rows).toHaveLength(1)
  expect(plans.rows[0]?.generic).toBeGreaterThanOrEqual(3)
})
