import { generateKeyPair } from 'jose'
import { expect, onTestFinished, vi } from 'vitest'
import { currentStaff } from '#contract/staff.ts'
import { beginSingleSignOn, finishSingleSignOn } from '#contract/staff-sign-on.ts'
import { startForgingProvider } from '#server/testing/forging-provider.ts'
import { test as base } from '#server/testing/test.ts'
import { createWorld } from '#server/testing/world.ts'

const test = base
  .extend('provider', { scope: 'file' }, async ({ templateUrl: _ }, { onCleanup }) => {
    const provider = await startForgingProvider()
    onCleanup(() => provider.stop())
    return provider
  })
  .extend('world', { scope: 'file' }, async ({ provider, templateUrl }, { onCleanup }) => {
    const world = await createWorld({ templateUrl, singleSignOn: provider.settings })
    onCleanup(() => world.stop())
    return world
  })
  /** Goes there and comes back with what a forger made of the ID token. */
  .extend('comeBackWith', ({ api, provider }) => async (forge: (address: string) => Promise<string>) => {
    const { address, browser_token } = await api.call(beginSingleSignOn, {})
    const id_token = await forge(address)
    provider.answers(async () => ({ tokens: { id_token } }))
    return api.try(finishSingleSignOn, { returned: `?code=any&state=${stateOf(address)}`, browser_token })
  })

const refused = { status: 409, answer: { code: 'sso_failed' } }
const expired = { status: 409, answer: { code: 'sso_expired' } }

test('what is not forged opens', async ({ api, comeBackWith, provider }) => {
  const outcome = await comeBackWith((address) => provider.idToken(address))
  expect(outcome).toMatchObject({ status: 200, answer: { path: '/' } })
  const token = outcome.ok ? outcome.answer.access_token : ''
  expect(await api.as({ token }).call(currentStaff)).toMatchObject({ role: 'reviewer' })
})

test.for([
  ['another nonce', { nonce: 'of-another-way' }],
  ['no nonce', { nonce: undefined }],
  ['another audience', { aud: 'another-app' }],
  ['several audiences and another for whom it was made', { aud: ['petisco', 'other'], azp: 'other' }],
  ['another issuer', { iss: 'https://accounts.google.com' }],
  ['an end that is past', { exp: 1_000_000_000 }],
  ['no subject', { sub: undefined }],
  ['a subject without end', { sub: 'x'.repeat(300) }],
] as const)('an ID token with %s opens nothing', async ([, claims], { comeBackWith, provider }) => {
  expect(await comeBackWith((address) => provider.idToken(address, { claims }))).toMatchObject(refused)
})

test('a token that nobody signed, or somebody else, or with the secret, opens nothing', async ({
  comeBackWith,
  provider,
}) => {
  const stranger = await generateKeyPair('RS256')
  const secret = new TextEncoder().encode(provider.settings.clientSecret.padEnd(32))
  const forged = [
    async (address: string) => provider.unsigned(await provider.idToken(address)),
    (address: string) => provider.idToken(address, { key: stranger.privateKey }),
    (address: string) => provider.idToken(address, { alg: 'HS256', key: secret }),
    async (address: string) => `${(await provider.idToken(address)).slice(0, -8)}AAAAAAAA`,
    async () => 'not.a.token',
    async () => '',
  ]
  for (const forge of forged) expect(await comeBackWith(forge)).toMatchObject(refused)
})

test('what came back works once, in the browser that began, for ten minutes', async ({
  api,
  clock,
  provider,
}) => {
  const begin = () => api.call(beginSingleSignOn, {})
  const mine = await begin()
  const id_token = await provider.idToken(mine.address)
  provider.answers(async () => ({ tokens: { id_token } }))
  const returned = `?code=any&state=${stateOf(mine.address)}`
  const theirs = await begin()
  expect(await api.try(finishSingleSignOn, { ...theirs, returned })).toMatchObject(expired)
  expect(await api.try(finishSingleSignOn, { browser_token: '', returned })).toMatchObject(expired)
  const swapped = { ...mine, returned: `?code=any&state=${stateOf(theirs.address)}` }
  expect(await api.try(finishSingleSignOn, swapped)).toMatchObject(expired)
  for (const nothing of ['', '?', '?code=any', '?state=', `?code=any&state=${'x'.repeat(500)}`])
    expect(await api.try(finishSingleSignOn, { ...mine, returned: nothing })).toMatchObject(expired)
  const tries = await Promise.all(
    Array.from({ length: 8 }, () => api.try(finishSingleSignOn, { ...mine, returned })),
  )
  expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await api.try(finishSingleSignOn, { ...mine, returned })).toMatchObject(expired)
  const late = await begin()
  clock.advance({ minutes: 10 })
  const tooLate = { ...late, returned: `?code=any&state=${stateOf(late.address)}` }
  expect(await api.try(finishSingleSignOn, tooLate)).toMatchObject(expired)
})

test('two ways that one browser has begun can both be finished', async ({ api, provider }) => {
  const first = await api.call(beginSingleSignOn, {})
  const second = await api.call(beginSingleSignOn, { browser_token: first.browser_token })
  for (const { address, browser_token } of [first, second]) {
    const id_token = await provider.idToken(address)
    provider.answers(async () => ({ tokens: { id_token } }))
    const returned = `?code=any&state=${stateOf(address)}`
    expect(await api.try(finishSingleSignOn, { browser_token, returned })).toMatchObject({ status: 200 })
  }
})

test('nobody begins a way for browsers that have begun none', async ({ api }) => {
  for (const browser_token of ['', 'x', 'x'.repeat(44)])
    expect(await api.try(beginSingleSignOn, { browser_token })).toMatchObject({ status: 422 })
})

test.for(['//evil.example', 'https://evil.example', '/\\evil.example', 'notas', '/a b', ''])(
  'nobody is led to %j afterwards',
  async (path, { api }) => {
    expect(await api.try(beginSingleSignOn, { path })).toMatchObject({ status: 422 })
  },
)

test('claims without measure do no harm', async ({ api, comeBackWith, database, provider }) => {
  const name = `\u202e${'Ana\u0000\n'.repeat(200)}`
  const groups = [...Array.from({ length: 2000 }, (_, index) => `group-${index}`), null, {}, 'review']
  const claims = { sub: 'long', email: 'long@company.test', name, groups }
  expect(await comeBackWith((address) => provider.idToken(address, { claims }))).toMatchObject({
    status: 200,
  })
  const { rows } = await database.pool.query(`select name from staff where email = 'long@company.test'`)
  expect(rows[0].name).toMatch(/^(?:Ana ){49}Ana$/)
  const endless = { sub: 'endless', email: `${'x'.repeat(300)}@company.test` }
  expect(await comeBackWith((address) => provider.idToken(address, { claims: endless }))).toMatchObject({
    answer: { code: 'sso_email_unverified' },
  })
  expect(await api.try(finishSingleSignOn, { returned: 'x'.repeat(9000), browser_token: 'x' })).toMatchObject(
    {
      status: 422,
    },
  )
})

test('a second factor shown at the company is enough where the role requires one', async ({
  api,
  comeBackWith,
  database,
  provider,
}) => {
  await database.pool.query(`update setting set second_factor_roles = '{reviewer}'`)
  const lacking = async (claims: object) => {
    const outcome = await comeBackWith((address) =>
      provider.idToken(address, { claims: { sub: 'factor', email: 'factor@company.test', ...claims } }),
    )
    const token = outcome.ok ? outcome.answer.access_token : ''
    return (await api.as({ token }).call(currentStaff)).lacks_second_factor
  }
  expect(await lacking({})).toBe(true)
  expect(await lacking({ amr: ['pwd'] })).toBe(true)
  expect(await lacking({ amr: ['pwd', 'mfa'] })).toBe(false)
  await database.pool.query(`update setting set second_factor_roles = '{}'`)
})

test('Entra ID says in a claim of its own that the e-mail is theirs', async ({ comeBackWith, provider }) => {
  const claims = { sub: 'entra', email: 'entra@company.test', email_verified: undefined, xms_edov: true }
  expect(await comeBackWith((address) => provider.idToken(address, { claims }))).toMatchObject({
    status: 200,
  })
  const denied = { ...claims, sub: 'entra-2', email: 'entra-2@company.test', email_verified: false }
  expect(await comeBackWith((address) => provider.idToken(address, { claims: denied }))).toMatchObject({
    answer: { code: 'sso_email_unverified' },
  })
})

test('a provider that is away is told as such, and asked again', async ({ api, world, provider }) => {
  await using process = await world.anotherProcess({ singleSignOn: provider.settings })
  provider.goAway(true)
  const away = { status: 503, answer: { error: expect.stringContaining('não responde agora') } }
  expect(await process.api.try(beginSingleSignOn, {})).toMatchObject(away)
  provider.goAway(false)
  const before = provider.discoveries()
  const { address, browser_token } = await process.api.call(beginSingleSignOn, {})
  await process.api.call(beginSingleSignOn, {})
  expect(provider.discoveries()).toBe(before + 1)
  provider.goAway(true)
  const returned = `?code=any&state=${stateOf(address)}`
  expect(await process.api.try(finishSingleSignOn, { browser_token, returned })).toMatchObject(away)
  provider.goAway(false)
  provider.answers(async () => ({ status: 400 }))
  const again = await api.call(beginSingleSignOn, {})
  const refusedCode = { ...again, returned: `?code=any&state=${stateOf(again.address)}` }
  expect(await api.try(finishSingleSignOn, refusedCode)).toMatchObject(refused)
})

test('ways there are counted by network, and given back to who gets in', async ({
  api,
  comeBackWith,
  provider,
}) => {
  const from = api.with({ address: '203.0.113.7' })
  for (let tries = 0; tries < 400; tries += 50)
    await Promise.all(Array.from({ length: 50 }, () => from.call(beginSingleSignOn, {})))
  expect(await from.try(beginSingleSignOn, {})).toMatchObject({ status: 429 })
  expect(await comeBackWith((address) => provider.idToken(address))).toMatchObject({ status: 200 })
})

test('an issuer that calls itself something else is not used', async ({ world, provider }) => {
  const settings = {
    ...provider.settings,
    issuer: provider.settings.issuer.replace('127.0.0.1', 'localhost'),
  }
  await using process = await world.anotherProcess({ singleSignOn: settings })
  expect(await process.api.try(beginSingleSignOn, {})).toMatchObject({ status: 503 })
})

test('new keys of the provider are fetched', async ({ comeBackWith, provider }) => {
  expect(await comeBackWith((address) => provider.idToken(address))).toMatchObject({ status: 200 })
  await provider.changeKeys()
  // The library asks for them at most once a minute.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
  onTestFinished(() => void vi.useRealTimers())
  expect(await comeBackWith((address) => provider.idToken(address))).toMatchObject({ status: 200 })
})

function stateOf(address: string) {
  return new URL(address).searchParams.get('state') ?? ''
}
