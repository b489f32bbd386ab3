import { expect } from 'vitest'
import { currentUser } from '#contract/members.ts'
import { endOtherSessions, endSession, listSessions, signIn } from '#contract/sessions.ts'
import { test } from '#server/testing/test.ts'

const phone =
  'Mozilla/5.0 (Linux; Android 15; SM-A556B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36'

test('a person sees where they are signed in, last used first, and which one this is', async ({
  api,
  given,
  clock,
}) => {
  const ana = await given.member()
  await given.member()
  const started_at = clock.now().toString()
  clock.advance({ hours: 3 })
  const { access_token: token } = await api.with({ userAgent: phone }).call(signIn, ana)
  const now = clock.now().toString()
  expect(await api.as({ token }).call(listSessions)).toEqual([
    { id: expect.any(String), device: 'Chrome · Android', started_at: now, last_used_at: now, current: true },
    { id: expect.any(String), device: null, started_at, last_used_at: started_at, current: false },
  ])
})

test('use is noted to the hour', async ({ api, given, clock }) => {
  const ana = await given.member()
  const lastUsed = async () => (await api.as(ana).call(listSessions))[0]?.last_used_at
  const first = await lastUsed()
  clock.advance({ minutes: 59 })
  expect(await lastUsed()).toBe(first)
  clock.advance({ minutes: 1 })
  expect(await lastUsed()).toBe(clock.now().toString())
})

test('ending one session ends that one', async ({ api, given }) => {
  const ana = await given.member()
  const { access_token: token } = await api.call(signIn, ana)
  const other = (await api.as(ana).call(listSessions)).find(({ current }) => !current)
  await api.as(ana).call(endSession, { id: other?.id ?? '' })
  expect((await api.as({ token }).try(currentUser)).status).toBe(401)
  expect(await api.as(ana).call(listSessions)).toHaveLength(1)
  expect(await api.as(ana).try(endSession, { id: other?.id ?? '' })).toMatchObject({
    status: 404,
    answer: { code: 'not_found' },
  })
})

test('nobody ends a session of somebody else', async ({ api, given }) => {
  const [ana, bia] = [await given.member(), await given.member()]
  const [session] = await api.as(bia).call(listSessions)
  expect((await api.as(ana).try(endSession, { id: session?.id ?? '' })).status).toBe(404)
  expect((await api.as(bia).try(currentUser)).status).toBe(200)
})

test('ending the others leaves this one', async ({ api, given }) => {
  const [ana, bia] = [await given.member(), await given.member()]
  for (let more = 0; more < 3; more++) await api.call(signIn, ana)
  await api.as(ana).call(endOtherSessions)
  expect(await api.as(ana).call(listSessions)).toMatchObject([{ current: true }])
  expect((await api.as(bia).try(currentUser)).status).toBe(200)
})

test('a session that has expired is not shown', async ({ api, given, clock }) => {
  const ana = await given.member()
  await api.call(signIn, ana)
  clock.advance({ hours: 29 * 24 })
  const { access_token: token } = await api.call(signIn, ana)
  clock.advance({ hours: 2 * 24 })
  expect(await api.as({ token }).call(listSessions)).toHaveLength(1)
})
