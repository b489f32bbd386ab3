import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { readRanking } from '#contract/ranking.ts'
import { openDatabase } from '#server/platform/db.ts'
import { createLog } from '#server/platform/log.ts'
import { migrate } from '#server/platform/migrate.ts'
import { startPostgres } from '#server/platform/postgres.ts'
import { createTestClock } from '#server/testing/clock.ts'
import { createGiven, type Person } from '#server/testing/given.ts'
import { load } from './load.ts'
import { emptyWorld } from './our-server.ts'
import { startServer } from './server-process.ts'
import { number } from './table.ts'

const readers = 200
const clients = 8
/** Moves that the tally does not know yet: a minute in which eight people earn every second. */
const pending = 1000

type Pace = { readonly rounds: number; readonly seconds: number }

/** The ranking with few people in it and with many, asked by turns on two servers of one PostgreSQL: it must cost the same. */
export async function benchRanking(
  pace: Pace,
  members: readonly [few: number, many: number],
  signal: AbortSignal,
) {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'petisco-bench-'))
  const postgres = await startPostgres({ folder: folder.path })
  try {
    const [fewUrl, manyUrl] = [postgres.url, await otherDatabase(postgres.url)]
    const worlds = [await createWorld(fewUrl, members[0]), await createWorld(manyUrl, members[1])] as const
    await using few = await startServer(
      'server/main.ts',
      emptyWorld(join(folder.path, 'few'), fewUrl),
      signal,
    )
    await using many = await startServer(
      'server/main.ts',
      emptyWorld(join(folder.path, 'many'), manyUrl),
      signal,
    )
    const taken: [Figures[], Figures[]] = [[], []]
    for (let round = -1; round < pace.rounds; round += 1) {
      for (const [index, { url }] of [few, many].entries()) {
        const figures = await ask(url, { people: worlds[index] ?? [], seconds: pace.seconds, signal })
        // The first round warms up.
        if (round >= 0) taken[index]?.push(figures)
      }
    }
    const [fewer, more] = taken.map(middleOf)
    for (const [index, figures] of [fewer, more].entries())
      console.log(
        `${number(members[index] ?? 0).padStart(9)} members   p50 ${number(figures?.p50Ms ?? 0)} ms   p99 ${number(figures?.p99Ms ?? 0)} ms`,
      )
    console.log(`p99 with many against few: ${((more?.p99Ms ?? 0) / (fewer?.p99Ms ?? 1)).toFixed(2)}`)
  } finally {
    await postgres.stop()
  }
}

async function otherDatabase(databaseUrl: string): Promise<string> {
  await withClient(databaseUrl, (client) => client.query('create database many'))
  const url = new URL(databaseUrl)
  url.pathname = '/many'
  return url.href
}

async function createWorld(databaseUrl: string, members: number): Promise<Person[]> {
  await migrate(databaseUrl)
  const people = await createReaders(databaseUrl)
  await withClient(databaseUrl, (client) => fillUpTo(client, members))
  return people
}

async function createReaders(databaseUrl: string): Promise<Person[]> {
  const database = openDatabase(databaseUrl, createLog('silent'))
  const clock = createTestClock()
  clock.set(Temporal.Now.instant().toString())
  const given = createGiven(database, clock)
  const people: Person[] = []
  for (let index = 0; index < readers; index += 1) people.push(await given.member())
  await database.close()
  return people
}

/** Most people have earned little and few have earned much; the last of them have just earned. */
async function fillUpTo(client: pg.Client, count: number) {
  await client.query(
    `insert into member (name, email, profile_type, profile_name, level, password_hash)
     select 'Ana Souza', 'bench-' || n || '@test.example', 'attendant', 'Loja', 3, ''
     from generate_series((select count(*) from member) + 1, $1::bigint) as n`,
    [count],
  )
  await client.query('alter table ranking_score disable trigger user')
  await client.query(
    `insert into ranking_score (month, member_id, score, is_seen)
     select month_in_sao_paulo(now()), id, 1 + floor(-1500 * ln(1 - random()))::bigint, true from member`,
  )
  await client.query(
    `insert into ranking_tally (month, level, prefix, people)
     select month, level, score >> (4 * level), count(*)
     from ranking_score cross join generate_series(0, 9) as level group by 1, 2, 3`,
  )
  await client.query('alter table ranking_score enable trigger user')
  await client.query('vacuum analyze')
  await client.query(
    `update ranking_score set score = score + 30 where (month, member_id) in
       (select month, member_id from ranking_score limit $1)`,
    [pending / 2],
  )
}

type Figures = { readonly p50Ms: number; readonly p99Ms: number }
type Asking = { people: readonly Person[]; seconds: number; signal: AbortSignal }

async function ask(url: URL, { people, seconds, signal }: Asking): Promise<Figures> {
  const requests = people.map(({ token }) => ({
    method: readRanking.method,
    path: `/api${readRanking.path}`,
    headers: { authorization: `Bearer ${token}` },
  }))
  const wanted = { requests, connections: clients, seconds, signal }
  const { latenciesMs } = await load({ program: 'server/main.ts', url }, wanted)
  const sorted = latenciesMs.toSorted((a, b) => a - b)
  const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? Number.NaN
  return { p50Ms: at(0.5), p99Ms: at(0.99) }
}

function middleOf(rounds: readonly Figures[]): Figures {
  const middle = (values: number[]) =>
    values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
  return { p50Ms: middle(rounds.map(({ p50Ms }) => p50Ms)), p99Ms: middle(rounds.map(({ p99Ms }) => p99Ms)) }
}

async function withClient(databaseUrl: string, work: (client: pg.Client) => Promise<unknown>) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
