import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { createTestClock } from '#server/testing/clock.ts'
import { copyDatabase } from '#server/testing/database-copy.ts'
import { createMailbox } from '#server/testing/mailbox.ts'
import { testSecretKey } from '#server/testing/secret-key.ts'
import { openDatabase } from './db.ts'
import { openFiles } from './files.ts'
import { startHeartbeat } from './heartbeat.ts'
import { enqueue, enqueueEach, job, jobOfMany, runDueJobs, startWorker } from './jobs.ts'
import { createLog } from './log.ts'
import { createMetrics } from './metrics.ts'
import { secretKeysIn } from './secrets/keys.ts'
import { createSecrets } from './secrets/secrets.ts'

test('a job runs after the commit that asked for it', async () => {
  const { surroundings, greet, greeted } = await prepared()
  await surroundings.database.transaction((tx) => enqueue(tx, greet, { name: 'Ana' }))
  expect(greeted).toEqual([])
  await runDueJobs([greet], surroundings)
  expect(greeted).toEqual(['Ana'])
})

test('a change that is rolled back leaves no job', async () => {
  const { surroundings, greet, greeted } = await prepared()
  const failing = surroundings.database.transaction(async (tx) => {
    await enqueue(tx, greet, { name: 'Ana' })
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  await runDueJobs([greet], surroundings)
  expect(greeted).toEqual([])
})

test('a job that failed stays, to be tried again', async () => {
  const { surroundings, greeted, greet } = await prepared()
  let broken = true
  const sometimes = { ...greet, run: async () => void (broken ? fail() : greeted.push('at last')) }
  await surroundings.database.transaction((tx) => enqueue(tx, greet, { name: 'Ana' }))
  await runDueJobs([sometimes], surroundings)
  expect(greeted).toEqual([])
  broken = false
  await surroundings.database.pool.query('update graphile_worker._private_jobs set run_at = now()')
  await runDueJobs([sometimes], surroundings)
  expect(greeted).toEqual(['at last'])
})

test('a payload that is not what the job expects fails before the work begins', async () => {
  const { surroundings, greet, greeted, logLines } = await prepared()
  await surroundings.database.transaction((tx) => enqueue(tx, { name: 'greet' }, { nome: 'Ana' }))
  await runDueJobs([greet], surroundings)
  expect(greeted).toEqual([])
  expect(logLines.join('')).toContain('greet')
})

test('a job that failed is logged by its name and error, without whom it concerned', async () => {
  const { surroundings, greet, logLines } = await prepared()
  const refused = { ...greet, run: async () => fail('550 <ana.souza@test.example>: no such mailbox') }
  await surroundings.database.transaction((tx) => enqueue(tx, greet, { name: 'Ana' }))
  await runDueJobs([refused], surroundings)
  const lines = logLines.join('')
  expect(lines).not.toContain('ana.souza')
  expect(lines).toMatch(/"job":"greet".*"message":"550 <\(e-mail\)>: no such mailbox".*"a job failed"/)
})

test('the worker picks a job up within a moment, and finishes what runs before it stops', async () => {
  const { surroundings, greeted } = await prepared()
  const begun = Promise.withResolvers<void>()
  const slow = job({
    name: 'slow',
    payload: z.object({}),
    run: async () => {
      begun.resolve()
      await new Promise((done) => setTimeout(done, 200))
      greeted.push('finished')
    },
  })
  const worker = await startWorker([slow], surroundings)
  await surroundings.database.transaction((tx) => enqueue(tx, { name: 'slow' }, {}))
  await begun.promise
  expect(worker.running()).toBe(true)
  await worker.stop()
  expect(greeted).toEqual(['finished'])
  await vi.waitFor(() => expect(worker.running()).toBe(false))
})

test('eight slow readings delay no mail', async () => {
  const { surroundings, greet, greeted } = await prepared()
  const released = Promise.withResolvers<void>()
  const read = job({
    name: 'read',
    queue: 'reading',
    payload: z.object({}),
    run: () => released.promise,
  })
  await surroundings.database.transaction(async (tx) => {
    for (let reading = 0; reading < 8; reading++) await enqueue(tx, read, {})
    await enqueue(tx, greet, { name: 'Ana' })
  })
  const worker = await startWorker([read, greet], surroundings)
  await vi.waitFor(() => expect(greeted).toEqual(['Ana']), 5000)
  released.resolve()
  await worker.stop()
})

test('the jobs of a worker that died are taken over, those of a living one are not', async () => {
  const { surroundings, greet, greeted } = await prepared()
  const { database } = surroundings
  const locked = async (name: string, by: string) => {
    await database.transaction((tx) => enqueue(tx, greet, { name }))
    await database.pool.query(
      `update graphile_worker._private_jobs set locked_by = $2, locked_at = now() - interval '5 minutes'
       where payload ->> 'name' = $1`,
      [name, by],
    )
  }
  const beatOf = (name: string) => startHeartbeat(database, name, surroundings.log).stop()
  await beatOf('dead')
  await database.pool.query(`update heartbeat set beat_at = now() - interval '30 seconds'`)
  await beatOf('living')
  await locked('Ana', 'living')
  await locked('Bia', 'dead')
  await locked('Eva', 'unknown')
  await beatOf('living')
  await runDueJobs([greet], surroundings)
  expect(greeted).toEqual(['Eva'])
  await database.pool.query(`update heartbeat set beat_at = now() - interval '50 seconds'`)
  await beatOf('living')
  await runDueJobs([greet], surroundings)
  expect(greeted.toSorted()).toEqual(['Bia', 'Eva'])
})

test('a worker says that it is alive for as long as it runs', async () => {
  const { surroundings, greet } = await prepared()
  const worker = await startWorker([greet], surroundings)
  const beats = async () => (await surroundings.database.pool.query('select name from heartbeat')).rows
  await vi.waitFor(async () => expect(await beats()).toHaveLength(1))
  await worker.stop()
})

test('a daily run that was missed is made up for at the next start, once', async () => {
  const { surroundings, greeted } = await prepared()
  const { clock, database } = surroundings
  const { hour } = clock.now().subtract({ hours: 2 }).toZonedDateTimeISO('UTC')
  const daily = job({
    name: 'daily',
    payload: z.unknown(),
    cron: `0 ${hour} * * *`,
    run: async () => void greeted.push('made up for'),
  })
  const { pool } = database
  const threeDaysAgo = clock.now().subtract({ hours: 72 }).toString()
  await pool.query(
    `insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
     values ('daily', $1, $1)`,
    [threeDaysAgo],
  )
  for (const _start of ['first', 'second']) {
    const worker = await startWorker([daily], surroundings)
    await vi.waitFor(() => expect(greeted).toEqual(['made up for']), 5000)
    await worker.stop()
  }
  const { rows } = await pool.query('select from graphile_worker._private_jobs')
  expect([greeted, rows]).toEqual([['made up for'], []])
})

test('a job of many takes along what waits, as many as it may', async () => {
  const { surroundings, welcome, welcomed } = await preparedForMany()
  await runDueJobs([welcome], surroundings)
  expect(welcomed.map((names) => names.length)).toEqual([3, 1])
  expect(welcomed.flat().toSorted()).toEqual(['Ana', 'Bia', 'Caio', 'Davi'])
})

test('what failed together is run one by one, and only what fails by itself stays', async () => {
  const { surroundings, welcomed, logLines } = await preparedForMany()
  const choosy = jobOfMany({
    name: 'welcome',
    payload: z.object({ name: z.string() }),
    most: 3,
    run: async (_, people) => {
      const names = people.map(({ name }) => name)
      if (names.includes('Bia')) fail()
      welcomed.push(names)
    },
  })
  await runDueJobs([choosy], surroundings)
  expect(welcomed.toSorted()).toEqual([['Ana'], ['Caio'], ['Davi']])
  const { rows } = await surroundings.database.pool.query(
    `select payload ->> 'name' as name, locked_at, last_error from graphile_worker._private_jobs`,
  )
  expect(rows).toEqual([{ name: 'Bia', locked_at: null, last_error: 'not today' }])
  expect(logLines.join('')).toContain('jobs failed together and are run one by one')
})

test('what a process had begun when it died is run by itself', async () => {
  const { surroundings, welcome, welcomed } = await preparedForMany()
  await surroundings.database.pool.query('update graphile_worker._private_jobs set attempts = 1')
  await runDueJobs([welcome], surroundings)
  expect(welcomed.toSorted()).toEqual([['Ana'], ['Bia'], ['Caio'], ['Davi']])
})

test('of mails that many sent together, only the one that failed is sent again', async () => {
  const { surroundings } = await preparedForMany()
  const sent: string[] = []
  let isBroken = true
  const send = async ({ to }: { to: string }) => {
    if (isBroken && to === 'Bia') fail()
    sent.push(to)
  }
  const letter = { subject: '', text: '', html: '' }
  const telling = jobOfMany({
    name: 'welcome',
    payload: z.object({ name: z.string() }),
    most: 3,
    run: async (_, people, mails) => {
      const sending = people.map(({ name }, place) => mails[place]?.send({ to: name, ...letter }))
      await Promise.allSettled(sending)
      await Promise.all(sending)
    },
  })
  await runDueJobs([telling], { ...surroundings, mail: { send } })
  expect(sent.toSorted()).toEqual(['Ana', 'Caio', 'Davi'])
  isBroken = false
  await surroundings.database.pool.query('update graphile_worker._private_jobs set run_at = now()')
  await runDueJobs([telling], { ...surroundings, mail: { send } })
  expect(sent.toSorted()).toEqual(['Ana', 'Bia', 'Caio', 'Davi'])
})

async function preparedForMany() {
  const { surroundings, logLines } = await prepared()
  const welcomed: string[][] = []
  const welcome = jobOfMany({
    name: 'welcome',
    payload: z.object({ name: z.string() }),
    most: 3,
    run: async (_, people) => void welcomed.push(people.map(({ name }) => name)),
  })
  const people = ['Ana', 'Bia', 'Caio', 'Davi'].map((name) => ({ name }))
  await surroundings.database.transaction((tx) => enqueueEach(tx, welcome, people))
  return { surroundings, welcome, welcomed, logLines }
}

async function prepared() {
  const logLines: string[] = []
  const log = createLog('info', { write: (line) => void logLines.push(line) })
  const database = openDatabase(await copyDatabase(inject('templateUrl')), log)
  const folder = await mkdtemp(join(tmpdir(), 'petisco-jobs-'))
  const files = await openFiles(pathToFileURL(folder))
  onTestFinished(async () => {
    await database.close()
    await rm(folder, { recursive: true })
  })
  const greeted: string[] = []
  const greet = job({
    name: 'greet',
    payload: z.object({ name: z.string() }),
    run: async (_, { name }) => void greeted.push(name),
  })
  return {
    surroundings: {
      database,
      mail: createMailbox(),
      files,
      secrets: createSecrets(secretKeysIn({ secretKeys: [testSecretKey], dataDir: folder })),
      clock: createTestClock(),
      log,
      publicUrl: 'https://petisco.test',
      metrics: createMetrics(),
    },
    greet,
    greeted,
    logLines,
  }
}

function fail(why = 'not today') {
  throw new Error(why)
}
