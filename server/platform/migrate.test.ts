import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { copyDatabase, createEmptyDatabase } from '#server/testing/database-copy.ts'
import { migrate } from './migrate.ts'
import { isProblem } from './problem.ts'

test('four processes that start together migrate an empty database once', async () => {
  const url = await createEmptyDatabase(inject('templateUrl'))
  const applied = await Promise.all(Array.from({ length: 4 }, () => migrate(url)))
  const names = applied.flat()
  expect(names).toContain('0001_members.sql')
  expect(new Set(names).size).toBe(names.length)
  expect(applied.filter((list) => list.length > 0)).toHaveLength(1)
})

test('an up-to-date database is left as it is', async () => {
  expect(await migrate(await copyDatabase(inject('templateUrl')))).toEqual([])
})

test('a migration that was changed after it was applied stops the start', async () => {
  const url = await copyDatabase(inject('templateUrl'))
  await query(url, `update migration set checksum = 'other' where name = '0002_sessions.sql'`)
  await expect(migrate(url)).rejects.toThrow('0002_sessions.sql was changed after it was applied')
})

test('a database of a newer version stops the start', async () => {
  const url = await copyDatabase(inject('templateUrl'))
  await query(url, `insert into migration (name, checksum) values ('9999_future.sql', 'x')`)
  await expect(migrate(url)).rejects.toThrow('has migration 9999_future.sql, which this version')
})

test('what the next version has added does not keep this one from starting, what the one after it has does', async () => {
  const url = await copyDatabase(inject('templateUrl'))
  await query(url, `insert into migration (name, checksum, version) values ('9998_next.sql', 'x', '999.0.0')`)
  expect(await migrate(url)).toEqual([])
  await query(
    url,
    `insert into migration (name, checksum, version) values ('9999_after.sql', 'x', '999.1.0')`,
  )
  await expect(migrate(url)).rejects.toThrow('has migration 9998_next.sql, which this version')
})

test('a migration that fails says why in one line, and leaves nothing behind', async () => {
  const url = await createEmptyDatabase(inject('templateUrl'))
  await query(url, 'create table staff (id int)')
  const failing = migrate(url)
  await expect(failing).rejects.toThrow(
    /^Migration 0003_staff\.sql failed and was rolled back: relation "staff" already exists/,
  )
  expect(await failing.catch(isProblem)).toBe(true)
})

test('a database that does not answer is told in one line', async () => {
  await expect(migrate('postgres://petisco@127.0.0.1:1/petisco')).rejects.toThrow(
    /^The database does not answer: .*ECONNREFUSED.*Check DATABASE_URL\.$/,
  )
})

async function query(url: string, text: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  await client.query(text)
}
