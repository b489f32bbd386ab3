import pg from 'pg'
import { expect } from 'vitest'
import { currentUser } from '#contract/members.ts'
import { test } from '#server/testing/test.ts'
import { isOutage } from './db.ts'

test('a database that takes no writes is not ready, and says so to who writes; reads go on', async ({
  world,
  api,
  given,
}) => {
  const { app, databaseUrl, database } = world
  const ana = await given.member()
  const name = new URL(databaseUrl).pathname.slice(1)
  const recovery = { method: 'POST', url: '/api/user/reset-password', body: { email: ana.email } } as const
  const readiness = () => app.inject({ url: '/readyz' }).then(({ statusCode }) => statusCode)
  expect(await readiness()).toBe(200)

  await database.pool.query(`alter database ${name} set default_transaction_read_only = on`)
  await endConnections(databaseUrl)
  await expect.poll(readiness, { timeout: 5000 }).toBe(503)
  const refused = await app.inject({ ...recovery, headers: { language: 'en' } })
  expect(refused.statusCode).toBe(503)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.json()).toMatchObject({ error: expect.stringContaining('Nothing was lost') })
  expect((await api.as(ana).try(currentUser)).status).toBe(200)

  await query(databaseUrl, `alter database ${name} reset all`)
  await endConnections(databaseUrl)
  await expect.poll(readiness, { timeout: 5000 }).toBe(200)
  expect((await app.inject(recovery)).statusCode).toBe(200)
})

test.for([
  ['the connection was refused', withCode('ECONNREFUSED'), true],
  ['no answer came', new Error('Query read timeout'), true],
  ['no connection became free', new Error('timeout exceeded when trying to connect'), true],
  ['the disk of the database is full', databaseError('53100'), true],
  ['a statement took too long', databaseError('57014'), true],
  ['the disk of the file store is full', new Error('Cannot write', { cause: withCode('ENOSPC') }), true],
  ['the file store says nothing', Object.assign(new Error('15000 ms'), { name: 'TimeoutError' }), true],
  ['a file is not there', withCode('ENOENT'), false],
  ['a constraint is violated', databaseError('23505'), false],
  ['a bug', new TypeError('undefined is not a function'), false],
  ['nothing', undefined, false],
] as const)('an outage or not: %s', ([, error, expected]) => {
  expect(isOutage(error)).toBe(expected)
})

function withCode(code: string) {
  return Object.assign(new Error(code), { code })
}

function databaseError(code: string) {
  return Object.assign(new pg.DatabaseError('refused', 0, 'error'), { code })
}

async function endConnections(url: string) {
  await query(
    url,
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  )
}

async function query(url: string, text: string) {
  const client = new pg.Client({ connectionString: url, options: '-c default_transaction_read_only=off' })
  await client.connect()
  await client.query(text)
  await client.end()
}
