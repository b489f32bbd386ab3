import { expect } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { test as base } from '#server/testing/test.ts'
import type { Database } from './db.ts'
import type { Http } from './http-routes.ts'
import { Refusal } from './refusal.ts'

const Rename = z.object({ name: z.string().check(z.minLength(1)) })

const rename = endpoint({
  method: 'POST',
  path: '/test/rename',
  for: 'member',
  summary: 'Changes one row and says how often it ran',
  idempotent: true,
  body: Rename,
  returns: z.object({ run: z.int() }),
})

const renameOnly = (path: `/${string}`, access: { level: 3; role?: 'attendant' } | { staff: ['admin'] }) =>
  endpoint({ method: 'GET', path, for: access, summary: 'Guarded', returns: z.object({ ok: z.boolean() }) })
const forLevel3 = renameOnly('/test/level', { level: 3 })
const forAttendants = renameOnly('/test/attendants', { level: 3, role: 'attendant' })
const forAdmins = renameOnly('/test/admins', { staff: ['admin'] })

let runs = 0

function testFeatures(http: Http) {
  http.command(rename, async ({ tx, member, body, changed }) => {
    await tx.updateTable('member').set({ name: body.name }).where('id', '=', member.id).execute()
    if (body.name === 'refuse') throw new Refusal('forbidden')
    if (body.name === 'break') throw new Error('a bug with a secret in it')
    changed({ subjectId: member.id, before: { name: 'Ana Souza' }, after: { name: body.name } })
    runs += 1
    return { run: runs, secret: 'never declared' }
  })
  http.query(forLevel3, async () => ({ ok: true }))
  http.query(forAttendants, async () => ({ ok: true }))
  http.query(forAdmins, async () => ({ ok: true }))
}

const test = base.extend('features', { scope: 'file' }, () => testFeatures)

test('an answer leaves with what the contract declares and nothing else', async ({ api, given }) => {
  const answer = await api.as(await given.member()).call(rename, { name: 'Bia' })
  expect(Object.keys(answer)).toEqual(['run'])
})

test('a refused command leaves no trace', async ({ api, given, database }) => {
  const ana = await given.member({ name: 'Ana Souza' })
  const outcome = await api.as(ana).try(rename, { name: 'refuse' })
  expect(outcome).toMatchObject({ status: 403, answer: { error: 'Você não tem acesso a isto.' } })
  expect(await nameOf(database, ana.id)).toBe('Ana Souza')
  expect(await auditOf(database, ana.id)).toEqual([])
})

test('a bug answers with an id to look up, and tells nothing of the inside', async ({
  api,
  given,
  logLines,
}) => {
  const outcome = await api.as(await given.member()).try(rename, { name: 'break' })
  expect(outcome.status).toBe(500)
  const { error, request_id } = outcome.answer as { error?: string; request_id?: string }
  expect(error).toBe('Algo deu errado do nosso lado. Tente de novo em instantes.')
  expect(outcome.headers).toMatchObject({ 'x-request-id': request_id })
  expect(logLines.some((line) => line.includes(`${request_id}`) && line.includes('a bug with'))).toBe(true)
})

test('a command writes who did what, and what it changed', async ({ api, given, database, clock }) => {
  const ana = await given.member()
  await api.as(ana).call(rename, { name: 'Bia' })
  expect(await auditOf(database, ana.id)).toEqual([
    {
      action: 'POST /test/rename',
      actor_kind: 'member',
      subject_id: ana.id,
      before: { name: 'Ana Souza' },
      after: { name: 'Bia' },
      at: clock.now(),
    },
  ])
})

test('the same key does the work once and gives the same answer again', async ({ api, given, database }) => {
  const ana = await given.member()
  const retrying = api.as(ana).with({ idempotencyKey: 'tap-1' })
  const first = await retrying.call(rename, { name: 'Bia' })
  await api.as(ana).call(rename, { name: 'Carla' })
  expect(await retrying.call(rename, { name: 'Bia' })).toEqual(first)
  expect(await nameOf(database, ana.id)).toBe('Carla')
})

test('forty taps at once with one key do the work once', async ({ api, given, database }) => {
  const ana = await given.member()
  const tapping = api.as(ana).with({ idempotencyKey: 'tap-2' })
  const taps = await Promise.all(Array.from({ length: 40 }, () => tapping.call(rename, { name: 'Bia' })))
  expect(new Set(taps.map(({ run }) => run)).size).toBe(1)
  expect(await auditOf(database, ana.id)).toHaveLength(1)
})

test('the same key with another body is refused', async ({ api, given }) => {
  const retrying = api.as(await given.member()).with({ idempotencyKey: 'tap-3' })
  await retrying.call(rename, { name: 'Bia' })
  const other = await retrying.try(rename, { name: 'Carla' })
  expect(other).toMatchObject({ status: 409, answer: { code: 'idempotency_key_reused' } })
})

test('a key that is empty or too long is refused by its name', async ({ api, given }) => {
  const ana = api.as(await given.member())
  const sending = (idempotencyKey: string) => ana.with({ idempotencyKey }).try(rename, { name: 'Bia' })
  for (const key of ['', 'x'.repeat(201), 'x'.repeat(8000)]) {
    expect(await sending(key)).toMatchObject({
      status: 422,
      answer: { errors: { 'Idempotency-Key': ['A chave de repetição tem de 1 a 200 caracteres.'] } },
    })
  }
  expect((await sending('x'.repeat(200))).status).toBe(200)
})

test('a key belongs to its person', async ({ api, given }) => {
  const [ana, bia] = [await given.member(), await given.member()]
  const one = await api.as(ana).with({ idempotencyKey: 'tap-4' }).call(rename, { name: 'Bia' })
  const two = await api.as(bia).with({ idempotencyKey: 'tap-4' }).call(rename, { name: 'Bia' })
  expect(two.run).not.toBe(one.run)
})

test('a failure gives the key back', async ({ api, given }) => {
  const ana = await given.member()
  const retrying = api.as(ana).with({ idempotencyKey: 'tap-5' })
  expect((await retrying.try(rename, { name: 'break' })).status).toBe(500)
  expect((await retrying.try(rename, { name: 'Bia' })).status).toBe(200)
})

test('a level and a role open their calls and no others', async ({ api, given }) => {
  const status = async (person: { token: string }, call: typeof forLevel3) =>
    (await api.as(person).try(call)).status
  const vet = await given.member({ type: 'veterinarian' })
  const attendant = await given.member({ type: 'attendant' })
  const pending = await given.member({ type: 'attendant', level: 2 })
  expect([await status(vet, forLevel3), await status(vet, forAttendants)]).toEqual([200, 403])
  expect([await status(attendant, forLevel3), await status(attendant, forAttendants)]).toEqual([200, 200])
  expect([await status(pending, forLevel3), await status(pending, forAttendants)]).toEqual([403, 403])
})

test('a back-office role opens its calls and no others', async ({ api, given }) => {
  expect((await api.as(await given.staff({ role: 'admin' })).try(forAdmins)).status).toBe(200)
  expect((await api.as(await given.staff({ role: 'reviewer' })).try(forAdmins)).status).toBe(403)
  expect((await api.try(forAdmins)).status).toBe(401)
})

test('a stranger is told to sign in before being told what is wrong with the form', async ({ api }) => {
  expect((await api.try(rename, { name: '' })).status).toBe(401)
})

async function nameOf({ db }: Database, id: string) {
  return (await db.selectFrom('member').select('name').where('id', '=', id).executeTakeFirstOrThrow()).name
}

async function auditOf({ db }: Database, actorId: string) {
  return db
    .selectFrom('audit_entry')
    .select(['action', 'actor_kind', 'subject_id', 'before', 'after', 'at'])
    .where('actor_id', '=', actorId)
    .execute()
}
