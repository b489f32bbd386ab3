import { expect } from 'vitest'
import { apiKeys, createApiKey, revokeApiKey } from '#contract/api-keys.ts'
import { auditTrail } from '#contract/audit.ts'
import { officeProducts, productsFile } from '#contract/catalogue-office.ts'
import { adjustCoins } from '#contract/coins-office.ts'
import { handOverFeed, officeFeed } from '#contract/invoices-feeds.ts'
import { currentUser } from '#contract/members.ts'
import { importTracking } from '#contract/redemptions-office.ts'
import { currentStaff } from '#contract/staff.ts'
import { team } from '#contract/staff-team.ts'
import { test as base } from '#server/testing/test.ts'

const test = base
  .extend('admin', async ({ given, api }) => api.as(await given.staff({ role: 'admin', name: 'Gal Admin' })))
  .extend('keyFor', async ({ admin, api }) => async (calls: string[], more: object = {}) => {
    const made = await admin.call(createApiKey, {
      name: 'BI da diretoria',
      calls,
      calls_per_minute: 60,
      ...more,
    })
    return { ...made, program: api.as({ token: made.key }) }
  })

test('a program calls with its key, which is told once and kept as a hash', async ({
  admin,
  keyFor,
  database,
  clock,
}) => {
  const { id, key, program } = await keyFor(['officeProducts'])
  expect(key).toMatch(/^petisco-key-[\w-]{43}$/)
  const { rows } = await database.pool.query('select to_jsonb(api_key) as all from api_key where id = $1', [
    id,
  ])
  expect(JSON.stringify(rows)).not.toContain(key.slice(12))
  expect((await admin.call(apiKeys, {})).items[0]).toMatchObject({ id, last_used_at: null })
  clock.advance({ minutes: 5 })
  await program.call(officeProducts, {})
  expect((await admin.call(apiKeys, { q: 'diretoria' })).items).toEqual([
    {
      id,
      name: 'BI da diretoria',
      is_distributors: false,
      calls: ['officeProducts'],
      calls_per_minute: 60,
      state: 'active',
      created_at: clock.now().subtract({ minutes: 5 }).toString(),
      created_by: 'Gal Admin',
      expires_on: null,
      last_used_at: clock.now().toString(),
    },
  ])
})

test('a key opens the calls that it names and nothing else, of whomever they are', async ({
  keyFor,
  given,
}) => {
  const ana = await given.member()
  const { program } = await keyFor(['officeProducts'])
  const refused = await Promise.all([
    program.try(productsFile, {}),
    program.try(team, {}),
    program.try(currentStaff),
    program.try(currentUser),
    program.try(adjustCoins, { id: ana.id, amount: 10, reason: 'x' }),
  ])
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
  expect(refused[0]?.answer).toEqual({ error: 'Esta chave não abre esta chamada.' })
})

test('only calls that the contract opens to machines can be chosen', async ({ admin, given, api }) => {
  const wanted = { name: 'BI', calls: ['officeProducts', 'approveInvoice'], calls_per_minute: 60 }
  const refused = await admin.try(createApiKey, wanted)
  expect([refused.status, refused.answer]).toEqual([
    422,
    { message: 'Confira os campos indicados.', errors: { calls: ['Escolha chamadas da lista.'] } },
  ])
  const analyst = api.as(await given.staff({ role: 'analyst' }))
  expect((await analyst.try(createApiKey, { ...wanted, calls: ['officeProducts'] })).status).toBe(403)
})

test('an unknown, an expired and a revoked key each say so', async ({ admin, keyFor, api, clock }) => {
  const { key, id, program } = await keyFor(['officeProducts'])
  const stranger = await api.as({ token: `${key}x` }).try(officeProducts, {})
  expect([stranger.status, stranger.answer]).toEqual([
    401,
    { error: 'Esta chave não existe. Confira se foi copiada inteira.' },
  ])
  await admin.call(revokeApiKey, { id })
  const revoked = await program.try(officeProducts, {})
  expect([revoked.status, revoked.answer]).toEqual([
    401,
    { error: 'Esta chave foi revogada. Peça outra a quem administra.' },
  ])
  expect((await admin.try(revokeApiKey, { id })).status).toBe(404)
  const today = clock.now().toZonedDateTimeISO('America/Sao_Paulo').toPlainDate()
  const short = await keyFor(['officeProducts'], { expires_on: today.add({ days: 1 }).toString() })
  clock.advance({ hours: 24 })
  await short.program.call(officeProducts, {})
  clock.advance({ hours: 24 })
  const expired = await short.program.try(officeProducts, {})
  expect([expired.status, expired.answer]).toEqual([
    401,
    { error: 'O prazo desta chave terminou. Peça outra a quem administra.' },
  ])
  const states = (await admin.call(apiKeys, { state: 'expired' })).items
  const lastDay = today.add({ days: 1 }).toString()
  expect(states).toMatchObject([{ id: short.id, expires_on: lastDay }])
  const past = await admin.try(createApiKey, {
    name: 'BI',
    calls: ['officeProducts'],
    calls_per_minute: 1,
    expires_on: today.toString(),
  })
  expect([past.status, past.answer]).toMatchObject([422, { errors: { expires_on: [expect.any(String)] } }])
})

test('of forty calls at once, a key with thirty a minute makes thirty; the next minute it calls again', async ({
  keyFor,
  clock,
}) => {
  const { program } = await keyFor(['officeProducts'], { calls_per_minute: 30 })
  const answers = await Promise.all(Array.from({ length: 40 }, () => program.try(officeProducts, {})))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(30)
  const over = answers.find(({ status }) => status === 429)
  expect(over?.answer).toMatchObject({ code: 'too_many_calls' })
  const wait = Number(over?.headers['retry-after'])
  expect(wait).toBeGreaterThan(0)
  clock.advance({ seconds: wait })
  expect((await program.try(officeProducts, {})).status).toBe(200)
})

test('what a program did stands in the audit trail under the name of its key', async ({ admin, keyFor }) => {
  const { id, program } = await keyFor(['productsFile', 'importTracking'], { name: 'Depósito' })
  await program.try(productsFile, {})
  await program.call(importTracking, {
    rows: [{ line: 1, code: 'R-1', carrier: 'Correios', tracking_code: '', tracking_link: '' }],
  })
  const { items } = await admin.call(auditTrail, { kind: 'machine' })
  const actor = { kind: 'machine', id, name: 'Depósito' }
  expect(items).toMatchObject([
    { action: 'POST /office/redemptions/tracking', actor },
    { action: 'GET /office/products/file', actor },
  ])
  const made = (await admin.call(auditTrail, { about: 'api-keys' })).items[0]
  expect(made).toMatchObject({ action: 'POST /office/api-keys', after: { name: 'Depósito' } })
})

test('a program of the operator hands over for every distributor, under its own name', async ({ keyFor }) => {
  const { program } = await keyFor(['handOverFeed', 'officeFeed'], { name: 'ERP' })
  const { id } = await program.call(handOverFeed, { file: new File(['cancel'], 'cancel.csv') })
  expect(await program.call(officeFeed, { id })).toMatchObject({ door: 'key', from: 'ERP' })
})

test('the version before makes, uses and revokes a distributor’s key under its old name', async ({
  given,
  api,
  database: { pool },
}) => {
  const { id: distributor } = await given.distributor({})
  const key = 'petisco-feed-of-the-version-before'
  const { rows } = await pool.query(
    `insert into feed_key (distributor_id, secret_sha256, created_at) values ($1, sha256($2), now()) returning id`,
    [distributor, Buffer.from(key)],
  )
  const file = new File(['cancel'], 'cancel.csv')
  const program = api.as({ token: key })
  expect((await program.try(handOverFeed, { file })).status).toBe(200)
  const used = await pool.query(
    'update feed_key set revoked_at = now() where id = $1 returning last_used_at',
    [rows[0].id],
  )
  expect(used.rows[0].last_used_at).not.toBeNull()
  expect((await program.try(handOverFeed, { file })).status).toBe(401)
})
