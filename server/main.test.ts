import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { statSync } from 'node:fs'
import { chmod, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import type { Answer } from '#contract/endpoint.ts'
import type { listStore } from '#contract/store.ts'
import { openDatabase } from './platform/db.ts'
import { createLog } from './platform/log.ts'
import { allowMigrations, waitForMigrations } from './platform/migrate.ts'
import { freePort } from './platform/port.ts'
import { startPostgres } from './platform/postgres.ts'
import { runningServer } from './platform/postgres-process.ts'
import { copyDatabase, createEmptyDatabase } from './testing/database-copy.ts'
import { exitOf, start, temporaryFolder } from './testing/main-process.ts'
import { startS3 } from './testing/s3.ts'
import { main, ready } from './testing/spawn-main.ts'

test('a first start fills the demo world, kill -9 loses nothing, and Ctrl-C stops everything', {
  timeout: 60_000,
}, async () => {
  const dataDir = await temporaryFolder()
  const port = await freePort()
  const first = start({ DATA_DIR: dataDir, PORT: String(port) })
  await ready(port, first)
  const token = await signIn(port)

  const second = start({ DATA_DIR: dataDir, PORT: String(port) })
  expect(await exitOf(second)).toEqual({
    code: 1,
    errors: `Port ${port} is taken: stop what uses it, or set PORT to another.\n`,
  })
  const third = start({ DATA_DIR: dataDir, PORT: String(await freePort()) })
  const refused = await exitOf(third)
  expect(refused.code).toBe(1)
  expect(refused.errors).toMatch(/^.*in use by another Petisco.*\n$/)

  first.process.kill('SIGKILL')
  await once(first.process, 'exit')
  const again = start({ DATA_DIR: dataDir, PORT: String(port) })
  await ready(port, again)
  expect(await userStatus(port, token)).toBe(200)
  expect(again.output()).toContain('atendente@petisco.example')
  await vi.waitFor(() => expect(again.output()).toContain('docs/samples'))

  again.process.kill('SIGINT')
  expect((await exitOf(again)).code).toBe(0)
  expect(await runningServer(join(dataDir, 'postgres'))).toBeUndefined()
})

test('nobody else on the machine can read mails, files or the database, also where an older version left them open', {
  timeout: 60_000,
}, async () => {
  const dataDir = await temporaryFolder()
  const older = ['', 'mail', 'files', 'uploads'].map((name) => join(dataDir, name))
  for (const folder of older) {
    await mkdir(folder, { recursive: true })
    await chmod(folder, 0o755)
  }
  const port = await freePort()
  const running = start({ DATA_DIR: dataDir, PORT: String(port) })
  await ready(port, running)
  await askForRecovery(port)
  await vi.waitFor(async () => expect(await readdir(join(dataDir, 'mail'))).toHaveLength(1), 10_000)

  const entries = await readdir(dataDir, { recursive: true })
  expect(entries).toEqual(expect.arrayContaining(['postgres.log', join('files', 'petisco-database.txt')]))
  const open = entries.filter((name) => {
    const found = statSync(join(dataDir, name), { throwIfNoEntry: false })
    return found && (found.mode & 0o077) !== 0
  })
  expect(open).toEqual([])
  // The group is that of the user who runs PostgreSQL for root, and may only pass through.
  expect(statSync(dataDir).mode & 0o777).toBe(process.getuid?.() === 0 ? 0o710 : 0o700)
  running.process.kill('SIGTERM')
  expect((await exitOf(running)).code).toBe(0)
})

test('four processes on one database migrate it once, and together sell one prize for one prize’s coins', {
  timeout: 60_000,
}, async () => {
  const DATABASE_URL = await createEmptyDatabase(inject('templateUrl'))
  const ports = await Promise.all([1, 2, 3, 4].map(freePort))
  const DATA_DIR = await temporaryFolder()
  const processes = ports.map((port) => start({ DATABASE_URL, DEMO: 'on', DATA_DIR, PORT: String(port) }))
  await Promise.all(ports.map((port, index) => ready(port, processes[index])))
  const token = await signIn(ports[0] ?? 0)
  for (const port of ports) expect(await userStatus(port, token)).toBe(200)
  const store = (await (await ask(ports[0], '/api/store', token)).json()) as Answer<typeof listStore>
  const backpack = store.find(({ title }) => title === 'Mochila executiva')
  const tap = (port: number | undefined) =>
    ask(port, '/api/store/request', token, { product_id: backpack?.id })
  const taps = await Promise.all(Array.from({ length: 40 }, (_, turn) => tap(ports[turn % 4])))
  expect(taps.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(taps.filter(({ status }) => status === 409)).toHaveLength(39)
  for (const { process } of processes) process.kill('SIGTERM')
  for (const one of processes) expect((await exitOf(one)).code).toBe(0)
})

test('a request under way is finished before the process stops', { timeout: 30_000 }, async () => {
  const port = await freePort()
  const DATABASE_URL = await createEmptyDatabase(inject('templateUrl'))
  const running = start({ DATABASE_URL, DEMO: 'on', DATA_DIR: await temporaryFolder(), PORT: String(port) })
  await ready(port, running)
  const answer = signIn(port)
  await firstAttemptIn(DATABASE_URL)
  running.process.kill('SIGTERM')
  expect(await answer).toMatch(/^[\w-]{43}$/)
  expect((await exitOf(running)).code).toBe(0)
})

test('where others can come there is no demo world, nor a start on one, unless it is asked for', {
  timeout: 60_000,
}, async () => {
  const PORT = String(await freePort())
  const DATA_DIR = await temporaryFolder()
  const settings = { DATA_DIR, PORT, PUBLIC_URL: 'https://petisco.test' }
  const open = start(settings)
  await ready(Number(PORT), open)
  expect(await demoAdminStatus(Number(PORT))).toBe(401)
  expect(await isDemo(Number(PORT))).toEqual({ is_demo: false })
  await vi.waitFor(() => expect(open.output()).toContain(`the embedded one in ${join(DATA_DIR, 'postgres')}`))
  open.process.kill('SIGTERM')
  expect((await exitOf(open)).code).toBe(0)

  const asked = start({ ...settings, DEMO: 'on' })
  await ready(Number(PORT), asked)
  expect(await demoAdminStatus(Number(PORT))).toBe(200)
  expect(await isDemo(Number(PORT))).toEqual({ is_demo: true })
  await vi.waitFor(() => expect(asked.output()).toContain('suporte@petisco.example'))
  expect(asked.output()).not.toContain('docs/samples')
  asked.process.kill('SIGTERM')
  expect((await exitOf(asked)).code).toBe(0)

  expect(await exitOf(start(settings))).toEqual({
    code: 1,
    errors:
      'This database holds the demo world, whose passwords everybody knows: start with another one, or set DEMO=on.\n',
  })
})

test('started by npm, it stops when npm is ended', { timeout: 30_000 }, async () => {
  const dataDir = await temporaryFolder()
  const port = await freePort()
  const { PATH = '' } = process.env
  const command = `"${process.execPath}" "${main}" --api-only --stop-with-parent; true`
  const shell = spawn('sh', ['-c', command], {
    env: { PATH, DATA_DIR: dataDir, PORT: String(port) },
    stdio: 'ignore',
  })
  onTestFinished(() => void shell.kill('SIGKILL'))
  await ready(port)
  shell.kill('SIGKILL')
  await vi.waitFor(() => expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow(), 5000)
  await vi.waitFor(async () => expect(await runningServer(join(dataDir, 'postgres'))).toBeUndefined(), 5000)
})

test('a superuser’s DATABASE_URL works and is warned of, an ordinary owner’s is not', {
  timeout: 60_000,
}, async () => {
  const folder = await temporaryFolder()
  const postgres = await startPostgres({ folder, throwAway: true })
  onTestFinished(postgres.stop)
  const password = await readFile(join(folder, 'postgres.password'), 'utf8')
  const superuser = postgres.url.replace(/petisco_app:[^@]+/, `petisco:${password}`)
  const warned = []
  const DATA_DIR = await temporaryFolder()
  for (const DATABASE_URL of [postgres.url, superuser]) {
    const running = start({ DATABASE_URL, DATA_DIR, ROLE: 'worker' })
    await vi.waitFor(() => expect(running.output()).toContain('Petisco is working.'), 20_000)
    warned.push(running.output().includes('is a superuser'))
    running.process.kill('SIGTERM')
    expect((await exitOf(running)).code).toBe(0)
  }
  expect(warned).toEqual([false, true])
})

test('a stop that comes while the start waits for another one stops it', { timeout: 60_000 }, async () => {
  const DATABASE_URL = await copyDatabase(inject('templateUrl'))
  const other = new pg.Client(DATABASE_URL)
  await other.connect()
  onTestFinished(() => other.end())
  await waitForMigrations(other)
  const waiting = start({ DATABASE_URL, DATA_DIR: await temporaryFolder(), ROLE: 'worker' })
  const waiters = `select from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`
  await vi.waitFor(async () => expect((await other.query(waiters)).rowCount).toBe(1), 30_000)
  waiting.process.kill('SIGTERM')
  await allowMigrations(other)
  expect((await exitOf(waiting)).code).toBe(0)
})

test('a database that is not there is told in one line', async () => {
  const port = await freePort()
  const lost = start({ DATABASE_URL: 'postgres://petisco:secret@127.0.0.1:1/petisco', PORT: String(port) })
  const { code, errors } = await exitOf(lost)
  expect(code).toBe(1)
  expect(errors).toMatch(/^The database does not answer: .*Check DATABASE_URL\.\n$/)
  expect(errors).not.toContain('secret')
})

test('a worker with another database leaves the file store alone and does not start', {
  timeout: 60_000,
}, async () => {
  const DATA_DIR = await temporaryFolder()
  const FILES_URL = pathToFileURL(join(DATA_DIR, 'store')).href
  const own = await createEmptyDatabase(inject('templateUrl'))
  const worker = start({ DATABASE_URL: own, FILES_URL, DATA_DIR, ROLE: 'worker' })
  await vi.waitFor(() => expect(worker.output()).toContain('Petisco is working.'), 20_000)
  worker.process.kill('SIGTERM')
  expect((await exitOf(worker)).code).toBe(0)

  const other = await createEmptyDatabase(inject('templateUrl'))
  const { code, errors } = await exitOf(start({ DATABASE_URL: other, FILES_URL, DATA_DIR, ROLE: 'worker' }))
  expect(code).toBe(1)
  expect(errors).toMatch(
    /^The file store belongs to another database: check DATABASE_URL and FILES_URL\. .*\n$/,
  )
})

test('a process without the key of its database says so in one line and does not start', {
  timeout: 60_000,
}, async () => {
  const DATABASE_URL = await createEmptyDatabase(inject('templateUrl'))
  const DATA_DIR = await temporaryFolder()
  const FILES_URL = pathToFileURL(join(DATA_DIR, 'files')).href
  const worker = start({ DATABASE_URL, FILES_URL, DATA_DIR, ROLE: 'worker' })
  await vi.waitFor(() => expect(worker.output()).toContain(join(DATA_DIR, 'secret.key')), 20_000)
  worker.process.kill('SIGTERM')
  expect((await exitOf(worker)).code).toBe(0)

  const SECRET_KEY = (await readFile(join(DATA_DIR, 'secret.key'), 'utf8')).trim()
  const elsewhere = { DATABASE_URL, FILES_URL, DATA_DIR: await temporaryFolder(), ROLE: 'worker' }
  const another = Buffer.alloc(32).toString('base64')
  for (const settings of [elsewhere, { ...elsewhere, SECRET_KEY: another }]) {
    const { code, errors } = await exitOf(start(settings))
    expect(code).toBe(1)
    expect(errors).toMatch(/^CPF and second factors of this database are sealed with the key .*\n$/)
    expect(errors).not.toContain(another)
  }
  const given = start({ ...elsewhere, SECRET_KEY: `${another},${SECRET_KEY}` })
  await vi.waitFor(() => expect(given.output()).toContain('Petisco is working.'), 20_000)
  given.process.kill('SIGTERM')
  expect((await exitOf(given)).code).toBe(0)
})

test('a wrong setting is told in one line', async () => {
  expect(
    await exitOf(start({ DATABASE_URL: '', DATABSE_URL: 'postgres://petisco@db.test/petisco' })),
  ).toEqual({
    code: 1,
    errors: 'Wrong settings: DATABASE_URL is empty: give it a value, or leave it out.\n',
  })
  expect(await exitOf(start({ PORT: 'three thousand' }))).toEqual({
    code: 1,
    errors: 'Wrong settings: PORT must be a number from 0 to 65535.\n',
  })
  expect(await exitOf(start({ SECRET_KEY: 'a secret' }))).toEqual({
    code: 1,
    errors:
      'Wrong settings: SECRET_KEY.0 must be 32 bytes in base64; several are separated by commas, the newest first.\n',
  })
})

test('a data folder that cannot be written is told in one line', async () => {
  const file = join(await temporaryFolder(), 'a-file')
  await writeFile(file, '')
  const { code, errors } = await exitOf(
    start({ DATA_DIR: join(file, 'data'), PORT: String(await freePort()) }),
  )
  expect(code).toBe(1)
  expect(errors.trim().split('\n')).toHaveLength(1)
  expect(errors).toContain(join(file, 'data'))
})

test('everything that is wrong with the place is told at once, a line with its mend for each', {
  timeout: 30_000,
}, async () => {
  const folder = await temporaryFolder()
  const file = join(folder, 'a-file')
  await writeFile(file, '')
  const url = await guestUrl()
  const { code, errors } = await exitOf(
    start({
      DATABASE_URL: url,
      DATA_DIR: join(file, 'data'),
      FILES_URL: pathToFileURL(join(file, 'files')).href,
      TRUST_DIR: join(folder, 'nowhere'),
      PORT: String(await freePort()),
    }),
  )
  expect(code).toBe(1)
  expect(errors.trim().split('\n')).toEqual([
    expect.stringMatching(
      /^DATA_DIR .*a-file\/data cannot be written \(ENOTDIR\), and the key of secrets, mails, uploads lie there: give it .*\.$/,
    ),
    expect.stringMatching(
      /^The folder for files .*a-file\/files cannot be written \(ENOTDIR\): give it .*\.$/,
    ),
    'The role guest may not create schemas in the database petisco: as a superuser, alter database petisco owner to guest.',
    expect.stringMatching(
      /^The role guest may not create tables in the schema public: as a superuser, .*\.$/,
    ),
    expect.stringContaining(join(folder, 'nowhere')),
  ])
})

test('a store that refuses us, or has no such bucket, stops the start; a mail server that is away does not', {
  timeout: 30_000,
}, async () => {
  const { url } = await startS3()
  const DATABASE_URL = await createEmptyDatabase(inject('templateUrl'))
  const place = {
    DATABASE_URL,
    DATA_DIR: await temporaryFolder(),
    ROLE: 'worker',
    SMTP_URL: 'smtp://127.0.0.1:1',
  }
  const outcome = (filesUrl: string) => exitOf(start({ ...place, FILES_URL: filesUrl }))
  expect(await outcome(url.href.replace('chave', 'another'))).toEqual({
    code: 1,
    errors:
      'The file store refuses us (403): check key, secret, region and bucket of FILES_URL, and that the key may list, read, write and delete there.\n',
  })
  const running = start({ ...place, FILES_URL: url.href })
  await vi.waitFor(() => expect(running.output()).toContain('Petisco is working.'), 20_000)
  expect(running.output()).toContain('mails cannot go out: check SMTP_URL')
  running.process.kill('SIGTERM')
  expect((await exitOf(running)).code).toBe(0)
})

test('an identity provider that is away stops nobody, and is told', { timeout: 30_000 }, async () => {
  const running = start({
    DATABASE_URL: await createEmptyDatabase(inject('templateUrl')),
    DATA_DIR: await temporaryFolder(),
    PORT: String(await freePort()),
    OIDC_ISSUER: 'http://127.0.0.1:1',
    OIDC_CLIENT_ID: 'petisco',
    OIDC_CLIENT_SECRET: 'secret',
    OIDC_ROLES: 'admin=petisco',
    STAFF_PASSWORDS: 'off',
  })
  await vi.waitFor(() => expect(running.output()).toContain('Petisco is ready'), 20_000)
  expect(running.output()).toContain('nobody can sign in with the company account: check OIDC_ISSUER')
  running.process.kill('SIGTERM')
  expect((await exitOf(running)).code).toBe(0)
})

test('a web process tells that no worker was seen for a minute, and goes on', {
  timeout: 30_000,
}, async () => {
  const DATABASE_URL = await createEmptyDatabase(inject('templateUrl'))
  const place = { DATABASE_URL, DATA_DIR: await temporaryFolder() }
  const port = await freePort()
  const web = start({ ...place, ROLE: 'web', PORT: String(port) })
  await ready(port, web)
  const readiness = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`)
    return { status: answer.status, ...((await answer.json()) as object) }
  }
  expect(await readiness()).toEqual({ status: 200, database: 'ok', worker: 'not seen' })
  const worker = start({ ...place, ROLE: 'worker' })
  await vi.waitFor(
    async () => expect(await readiness()).toEqual({ status: 200, database: 'ok', worker: 'elsewhere' }),
    { timeout: 20_000, interval: 500 },
  )
  for (const one of [web, worker]) one.process.kill('SIGTERM')
  for (const one of [web, worker]) expect((await exitOf(one)).code).toBe(0)
})

/** Somebody who may come in, and owns nothing. */
async function guestUrl() {
  const folder = await temporaryFolder()
  const postgres = await startPostgres({ folder, throwAway: true })
  onTestFinished(postgres.stop)
  const password = await readFile(join(folder, 'postgres.password'), 'utf8')
  const superuser = new pg.Client(postgres.url.replace(/petisco_app:[^@]+/, `petisco:${password}`))
  await superuser.connect()
  await superuser.query(`create role guest login password 'guest'`)
  await superuser.end()
  return postgres.url.replace(/petisco_app:[^@]+/, 'guest:guest')
}

async function signIn(port: number) {
  const response = await fetch(`http://127.0.0.1:${port}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'atendente@petisco.example', password: 'petisco-demo' }),
  })
  const { access_token } = (await response.json()) as { access_token: string }
  return access_token
}

async function askForRecovery(port: number) {
  const { status } = await fetch(`http://127.0.0.1:${port}/api/user/reset-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'atendente@petisco.example' }),
  })
  expect(status).toBe(200)
}

async function demoAdminStatus(port: number) {
  const { status } = await fetch(`http://127.0.0.1:${port}/api/office/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'gestao@petisco.example', password: 'petisco-demo' }),
  })
  return status
}

async function isDemo(port: number) {
  return (await fetch(`http://127.0.0.1:${port}/api/demo`)).json()
}

async function ask(port: number | undefined, path: string, token: string, body?: unknown) {
  const headers = {
    authorization: `Bearer ${token}`,
    ...(body !== undefined && { 'content-type': 'application/json' }),
  }
  const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
  return fetch(`http://127.0.0.1:${port}${path}`, { headers, ...sent })
}

async function userStatus(port: number, token: string) {
  const headers = { authorization: `Bearer ${token}` }
  return (await fetch(`http://127.0.0.1:${port}/api/user`, { headers })).status
}

/** Comes back once a sign-in has begun: its try is counted, its password not yet verified. */
async function firstAttemptIn(databaseUrl: string) {
  const { db, close } = openDatabase(databaseUrl, createLog('silent'))
  while (!(await db.selectFrom('sign_in_attempt').select('attempts').executeTakeFirst()));
  await close()
}
