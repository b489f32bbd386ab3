import { join } from 'node:path'
import type pg from 'pg'
import { readRanking } from '#contract/ranking.ts'
import { migrate } from '#server/platform/migrate.ts'
import type { Person } from '#server/testing/given.ts'
import { quantile } from './figures.ts'
import { load } from './load.ts'
import { number, type Row } from './table.ts'
import { fillWith, type Place, startEmptyServer, withClient, withPostgres, withSuperuser } from './world.ts'

const readers = 200
const clients = 8
/** Moves that are not in the tally yet: a minute in which eight people earn every second. */
const pending = 1000

type Pace = { readonly rounds: number; readonly seconds: number }

/**
 * Two servers on one PostgreSQL take turns, one with few members and one with many. It must cost the same.
 */
export async function benchRanking(
  pace: Pace,
  members: readonly [few: number, many: number],
  signal: AbortSignal,
): Promise<Row[]> {
  return withPostgres(async (place) => {
    const { folder } = place
    const [fewUrl, manyUrl] = [place.databaseUrl, await otherDatabase(place)]
    const worlds = [await createWorld(fewUrl, members[0]), await createWorld(manyUrl, members[1])] as const
    await using few = await startEmptyServer({ folder: join(folder, 'few'), databaseUrl: fewUrl }, signal)
    await using many = await startEmptyServer({ folder: join(folder, 'many'), databaseUrl: manyUrl }, signal)
    const rounds: [Figures[], Figures[]] = [[], []]
    for (let round = -1; round < pace.rounds; round += 1) {
      for (const [index, { url }] of [few, many].entries()) {
        const figures = await measureRanking(url, {
          people: worlds[index] ?? [],
          seconds: pace.seconds,
          signal,
        })
        // The first round warms up.
        if (round >= 0) rounds[index]?.push(figures)
      }
    }
    return rowsOf(members, rounds)
  })
}

function rowsOf(members: readonly number[], rounds: readonly (readonly Figures[])[]): Row[] {
  const [few, many] = rounds.map(mediansOf)
  if (!few || !many) return []
  const what = `ranking with ${members.map(number).reverse().join(' members beside ')}`
  return [
    { what: `${what}, p50`, figure: many.p50Ms, unit: 'ms', floor: few.p50Ms },
    { what: `${what}, p99`, figure: many.p99Ms, unit: 'ms', floor: few.p99Ms },
  ]
}

async function otherDatabase(place: Place): Promise<string> {
  const url = new URL(place.databaseUrl)
  await withSuperuser(place, async (client) => {
    await client.query(`create database many owner ${url.username}`)
  })
  url.pathname = '/many'
  return url.href
}

async function createWorld(databaseUrl: string, members: number): Promise<Person[]> {
  await migrate(databaseUrl)
  const people = await createReaders(databaseUrl)
  await withClient(databaseUrl, (client) => fillUpTo(client, members))
  return people
}

function createReaders(databaseUrl: string): Promise<Person[]> {
  return fillWith(databaseUrl, async (given) => {
    const people: Person[] = []
    for (let index = 0; index < readers; index += 1) people.push(await given.member())
    return people
  })
}

/** Most members have earned little; the last ones have just earned. */
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
type RankingLoad = { people: readonly Person[]; seconds: number; signal: AbortSignal }

async function measureRanking(url: URL, { people, seconds, signal }: RankingLoad): Promise<Figures> {
  const requests = people.map(({ token }) => ({
    method: readRanking.method,
    path: `/api${readRanking.path}`,
    headers: { authorization: `Bearer ${token}` },
  }))
  const settings = { requests, connections: clients, seconds, signal }
  const { latenciesMs } = await load({ program: 'server/main.ts', url }, settings)
  return { p50Ms: quantile(latenciesMs, 0.5), p99Ms: quantile(latenciesMs, 0.99) }
}

function mediansOf(rounds: readonly Figures[]): Figures {
  const median = (values: number[]) => quantile(values, 0.5)
  return { p50Ms: median(rounds.map(({ p50Ms }) => p50Ms)), p99Ms: median(rounds.map(({ p99Ms }) => p99Ms)) }
}
