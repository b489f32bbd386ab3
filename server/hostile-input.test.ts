import { randomBytes } from 'node:crypto'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, inject, onTestFinished } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { currentUser } from '#contract/members.ts'
import { signIn, signOut } from '#contract/sessions.ts'
import type { Database } from '#server/platform/db.ts'
import { registeredEndpoints } from '#server/testing/endpoints.ts'
import { callHostilely, noPostalCode } from '#server/testing/hostile/run.ts'
import { signUpForm } from '#server/testing/sign-up-form.ts'
import { test } from '#server/testing/test.ts'
import { createWorld, type World } from '#server/testing/world.ts'

type App = World['app']

const endpoints = registeredEndpoints().filter(({ path }) => !path.startsWith('/office'))
const withBody = endpoints.filter(({ body, files }) => body && !files)
const forMembers = endpoints.filter(({ for: access }) => access !== 'anyone')
const titled = (list: Endpoint[]) =>
  list.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const)

/** Any of the fields that calls ask for, right; what a call does not ask for it does not read. */
const rightFields = {
  ...signUpForm(),
  token: 'x',
  id: '0198c0de-0000-7000-8000-000000000000',
  communications: true,
}

test('every call bears what anybody might send in any parameter, header and field', {
  timeout: 240_000,
}, async () => {
  const world = await createWorld({ templateUrl: inject('templateUrl'), cepUrls: [noPostalCode] })
  onTestFinished(() => world.stop())
  const { findings, requests } = await callHostilely(world, { each: 6, seed: 20_261_116 })
  expect(findings).toEqual([])
  expect(requests).toBeGreaterThan(1100)
})

test.for(titled(withBody))(
  '%s bears a body that is no form',
  async ([, endpoint], { app, given, database }) => {
    const { token } = await given.member(whoMay(endpoint))
    const bodies = [
      '',
      '{',
      'null',
      '[]',
      '"text"',
      '7',
      '{}',
      '{"__proto__":{"a":1}}',
      '{"constructor":{"prototype":{}}}',
      '\u0000',
    ]
    for (const payload of bodies) {
      const answer = await expectClearAnswer(database, () => post(app, endpoint, token, payload), payload)
      expect(answer.statusCode, payload).toBe(422)
    }
    const unknown = JSON.stringify({ ...rightFields, level: 3, admin: true, id: 'x', member_id: 'x' })
    await expectClearAnswer(
      database,
      () => post(app, endpoint, token, unknown),
      'fields that nobody asked for',
    )
    const twice = '{"email":"a@b.example","email":"c@d.example"}'
    await expectClearAnswer(database, () => post(app, endpoint, token, twice), 'a field twice')
  },
)

/** Members of most kinds may make most calls; some are for attendants. */
function whoMay({ for: access }: Endpoint) {
  return typeof access === 'object' && 'role' in access && access.role === 'attendant'
    ? ({ type: 'attendant' } as const)
    : {}
}

test.for(titled(withBody))(
  '%s takes JSON and nothing else',
  async ([, endpoint], { app, given, database }) => {
    const { token } = await given.member(whoMay(endpoint))
    for (const type of [
      'text/plain',
      'application/xml',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=b',
    ]) {
      const answer = await expectClearAnswer(database, () => post(app, endpoint, token, '{}', type), type)
      expect(answer.statusCode, type).toBe(415)
    }
  },
)

test.for(titled(forMembers))(
  '%s wants a token that is one',
  async ([, endpoint], { app, api, given, clock }) => {
    const malformed = [
      '',
      'Bearer',
      'Bearer ',
      'Bearer Bearer',
      'null',
      "'; --",
      'x'.repeat(5000),
      randomBytes(32).toString('base64url'),
      '{"alg":"none"}',
    ]
    const [revoked, expired, staff] = [
      await given.member(),
      await given.member(),
      await given.staff({ role: 'admin' }),
    ]
    await api.as(revoked).call(signOut)
    for (const token of [...malformed, revoked.token, staff.token]) {
      const answer = await post(app, endpoint, token, '{}')
      expect([answer.statusCode, Object.keys(answer.json())], token.slice(0, 20)).toEqual([401, ['error']])
    }
    const before = clock.now().toString()
    clock.advance({ hours: 31 * 24 })
    expect((await post(app, endpoint, expired.token, '{}')).statusCode).toBe(401)
    clock.set(before)
  },
)

test('a thousand tries at one account cost five hashes, no memory, and nobody else anything', async ({
  api,
  given,
  clock,
  database,
}) => {
  const [victim, colleague] = [await given.member(), await given.member()]
  const shop = api.with({ address: '203.0.113.99' })
  const attack = async () => shop.try(signIn, { email: victim.email, password: 'errada-mesmo' })
  for (let warmUp = 0; warmUp < 100; warmUp++) await attack()
  const kept = await countsKept(database)
  const before = heapInUse()
  const statuses = new Map<number, number>()
  for (let round = 0; round < 45; round++) {
    for (const { status } of await Promise.all(Array.from({ length: 20 }, attack))) {
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  expect([...statuses]).toEqual([[429, 900]])
  expect(heapInUse() - before).toBeLessThan(64 * 1024 * 1024)
  expect(await countsKept(database)).toBe(kept)
  const { access_token: token } = await shop.call(signIn, colleague)
  expect((await api.as({ token }).try(currentUser)).status).toBe(200)
  const waits: unknown[] = []
  for (let turn = 0; turn < 4; turn++) {
    clock.advance({ seconds: Number((await attack()).headers['retry-after']) })
    await attack()
    waits.push((await attack()).headers['retry-after'])
  }
  expect(waits).toEqual(['2', '4', '8', '16'])
})

async function post(
  app: App,
  { method, path }: Endpoint,
  token: string,
  payload: string,
  type = 'application/json',
) {
  const url = `/api${path}`
  if (method === 'GET') return app.inject({ method, url, headers: { authorization: token } })
  return app.inject({ method, url, headers: { authorization: token, 'content-type': type }, payload })
}

type HostileAnswer = Awaited<ReturnType<typeof post>>

/** One of the promised shapes, never a bug of ours, and nothing changed unless it says so. */
async function expectClearAnswer(database: Database, ask: () => Promise<HostileAnswer>, what: string) {
  const before = await everythingWritten(database)
  const answer = await ask()
  expect(answer.statusCode, what).toBeLessThan(500)
  if (answer.statusCode === 200) return answer
  expect(await everythingWritten(database), what).toEqual(before)
  const body = answer.json()
  if (answer.statusCode === 422)
    expect(body, what).toEqual({ message: expect.any(String), errors: expect.any(Object) })
  else expect(body, what).toMatchObject({ error: expect.any(String) })
  if (![401, 403, 422].includes(answer.statusCode)) expect(body.code, what).toEqual(expect.any(String))
  expect(answer.body, what).not.toMatch(/FST_|Zod|\bat \/|postgres|syntax/i)
  return answer
}

/** Without what nobody holds any more and only waits to be collected. */
function heapInUse() {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().heapUsed
}

async function countsKept({ pool }: Database) {
  return (await pool.query('select count(*) from sign_in_attempt')).rows[0].count
}

async function everythingWritten({ pool }: Database) {
  const { rows } = await pool.query(`select
    (select md5(string_agg(member::text, '' order by id)) from member) as people,
    (select md5(string_agg(member_address::text, '' order by member_id)) from member_address) as addresses,
    (select count(*) from consent) as consents,
    (select count(*) from session) as sessions,
    (select count(*) from audit_entry) as acts,
    (select count(*) from graphile_worker._private_jobs) as jobs`)
  return rows[0]
}
