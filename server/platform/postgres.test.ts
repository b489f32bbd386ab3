import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { migrate } from './migrate.ts'
import { startPostgres } from './postgres.ts'
import { isProblem } from './problem.ts'

const isRoot = process.getuid?.() === 0

// One cluster for all tests that leave it stopped and whole; a space in its path, because people have those.
let home: string
let folder: string

beforeAll(async () => {
  home = await realpath(await mkdtemp(join(tmpdir(), 'petisco postgres-')))
  folder = join(home, 'data')
})

afterAll(() => rm(home, { recursive: true }))

test('what was written is there after a restart', async () => {
  const first = await start(folder)
  await query(first.url, "create table note as select 'kept' as text")
  await first.stop()
  await first.stop()
  await expect(query(first.url, 'select')).rejects.toThrow('ECONNREFUSED')

  const second = await start(folder)
  expect(await query(second.url, 'select text from note')).toEqual([{ text: 'kept' }])
})

test('only we can read the passwords, and the server speaks with nobody without one', async () => {
  const { url } = await start(folder)
  for (const file of ['postgres.password', 'petisco_app.password'])
    expect((await stat(join(folder, file))).mode & 0o777).toBe(0o600)
  for (const user of ['petisco', 'petisco_app', 'postgres'])
    await expect(query(url.replace(/\w+:[^:@]+@/, `${user}:guess@`), 'select')).rejects.toThrow(
      'password authentication failed',
    )
})

test('the role that Petisco works as owns its database and reaches nothing outside it', async () => {
  const { url } = await start(folder, { throwAway: false })
  await query(url, 'create extension pg_trgm')
  await query(url, 'create schema own create table own.note (id int)')
  const beyond = [
    "select pg_read_file('PG_VERSION')",
    "copy own.note from program 'true'",
    'select rolpassword from pg_authid',
    'create role friend superuser',
    'alter role petisco_app superuser',
    'create database more',
    "alter system set log_statement = 'all'",
    'create extension dblink',
    'set session_replication_role = replica',
  ]
  for (const statement of beyond)
    await expect(query(url, statement), statement).rejects.toThrow(/denied|must/)
})

test('a cluster whose tables are the superuser’s, as older versions made it, is handed over whole', async () => {
  const older = join(home, 'older')
  const first = await start(older)
  const superuserUrl = await asSuperuser(older, first.url)
  const maintenance = superuserUrl.replace(/petisco$/, 'postgres')
  await query(maintenance, 'drop database petisco')
  await query(maintenance, 'create database petisco')
  await query(maintenance, 'drop role petisco_app')
  await rm(join(older, 'petisco_app.password'))
  await migrate(superuserUrl)
  const ana =
    "insert into member (name, email, profile_type, level, password_hash) values ('Ana', 'a', 'breeder', 3, '')"
  await query(superuserUrl, ana)
  await query(superuserUrl, "select graphile_worker.add_job('later')")
  await query(superuserUrl, "create type mood as enum ('calm'); create type pair as (one int, other int)")
  await query(superuserUrl, 'create statistics of_people (dependencies) on name, email from member')
  await first.stop()

  const second = await start(older)
  expect(second.url).toContain('petisco_app')
  expect(await query(second.url, 'select rolsuper from pg_roles where rolname = current_user')).toEqual([
    { rolsuper: false },
  ])
  expect(await query(second.url, ownedByOthers)).toEqual([])
  expect(await query(second.url, 'select name from member')).toEqual([{ name: 'Ana' }])
  expect(await query(second.url, 'select task_identifier from graphile_worker.jobs')).toEqual([
    { task_identifier: 'later' },
  ])
  expect(await migrate(second.url)).toEqual([])
  await query(second.url, "select graphile_worker.add_job('later')")
  await query(second.url, 'alter table member add column shoe_size int')
  await second.stop()

  const third = await start(older)
  expect(third.url.replace(/:\d+\//, '')).toBe(second.url.replace(/:\d+\//, ''))
  expect(await query(third.url, 'select name, shoe_size from member')).toEqual([
    { name: 'Ana', shoe_size: null },
  ])
})

/** All that is not PostgreSQL's own or an extension's. */
const ownedByOthers = `
  select class::text, owner::regrole from (
    select 'pg_class'::regclass as class, oid, relowner as owner, relnamespace as place from pg_class
    union all select 'pg_proc'::regclass, oid, proowner, pronamespace from pg_proc
    union all select 'pg_type'::regclass, oid, typowner, typnamespace from pg_type
    union all select 'pg_statistic_ext'::regclass, oid, stxowner, stxnamespace from pg_statistic_ext
    union all select 'pg_operator'::regclass, oid, oprowner, oprnamespace from pg_operator
    union all select 'pg_collation'::regclass, oid, collowner, collnamespace from pg_collation
    union all select 'pg_conversion'::regclass, oid, conowner, connamespace from pg_conversion
    union all select 'pg_opclass'::regclass, oid, opcowner, opcnamespace from pg_opclass
    union all select 'pg_ts_config'::regclass, oid, cfgowner, cfgnamespace from pg_ts_config
    union all select 'pg_ts_dict'::regclass, oid, dictowner, dictnamespace from pg_ts_dict
    union all select 'pg_namespace'::regclass, oid, nspowner, oid from pg_namespace where nspname <> 'public'
    union all select 'pg_event_trigger'::regclass, oid, evtowner, 'public'::regnamespace from pg_event_trigger
    union all select 'pg_publication'::regclass, oid, pubowner, 'public'::regnamespace from pg_publication
    union all select 'pg_largeobject_metadata'::regclass, oid, lomowner, 'public'::regnamespace from pg_largeobject_metadata
    union all select 'pg_database'::regclass, oid, datdba, 'public'::regnamespace from pg_database where datname = 'petisco'
  )
  where owner <> current_user::regrole and place::regnamespace::text !~ '^(pg_|information_schema)'
    and (class, oid) not in (select classid, objid from pg_depend where deptype = 'e')`

test('a failing statement leaves no personal data in the log', async () => {
  const { url } = await start(folder)
  await expect(query(url, "select 'ana@petisco.example'::int")).rejects.toThrow('ana@petisco.example')
  expect(await readFile(join(folder, 'postgres.log'), 'utf8')).not.toContain('ana@petisco.example')
})

test('the server of an owner killed with -9 is taken over as it runs', async () => {
  const owner = await startElsewhere(folder)
  const [before] = await query(owner.line, 'select pg_postmaster_start_time() as at, text from note')
  await owner.kill()

  const next = await start(folder)
  expect(next.url).toBe(owner.line)
  expect(await query(next.url, 'select pg_postmaster_start_time() as at, text from note')).toEqual([before])
  await next.stop()
  await expect(query(next.url, 'select')).rejects.toThrow('ECONNREFUSED')
})

test('a server that dies is started again at the same address, and its owner keeps the folder', {
  timeout: 30_000,
}, async () => {
  const deaths: unknown[] = []
  const owner = await start(folder, { throwAway: false, onDeath: (reason) => deaths.push(reason) })
  await query(owner.url, "create table died as select 'committed' as text")
  const server = () => query(owner.url, 'select pg_postmaster_start_time()::text as started, text from died')
  for (const _ of ['once', 'and again, maybe before its owner is back']) {
    const [before] = await server()
    process.kill(await serverPid(folder), 'SIGKILL')
    const isAnother = async () => {
      const [after] = await server().catch(() => [])
      return after?.text === 'committed' && after.started !== before?.started
    }
    await expect.poll(isAnother, { timeout: 10_000 }).toBe(true)
  }
  expect(deaths.length).toBeGreaterThan(0)
  await expect
    .poll(() => query(owner.url, `select from pg_locks where locktype = 'advisory'`))
    .toHaveLength(1)
  await expect(startPostgres({ folder })).rejects.toThrow('in use by another Petisco')
  await owner.stop()
  await expect(query(owner.url, 'select')).rejects.toThrow('ECONNREFUSED')
})

test('a pid that meanwhile went to another program does not stand in the way, nor is that program harmed', async () => {
  const first = await start(folder)
  const pidFile = join(folder, 'postgres', 'postmaster.pid')
  const content = await readFile(pidFile, 'utf8')
  await first.stop()

  // Of the same user as the server, else PostgreSQL itself knows that it cannot be one.
  const { uid, gid } = await stat(join(folder, 'postgres'))
  const stranger = spawn('sleep', ['60'], { uid, gid, stdio: 'ignore' })
  onTestFinished(() => void stranger.kill())
  await writeFile(pidFile, content.replace(/^\d+/, String(stranger.pid)))

  const second = await start(folder)
  expect(await query(second.url, 'select text from note')).toEqual([{ text: 'kept' }])
  await second.stop()
  expect(stranger.exitCode ?? stranger.signalCode).toBeNull()
})

test('a second Petisco is refused in one line, and the first goes on', async () => {
  const first = await start(folder)
  const second = await startElsewhere(folder)
  expect(second.line).toBe(
    `Problem: the data folder ${folder} is in use by another Petisco with pid ${process.pid}`,
  )
  expect(await query(first.url, 'select text from note')).toEqual([{ text: 'kept' }])
})

test('a start while the owner before is still stopping waits for it, and neither disturbs the other', async () => {
  const first = await start(folder)
  const stopping = first.stop()
  const second = await start(folder)
  await stopping
  expect(await query(second.url, 'select text from note')).toEqual([{ text: 'kept' }])
})

test('a server that stops just after it let somebody in is waited for as well', async () => {
  const connect = Client.prototype.connect as (this: Client) => Promise<Client>
  const entering = vi.spyOn(Client.prototype, 'connect').mockImplementationOnce(async function (
    this: Client,
  ) {
    await connect.call(this)
    const lost = once(this, 'error')
    const { stream } = (this as unknown as { connection: { stream: Socket } }).connection
    stream.destroy(new Error('lost'))
    await lost
  })
  onTestFinished(() => entering.mockRestore())
  const { url } = await start(folder)
  expect(entering.mock.calls.length).toBeGreaterThan(1)
  expect(await query(url, 'select text from note')).toEqual([{ text: 'kept' }])
})

test('of two first starts at the same instant one wins, and nothing else is left behind', async () => {
  const empty = join(home, 'race')
  const racers = await Promise.all([startElsewhere(empty), startElsewhere(empty)])
  const [winner] = racers.filter(({ line }) => line.startsWith('postgres:'))
  const refused = racers.filter(({ line }) =>
    line.includes(`in use by another Petisco with pid ${winner?.pid}`),
  )
  expect(refused).toHaveLength(1)
  expect((await readdir(empty)).sort()).toEqual([
    'petisco_app.password',
    'postgres',
    'postgres.log',
    'postgres.password',
  ])
  await winner?.stop()

  const again = await Promise.all([startElsewhere(empty), startElsewhere(empty)])
  const lines = again.map(({ line }) => line).sort()
  expect(lines).toEqual([
    expect.stringContaining('in use by another Petisco'),
    expect.stringMatching(/^postgres:/),
  ])
})

test('what a start killed while making the cluster left behind is cleared, what another makes is not', async () => {
  const gone = spawn('true')
  await once(gone, 'exit')
  await mkdir(join(folder, `postgres.new-${gone.pid}-abandoned`, 'data'), { recursive: true })
  await mkdir(join(folder, `postgres.new-${process.pid}-busy`))
  await start(folder)
  const drafts = (await readdir(folder)).filter((name) => name.startsWith('postgres.new-'))
  expect(drafts).toEqual([`postgres.new-${process.pid}-busy`])
})

test('a cluster that cannot be started says why in one line, with the log', async () => {
  const version = join(folder, 'postgres', 'PG_VERSION')
  const current = await readFile(version)
  await writeFile(version, '17\n')
  onTestFinished(() => writeFile(version, current))
  expect(await problemOf(folder)).toBe(
    `PostgreSQL does not start: database files are incompatible with server (log: ${folder}/postgres.log)`,
  )
})

test('a password that is not the cluster’s is a problem in one line', async () => {
  const file = join(folder, 'postgres.password')
  const password = await readFile(file)
  await writeFile(file, 'another')
  onTestFinished(async () => {
    await writeFile(file, password)
    await (await startPostgres({ folder, throwAway: true })).stop()
  })
  expect(await problemOf(folder)).toBe(`the password in ${file} is not that of ${folder}/postgres`)
})

test('a file where the folder should be is a problem in one line', async () => {
  const file = join(home, 'file')
  await writeFile(file, '')
  expect(await problemOf(file)).toMatch(`the data folder ${file} cannot be used: ENOTDIR`)
})

test('a folder that cannot be written is a problem in one line', async () => {
  const closed = join(home, 'closed')
  await mkdir(closed, { mode: 0o500 })
  // Modes do not bind root, but the kernel's own file system does.
  const target = isRoot ? '/sys/petisco' : closed
  expect(await problemOf(target)).toMatch(
    new RegExp(`^the data folder ${target} cannot be used: (EACCES|EPERM): .+`),
  )
})

test.runIf(isRoot)('root may keep its data where no other user can enter', async () => {
  const closed = join(home, 'root')
  await mkdir(closed, { mode: 0o700 })
  const first = await start(join(closed, 'data'))
  await query(first.url, "create table note as select 'kept' as text")
  await first.stop()
  const second = await start(join(closed, 'data'))
  expect(await query(second.url, 'select text from note')).toEqual([{ text: 'kept' }])
  const status = await readFile(`/proc/${await serverPid(join(closed, 'data'))}/status`, 'utf8')
  expect(status).not.toMatch(/^Uid:\t0/m)
})

async function start(folder: string, { throwAway = true, onDeath = (_: unknown) => {} } = {}) {
  const postgres = await startPostgres({ folder, throwAway, onDeath })
  onTestFinished(postgres.stop)
  return postgres
}

/** A start in a process of its own, which says its url or its problem and stops when its input ends. */
async function startElsewhere(folder: string) {
  const script = `
    import { startPostgres } from ${JSON.stringify(new URL('postgres.ts', import.meta.url).href)}
    try {
      const postgres = await startPostgres({ folder: ${JSON.stringify(folder)}, throwAway: true })
      console.log(postgres.url)
      process.stdin.resume().once('end', postgres.stop)
    } catch (error) { console.log(String(error)) }`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const end = async (act: () => unknown) => {
    if (child.exitCode !== null || child.signalCode) return
    act()
    await once(child, 'exit')
  }
  const stop = () => end(() => child.stdin.end())
  onTestFinished(stop)
  const [line] = await once(child.stdout.setEncoding('utf8'), 'data')
  return { pid: child.pid, line: String(line).trim(), stop, kill: () => end(() => child.kill('SIGKILL')) }
}

async function query(url: string, sql: string) {
  const client = new Client(url)
  try {
    await client.connect()
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

async function asSuperuser(folder: string, url: string): Promise<string> {
  const password = await readFile(join(folder, 'postgres.password'), 'utf8')
  return url.replace(/\w+:[^:@]+@/, `petisco:${password}@`)
}

async function problemOf(folder: string): Promise<string> {
  const error = await startPostgres({ folder, throwAway: true }).then(
    () => undefined,
    (error: unknown) => error,
  )
  if (!isProblem(error)) throw new Error('no problem', { cause: error })
  return error.message
}

async function serverPid(folder: string): Promise<number> {
  return Number.parseInt(await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8'), 10)
}
