import { expect } from 'vitest'
import { signIn } from '#contract/sessions.ts'
import { signUp } from '#contract/sign-up.ts'
import { forgetExpiredSessions } from '#server/sessions/open-sessions.ts'
import type { Person } from '#server/testing/given.ts'
import { signUpForm } from '#server/testing/sign-up-form.ts'
import { test as base } from '#server/testing/test.ts'

const wrong = 'outra-senha'

const test = base
  .extend('ana', async ({ given }) => given.member())
  .extend('deviceOf', ({ api }) => async ({ email, password }: Person) => {
    const { device_token } = await api.call(signIn, { email, password })
    if (!device_token) throw new Error('the device was given no token')
    return device_token
  })
  .extend('lockOut', ({ api }) => async ({ email }: { email: string }, device_token?: string) => {
    const stranger = api.with({ address: '198.51.100.66' })
    for (let tries = 0; tries < 5; tries++) {
      await stranger.try(signIn, { email, password: wrong, device_token })
    }
  })

test('somebody fails on an account until it waits; its owner signs in at once on a device known to it', async ({
  api,
  ana,
  deviceOf,
  lockOut,
}) => {
  const { email, password } = ana
  const device_token = await deviceOf(ana)
  await lockOut(ana)
  expect((await api.try(signIn, { email, password })).status).toBe(429)
  const known = await api.try(signIn, { email, password, device_token })
  expect(known.status).toBe(200)
  expect(known.answer).not.toHaveProperty('device_token')
})

test('a stranger at the same address locks the known device out as little', async ({
  api,
  ana,
  deviceOf,
  database,
  clock,
}) => {
  const { email, password } = ana
  const device_token = await deviceOf(ana)
  clock.advance({ seconds: 1 })
  const shop = api.with({ address: '198.51.100.67' })
  await shop.try(signIn, { email: 'ninguem@test.example', password: wrong })
  await database.transaction((tx) =>
    tx.updateTable('sign_in_attempt').set({ attempts: 399 }).where('last_at', '=', clock.now()).execute(),
  )
  await shop.try(signIn, { email: 'ninguem-ainda@test.example', password: wrong })
  expect((await shop.try(signIn, { email, password })).status).toBe(429)
  expect((await shop.try(signIn, { email, password, device_token })).status).toBe(200)
})

test('a device does not help for another account, nor does a token that somebody made up', async ({
  api,
  given,
  ana,
  deviceOf,
  lockOut,
}) => {
  const bia = await given.member()
  const { email, password } = ana
  await lockOut(ana)
  for (const device_token of [await deviceOf(bia), 'x', 'a-'.repeat(100)]) {
    expect((await api.try(signIn, { email, password, device_token })).status).toBe(429)
  }
  const { device_token } = await api.call(signIn, { ...bia, device_token: 'inventado' })
  expect(device_token).toMatch(/^[\w-]{43}$/)
})

test('a stolen token has its own few tries, and takes none from the others', async ({
  api,
  ana,
  deviceOf,
  lockOut,
}) => {
  const { email, password } = ana
  const [stolen, own] = [await deviceOf(ana), await deviceOf(ana)]
  await lockOut(ana, stolen)
  expect((await api.try(signIn, { email, password, device_token: stolen })).status).toBe(429)
  expect((await api.try(signIn, { email, password, device_token: own })).status).toBe(200)
  expect((await api.try(signIn, { email, password })).status).toBe(200)
})

test('who signs up is known on the device at once, and people who share one are each known on it', async ({
  api,
  given,
  lockOut,
}) => {
  const form = signUpForm()
  const { device_token } = await api.call(signUp, form)
  const bia = await given.member()
  expect(await api.call(signIn, { ...bia, device_token })).not.toHaveProperty('device_token')
  const colleague = signUpForm({ device_token })
  expect(await api.call(signUp, colleague)).not.toHaveProperty('device_token')
  for (const { email, password } of [form, bia, colleague]) {
    await lockOut({ email })
    expect((await api.try(signIn, { email, password, device_token })).status).toBe(200)
  }
})

test('the twenty devices used last are known, for a year without use', async ({
  api,
  ana,
  deviceOf,
  lockOut,
  clock,
  database,
}) => {
  const { email, password } = ana
  const tokens: string[] = []
  for (let devices = 0; devices < 21; devices++) {
    tokens.push(await deviceOf(ana))
    clock.advance({ seconds: 1 })
  }
  await lockOut(ana)
  const statuses = tokens.map(
    async (device_token) => (await api.try(signIn, { email, password, device_token })).status,
  )
  expect(await Promise.all(statuses)).toEqual([429, ...tokens.slice(1).map(() => 200)])
  clock.advance({ hours: 24 * 365 + 1 })
  await database.transaction((tx) => forgetExpiredSessions(tx, { now: clock.now() }))
  const kept = database.db.selectFrom('known_device').select('token_hash').where('member_id', '=', ana.id)
  expect(await kept.execute()).toEqual([])
})
