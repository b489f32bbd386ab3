import { expect, inject, onTestFinished, test } from 'vitest'
import { type Database, openDatabase } from '#server/platform/db.ts'
import { createLog } from '#server/platform/log.ts'
import { migrate, readMigrations } from '#server/platform/migrate.ts'
import { createEmptyDatabase } from '#server/testing/database-copy.ts'

test('what was there becomes a partition without being copied, and goes on as it was', async () => {
  const { url, database } = await databaseOfBefore()
  const { pool } = database
  await pool.query('grant select on notification to public')
  const before = await everything(database)
  const files = await filesOf(database, 'public.notification', 'public.audit_entry')

  await migrate(url)

  expect(await everything(database)).toEqual(before)
  expect(before.notifications).toHaveLength(3)
  expect(
    await filesOf(database, 'partitions.notification_earlier', 'partitions.audit_entry_earlier'),
  ).toEqual(files)
  expect(await placesOf(database)).toEqual([
    'partitions.audit_entry_earlier',
    'partitions.notification_earlier',
  ])
  const { rows } = await pool.query(
    `select has_table_privilege('public', 'notification', 'select') as notification,
       has_table_privilege('public', 'audit_entry', 'select') as audit_entry`,
  )
  expect(rows).toEqual([{ notification: true, audit_entry: false }])
  expect((await enter(database)).id).toBe(before.entries.length + 1)
})

test('servers of the version before write and read on while the tables change under them', async () => {
  const { url, database } = await databaseOfBefore()
  const migrating = migrate(url)
  let isOver = false
  const written = await Promise.all([
    migrating.then(() => {
      isOver = true
      return 0
    }),
    ...Array.from({ length: 4 }, async () => {
      let rows = 0
      do {
        await enter(database)
        await tell(database)
        await database.pool.query(
          'update notification set read_at = now() where read_at is null and id < $1',
          ['00000000-0000-0000-0000-000000000000'],
        )
        rows += 1
      } while (!isOver)
      return rows
    }),
  ])
  const total = written.reduce((sum, rows) => sum + rows)
  const { notifications, entries } = await everything(database)
  expect([notifications.length, entries.length]).toEqual([3 + total, 3 + total])
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
})

/** With rows of a year ago, of now, and of a clock that went wrong. */
async function databaseOfBefore() {
  const url = await createEmptyDatabase(inject('templateUrl'))
  const names = (await readMigrations()).map(({ name }) => name)
  await migrate(url, { only: names.filter((name) => name < '0083') })
  const database = openDatabase(url, createLog('silent'))
  onTestFinished(() => database.close())
  await database.pool.query(
    `insert into member (name, email, profile_type, level, password_hash, created_at)
     values ('Ana', 'ana@test.example', 'attendant', 3, '', now())`,
  )
  for (const months of [-12, 0, 30]) {
    await enter(database, months)
    await tell(database, months)
  }
  return { url, database }
}

async function enter({ pool }: Database, months = 0) {
  const { rows } = await pool.query<{ id: number }>(
    `insert into audit_entry (at, actor_kind, actor_id, action, request_id)
     select now() + make_interval(months => $1), 'member', id, 'POST /login', 'x' from member returning id`,
    [months],
  )
  return rows[0] ?? { id: 0 }
}

async function tell({ pool }: Database, months = 0) {
  await pool.query(
    `insert into notification (member_id, kind, facts, created_at)
     select id, 'verified', '{}', now() + make_interval(months => $1) from member`,
    [months],
  )
}

async function everything({ pool }: Database) {
  const { rows: notifications } = await pool.query('select * from notification order by id')
  const { rows: entries } = await pool.query<{ id: number }>('select * from audit_entry order by id')
  return { notifications, entries }
}

/** Who copies a table gives it another file. */
async function filesOf({ pool }: Database, ...tables: string[]) {
  const { rows } = await pool.query<{ file: number }>(
    'select pg_relation_filenode(name) as file from unnest($1::regclass[]) as name',
    [tables],
  )
  return rows
}

async function placesOf({ pool }: Database) {
  const { rows } = await pool.query<{ name: string }>(
    `select tableoid::regclass::text as name from notification
     union select tableoid::regclass::text from audit_entry order by 1`,
  )
  return rows.map(({ name }) => name)
}
