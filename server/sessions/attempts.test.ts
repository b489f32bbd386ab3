import { expect } from 'vitest'
import { signIn } from '#contract/sessions.ts'
import { test } from '#server/testing/test.ts'

const wrong = 'outra-senha'

test('the sixth wrong try has to wait, and is told how long', async ({ api, given }) => {
  const { email } = await given.member()
  for (let tries = 0; tries < 5; tries++) await api.try(signIn, { email, password: wrong })
  const sixth = await api.try(signIn, { email, password: wrong })
  expect(sixth).toMatchObject({
    status: 429,
    answer: { error: 'Muitas tentativas. Tente de novo em 1 s.', code: 'too_many_attempts' },
    headers: { 'retry-after': '1' },
  })
})

test('while the wait lasts even the right password is refused; after it, it works and clears the count', async ({
  api,
  given,
  clock,
}) => {
  const { email, password } = await given.member()
  for (let tries = 0; tries < 5; tries++) await api.try(signIn, { email, password: wrong })
  expect((await api.try(signIn, { email, password })).status).toBe(429)
  clock.advance({ seconds: 2 })
  expect((await api.try(signIn, { email, password })).status).toBe(200)
  for (let tries = 0; tries < 5; tries++) {
    expect((await api.try(signIn, { email, password: wrong })).status).toBe(401)
  }
})

test('the wait doubles with each further try, up to fifteen minutes', async ({ api, given, clock }) => {
  const { email } = await given.member()
  const waits: number[] = []
  while (waits.at(-1) !== 900) {
    const { status, headers } = await api.try(signIn, { email, password: wrong })
    if (status !== 429) continue
    const seconds = Number(headers['retry-after'])
    waits.push(seconds)
    clock.advance({ seconds })
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900])
})

test('forty tries at once get no more chances than forty in a row', async ({ api, given }) => {
  const { email } = await given.member()
  const burst = await Promise.all(
    Array.from({ length: 40 }, () => api.try(signIn, { email, password: wrong })),
  )
  expect(burst.filter(({ status }) => status === 401)).toHaveLength(5)
  expect(burst.filter(({ status }) => status === 429)).toHaveLength(35)
})

test('colleagues behind one address are not held up by one who forgot the password', async ({
  api,
  given,
}) => {
  const forgetful = await given.member()
  const colleague = await given.member()
  const shop = api.with({ address: '203.0.113.7' })
  for (let tries = 0; tries < 8; tries++) await shop.try(signIn, { email: forgetful.email, password: wrong })
  expect((await shop.try(signIn, colleague)).status).toBe(200)
})

test('an unknown e-mail is limited like a known one', async ({ api }) => {
  const email = 'ninguem-mesmo@test.example'
  for (let tries = 0; tries < 5; tries++) await api.try(signIn, { email, password: wrong })
  expect((await api.try(signIn, { email, password: wrong })).status).toBe(429)
})

test('one address that tries many accounts is slowed down in the end', async ({ database, clock, api }) => {
  const attacker = api.with({ address: '198.51.100.9' })
  // The count is the database's: 200 tries by HTTP would only spend the time of 200 hashes.
  await attacker.try(signIn, { email: 'primeira@test.example', password: wrong })
  await database.transaction((tx) =>
    tx.updateTable('sign_in_attempt').set({ attempts: 199 }).where('last_at', '=', clock.now()).execute(),
  )
  await attacker.try(signIn, { email: 'segunda@test.example', password: wrong })
  const next = await attacker.try(signIn, { email: 'terceira@test.example', password: wrong })
  expect(next.status).toBe(429)
})
