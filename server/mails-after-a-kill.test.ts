import { once } from 'node:events'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { type Database, openDatabase } from './platform/db.ts'
import { createLog } from './platform/log.ts'
import { freePort } from './platform/port.ts'
import { copyDatabase } from './testing/database-copy.ts'
import type { ReceivedMail } from './testing/mail-server.ts'
import { start, temporaryFolder } from './testing/main-process.ts'
import { smtpServer } from './testing/smtp-server.ts'
import { ready } from './testing/spawn-main.ts'

const email = 'ana@test.example'

test('a process killed after the mail server took its mail does not send it again', {
  timeout: 60_000,
}, async () => {
  const { database, ...world } = await worldWithAna()
  const completing = await database.pool.connect()
  // The job cannot be completed as long as its row is locked: the process is killed while it waits.
  const { port: smtpPort, received } = await smtpServer({
    beforeAnswer: async () => {
      if (received.length > 1) return
      await completing.query('begin')
      await completing.query('select from graphile_worker._private_jobs for update')
    },
  })
  const settings = { ...world.settings, SMTP_URL: `smtp://127.0.0.1:${smtpPort}` }
  const first = start(settings)
  await ready(world.port)
  await askForRecovery(world.port)
  await vi.waitFor(async () => expect(await callsWaiting(database)).toHaveLength(1), 20_000)
  first.process.kill('SIGKILL')
  await once(first.process, 'exit')
  // The database would only notice that its client is gone once the call has been made.
  for (const pid of await callsWaiting(database))
    await database.pool.query('select pg_terminate_backend($1, 5000)', [pid])
  await completing.query('rollback')
  completing.release()
  await releaseJobs(database)
  start(settings)
  await vi.waitFor(async () => expect(await recoveryJobs(database)).toBe(0), 20_000)
  expect(received).toHaveLength(1)
})

test('a mail that must be sent again, because nobody knows whether it was taken, can be told for the same', {
  timeout: 60_000,
}, async () => {
  const { database, ...world } = await worldWithAna()
  const taken = Promise.withResolvers<void>()
  let isKilled = false
  const { port: smtpPort, received } = await smtpServer({
    beforeAnswer: () => {
      taken.resolve()
      return isKilled ? Promise.resolve() : new Promise(() => undefined)
    },
  })
  const settings = { ...world.settings, SMTP_URL: `smtp://127.0.0.1:${smtpPort}` }
  const first = start(settings)
  await ready(world.port)
  await askForRecovery(world.port)
  await taken.promise
  first.process.kill('SIGKILL')
  await once(first.process, 'exit')
  isKilled = true
  await releaseJobs(database)
  start(settings)
  await vi.waitFor(async () => expect(await recoveryJobs(database)).toBe(0), 20_000)
  expect(received).toHaveLength(2)
  const [one, other] = received.map(messageIdOf)
  expect(one).toMatch(/^<[\w-]{20,}@petisco\.test>$/)
  expect(other).toBe(one)
})

async function worldWithAna() {
  const databaseUrl = await copyDatabase(inject('templateUrl'))
  const database = openDatabase(databaseUrl, createLog('silent'))
  onTestFinished(() => database.close())
  await database.pool.query(
    `insert into member (name, email, phone, password_hash, profile_type, level, language)
     values ('Ana', $1, '62998877001', '', 'breeder', 3, 'pt-BR')`,
    [email],
  )
  const port = await freePort()
  const settings = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: await temporaryFolder(),
    PORT: String(port),
    PUBLIC_URL: 'https://petisco.test',
  }
  return { database, port, settings }
}

function askForRecovery(port: number) {
  return fetch(`http://127.0.0.1:${port}/api/user/reset-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  })
}

async function callsWaiting({ pool }: Database): Promise<number[]> {
  const { rows } = await pool.query(
    `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.map(({ pid }) => pid)
}

/** As the job that releases abandoned ones does after a quarter of an hour. */
async function releaseJobs({ pool }: Database) {
  await pool.query(`
    update graphile_worker._private_jobs set locked_at = null, locked_by = null where locked_by is not null`)
}

async function recoveryJobs({ pool }: Database) {
  const { rowCount } = await pool.query(
    `select from graphile_worker.jobs where task_identifier = 'password-recovery'`,
  )
  return rowCount
}

function messageIdOf({ source }: ReceivedMail) {
  return /^Message-ID: (.*)\r$/im.exec(source)?.[1]
}
