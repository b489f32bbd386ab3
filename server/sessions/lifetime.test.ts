import { expect } from 'vitest'
import { currentUser } from '#contract/members.ts'
import { signIn } from '#contract/sessions.ts'
import { enqueue } from '#server/platform/jobs.ts'
import { test } from '#server/testing/test.ts'

test('a session that is not used ends after thirty days', async ({ api, given, clock }) => {
  const ana = await given.member()
  const { access_token: token } = await api.call(signIn, ana)
  clock.advance({ hours: 30 * 24 - 1 })
  expect((await api.as({ token }).try(currentUser)).status).toBe(200)
  clock.advance({ hours: 30 * 24 })
  expect((await api.as({ token }).try(currentUser)).status).toBe(401)
})

test('a session in use goes on', async ({ api, given, clock }) => {
  const ana = await given.member()
  for (let days = 0; days < 70; days += 10) {
    expect((await api.as(ana).try(currentUser)).status).toBe(200)
    clock.advance({ hours: 240 })
  }
})

test('use within an hour costs no write', async ({ api, given, clock, database }) => {
  const ana = await given.member()
  const expiry = async () => {
    const query = database.db.selectFrom('session').select('expires_at').where('member_id', '=', ana.id)
    return (await query.executeTakeFirstOrThrow()).expires_at.toString()
  }
  const first = await expiry()
  clock.advance({ minutes: 59 })
  await api.as(ana).call(currentUser)
  expect(await expiry()).toBe(first)
  clock.advance({ minutes: 1 })
  await api.as(ana).call(currentUser)
  expect(await expiry()).not.toBe(first)
})

test('the nightly job forgets what has expired and nothing else', async ({
  given,
  clock,
  database,
  runJobs,
}) => {
  await given.member()
  clock.advance({ hours: 31 * 24 })
  const bia = await given.member()
  await database.transaction((tx) => enqueue(tx, { name: 'forget-expired' }, {}))
  await runJobs()
  const left = await database.db.selectFrom('session').select('member_id').execute()
  expect(left).toEqual([{ member_id: bia.id }])
})
