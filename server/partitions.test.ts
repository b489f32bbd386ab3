import pg from 'pg'
import { expect, onTestFinished, vi } from 'vitest'
import { deleteAccount } from '#contract/members.ts'
import { blockMember } from '#contract/members-office.ts'
import { listNotifications, markNotificationsRead } from '#contract/notifications.ts'
import { notify } from './notifications/notify.ts'
import { type Database, openDatabase } from './platform/db.ts'
import { createLog } from './platform/log.ts'
import { makeComingPartitions } from './platform/partitions.ts'
import { test } from './testing/test.ts'
import type { World } from './testing/world.ts'

test('each month of the trail and each half-year of notifications has a partition before it begins', async ({
  api,
  world,
  given,
  clock,
  database,
}) => {
  const month = await startOfLater(database, 'audit_entry')
  clock.set(month.toString())
  await runPartitionsJob(world)
  const lucia = await given.staff({ role: 'admin' })
  const ana = await given.member()
  await api.as(lucia).call(blockMember, { id: ana.id, reason: 'Fica' })
  expect(await partitionsOf(database, 'audit_entry', ana.id)).toEqual([
    `partitions.audit_entry_${nameOf(month)}`,
  ])
  expect(await startOfLater(database, 'audit_entry')).toEqual(monthsAfter(month, 2))

  const half = await startOfLater(database, 'notification')
  clock.set(monthsAfter(half, 5).toString())
  await runPartitionsJob(world)
  const next = monthsAfter(half, 6)
  const last = { nanoseconds: 1000 }
  for (const at of [half.subtract(last), half, next.subtract(last), next]) await tell(database, ana.id, at)
  expect(await partitionsOf(database, 'notification', ana.id)).toEqual([
    expect.not.stringContaining(nameOf(half)),
    `partitions.notification_${nameOf(half)}`,
    `partitions.notification_${nameOf(half)}`,
    `partitions.notification_${nameOf(next)}`,
  ])
})

test('what comes before its partition was made is taken, is moved there later, and nobody is told of it again', async ({
  api,
  world,
  given,
  clock,
  database,
}) => {
  const half = monthsAfter(await startOfLater(database, 'notification'), 6)
  const late = half.add({ hours: 24 * 40 })
  clock.set(late.toString())
  const ana = await given.member()
  const heard = await listen(world)
  await tell(database, ana.id, late)
  await tell(database, ana.id, late.add({ hours: 24 * 365 * 50 }))
  expect(await partitionsOf(database, 'notification', ana.id)).toEqual(
    Array(2).fill('partitions.notification_later'),
  )
  const before = await api.as(ana).call(listNotifications)

  await runPartitionsJob(world)

  expect(await partitionsOf(database, 'notification', ana.id)).toEqual([
    `partitions.notification_${nameOf(half)}`,
    'partitions.notification_later',
  ])
  expect(await api.as(ana).call(listNotifications)).toEqual(before)
  expect(before).toHaveLength(2)
  expect(await heard()).toEqual([ana.id, ana.id])
})

test('several processes make partitions at once while people go on, and nobody is refused', async ({
  world,
  given,
  database,
}) => {
  const start = await startOfLater(database, 'notification')
  const people = await Promise.all(Array.from({ length: 6 }, () => given.member()))
  const processes = [anotherDatabase(world), anotherDatabase(world), anotherDatabase(world)]
  // A slow machine takes its time to open connections, which is not what is tried here.
  for (const { pool } of processes) await pool.query('select')
  await Promise.all([
    ...processes.map((process) => makeComingPartitions(process, monthsAfter(start, 7))),
    ...people.map(async ({ id }) => {
      for (let turn = 0; turn < 25; turn++) await tell(database, id, start.add({ hours: turn * 24 }))
    }),
  ])
  const { rows } = await database.pool.query<{ rows: number }>(
    'select count(*)::int as rows from notification where member_id = any($1)',
    [people.map(({ id }) => id)],
  )
  expect(rows).toEqual([{ rows: 150 }])
  expect(await startOfLater(database, 'notification')).toEqual(monthsAfter(start, 12))
  expect(new Set(await partitionsOf(database, 'notification', people[0]?.id))).toEqual(
    new Set([`partitions.notification_${nameOf(start)}`]),
  )
})

test('a partition is made without holding up who reads and writes beside a long transaction', async ({
  world,
  given,
  database,
}) => {
  const ana = await given.member()
  const reader = new pg.Client({ connectionString: world.databaseUrl })
  await reader.connect()
  onTestFinished(() => reader.end())
  await reader.query('begin')
  await reader.query('select from notification')
  const start = await startOfLater(database, 'notification')
  const making = makeComingPartitions(anotherDatabase(world), start)
  await vi.waitFor(async () => expect(await waitingFor(database, 'notification')).toBe(1), {
    timeout: 9000,
    interval: 20,
  })
  for (let turn = 0; turn < 3; turn++) await tell(database, ana.id, start)
  expect(await startOfLater(database, 'notification')).toEqual(start)
  await reader.query('commit')
  await making
  expect(await partitionsOf(database, 'notification', ana.id)).toEqual(
    Array(3).fill(`partitions.notification_${nameOf(start)}`),
  )
})

test('who is erased leaves nothing in any partition, and reads what is unread in all of them', async ({
  api,
  world,
  given,
  clock,
  database,
}) => {
  const start = await startOfLater(database, 'notification')
  clock.set(start.toString())
  await runPartitionsJob(world)
  const ana = await given.member()
  const times = [monthsAfter(start, -13), start.subtract({ hours: 1 }), start, monthsAfter(start, 70)]
  for (const at of times) await tell(database, ana.id, at)
  expect(new Set(await partitionsOf(database, 'notification', ana.id)).size).toBeGreaterThanOrEqual(3)
  await api.as(ana).call(markNotificationsRead)
  const listed = await api.as(ana).call(listNotifications)
  expect(listed.map(({ datatime, isRead }) => [datatime, isRead])).toEqual(
    times.toReversed().map((at) => [at.toString(), 1]),
  )
  await api.as(ana).call(deleteAccount)
  expect(await partitionsOf(database, 'notification', ana.id)).toEqual([])
})

test('the trail cannot be rewritten by naming a partition either', async ({ database }) => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'audit_entry'::regclass`,
  )
  expect(rows.length).toBeGreaterThanOrEqual(2)
  for (const { name } of rows)
    for (const statement of [`delete from ${name}`, `truncate ${name}`])
      await expect(database.pool.query(statement), statement).rejects.toThrow('is append-only')
})

/** What is there depends on the day of the migration. */
async function startOfLater({ pool }: Database, table: string): Promise<Temporal.Instant> {
  const { rows } = await pool.query<{ start: Temporal.Instant }>('select start_of_later($1) as start', [
    table,
  ])
  if (!rows[0]) throw new Error('there are no partitions')
  return rows[0].start
}

function monthsAfter(start: Temporal.Instant, months: number) {
  return start.toZonedDateTimeISO('UTC').add({ months }).toInstant()
}

function nameOf(month: Temporal.Instant) {
  return month.toString().slice(0, 7).replace('-', '_')
}

function tell({ transaction }: Database, memberId: string, now: Temporal.Instant) {
  return transaction((tx) => notify(tx, { memberId, kind: 'verified', facts: {}, now }))
}

/** In the order of time. */
async function partitionsOf(
  { pool }: Database,
  table: 'notification' | 'audit_entry',
  memberId: string | undefined,
) {
  const [owner, at] = table === 'notification' ? ['member_id', 'created_at'] : ['subject_id', 'at']
  const { rows } = await pool.query<{ name: string }>(
    `select tableoid::regclass::text as name from ${table} where ${owner} = $1 order by ${at}, id`,
    [memberId],
  )
  return rows.map(({ name }) => name)
}

async function runPartitionsJob({ database, runJobs }: World) {
  await database.pool.query(`select graphile_worker.add_job('make-partitions')`)
  await runJobs()
}

async function waitingFor({ pool }: Database, table: string) {
  const { rowCount } = await pool.query(
    `select from pg_locks where relation = $1::regclass and mode = 'AccessExclusiveLock' and not granted`,
    [table],
  )
  return rowCount
}

function anotherDatabase({ databaseUrl }: World) {
  const database = openDatabase(databaseUrl, createLog('silent'))
  onTestFinished(() => database.close())
  return database
}

/** Returns whom the database has told of since, as streams hear it. */
async function listen({ databaseUrl, database }: World) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  onTestFinished(() => client.end())
  const people: string[] = []
  const ended = Promise.withResolvers<void>()
  client.on('notification', ({ payload = '' }) =>
    payload === 'end' ? ended.resolve() : people.push(payload),
  )
  await client.query('listen notification_told')
  return async () => {
    await database.pool.query(`select pg_notify('notification_told', 'end')`)
    await ended.promise
    return people
  }
}
