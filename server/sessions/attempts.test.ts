import { expect } from 'vitest'
import { updateData } from '#contract/members.ts'
import { requestPasswordReset } from '#contract/passwords.ts'
import { signIn } from '#contract/sessions.ts'
import { signUp } from '#contract/sign-up.ts'
import { systemClock } from '#server/platform/clock.ts'
import { openDatabase } from '#server/platform/db.ts'
import { createLog } from '#server/platform/log.ts'
import { signUpForm } from '#server/testing/sign-up-form.ts'
import { test } from '#server/testing/test.ts'
import { countSignInAttempt, forgiveSignInAttempt } from './attempts.ts'

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
  // The count is the database's: 400 tries by HTTP would only spend the time of 400 hashes.
  await attacker.try(signIn, { email: 'primeira@test.example', password: wrong })
  await database.transaction((tx) =>
    tx.updateTable('sign_in_attempt').set({ attempts: 399 }).where('last_at', '=', clock.now()).execute(),
  )
  await attacker.try(signIn, { email: 'segunda@test.example', password: wrong })
  const next = await attacker.try(signIn, { email: 'terceira@test.example', password: wrong })
  expect(next.status).toBe(429)
})

test('thirty people of one shop who sign in at the same moment all get in, whichever process they reach', async ({
  world,
  given,
}) => {
  const people = await Promise.all(Array.from({ length: 30 }, () => given.member()))
  await using processes = new AsyncDisposableStack()
  const start = async () => processes.use(await world.anotherProcess({ clock: systemClock }))
  const apis = [await start(), await start(), await start()].map(({ api }) => api)
  const entered = await Promise.all(
    people.map(({ email, password }, index) =>
      apis[index % 3]?.with({ address: '203.0.113.30' }).try(signIn, { email, password }),
    ),
  )
  expect(entered.map((outcome) => outcome?.status)).toEqual(people.map(() => 200))
})

test('two hundred right tries from one address at once are not held up by the order of their clocks', async ({
  world,
  clock,
}) => {
  const pools = Array.from({ length: 4 }, () => openDatabase(world.databaseUrl, createLog('silent')))
  const tries = Array.from({ length: 200 }, async (_, index) => {
    const pool = pools[index % 4] as (typeof pools)[number]
    const attempt = { door: 'member', email: `p-${index}@test.example`, address: '203.0.113.31' } as const
    // A process reads its clock, then waits for a connection: the order of the counts is another.
    const readAt = clock.now().subtract({ milliseconds: (index * 7919) % 500 })
    const refusal = await pool.transaction((tx) => countSignInAttempt(tx, attempt, readAt))
    if (!refusal) await pool.transaction((tx) => forgiveSignInAttempt(tx, attempt))
    return refusal
  })
  expect((await Promise.all(tries)).filter(Boolean)).toEqual([])
  await Promise.all(pools.map((pool) => pool.close()))
})

test('an address that a town shares is counted anew each day, though it is never quiet', async ({
  database,
  clock,
}) => {
  const attempt = { door: 'member', address: '203.0.113.32' } as const
  const count = (email: string) =>
    database.transaction((tx) => countSignInAttempt(tx, { ...attempt, email }, clock.now()))
  for (let hour = 0; hour < 24 * 3; hour++) {
    for (let tries = 0; tries < 10; tries++) {
      expect(await count(`${hour}-${tries}@test.example`), `hour ${hour}`).toBeNull()
    }
    clock.advance({ hours: 1 })
  }
})

test('an IPv6 network is one address, however many its owner has', async ({ api }) => {
  const ask = (address: string, email: string) => api.with({ address }).try(requestPasswordReset, { email })
  for (let host = 1; host <= 30; host++) {
    expect((await ask(`2001:db8:1:2::${host}`, `v6-${host}@test.example`)).status).toBe(200)
  }
  expect((await ask('2001:db8:1:2:ffff::1', 'v6@test.example')).status).toBe(429)
  expect((await ask('2001:db8:1:3::1', 'v6@test.example')).status).toBe(200)
  expect((await ask('::ffff:198.51.100.1', 'v4@test.example')).status).toBe(200)
})

test('a shop of twenty signs up on one morning; then one address has to wait, whether the e-mail is taken or free', async ({
  api,
  given,
  clock,
}) => {
  const shop = api.with({ address: '203.0.113.40' })
  const { email } = await given.member()
  for (let people = 0; people < 20; people++) expect((await shop.try(signUp, signUpForm())).status).toBe(200)
  for (let tries = 0; tries < 10; tries++) {
    expect((await shop.try(signUp, signUpForm({ email }))).status).toBe(422)
  }
  expect((await shop.try(signUp, signUpForm())).status).toBe(429)
  expect((await shop.try(signUp, signUpForm({ email }))).answer).toMatchObject({ code: 'too_many_attempts' })
  expect((await api.with({ address: '203.0.113.41' }).try(signUp, signUpForm())).status).toBe(200)
  clock.advance({ hours: 1 })
  expect((await shop.try(signUp, signUpForm())).status).toBe(200)
})

test('one address asks for thirty recovery mails an hour', async ({ api }) => {
  const asker = api.with({ address: '203.0.113.42' })
  const ask = (number: number) => asker.try(requestPasswordReset, { email: `r-${number}@test.example` })
  for (let number = 0; number < 30; number++) expect((await ask(number)).status).toBe(200)
  expect((await ask(30)).status).toBe(429)
})

test('nobody asks about e-mails without end by changing their own', async ({ api, given }) => {
  const [curious, other] = [await given.member(), await given.member()]
  const data = { name: 'Ana Souza', profile_name: 'Clínica Bom Amigo', phone: '62998877665' }
  for (let asked = 0; asked < 5; asked++) {
    const phone = api.as(curious).with({ address: `203.0.113.${100 + asked}` })
    expect((await phone.try(updateData, { ...data, email: other.email })).status).toBe(422)
  }
  expect((await api.as(curious).try(updateData, { ...data, email: other.email })).status).toBe(429)
  expect((await api.as(other).try(updateData, { ...data, email: other.email })).status).toBe(200)
  expect((await api.as(curious).try(updateData, { ...data, email: curious.email })).status).toBe(200)
})
