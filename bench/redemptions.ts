import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { redeem } from '#contract/redemptions.ts'
import { migrate } from '#server/platform/migrate.ts'
import type { Person } from '#server/testing/given.ts'
import { type Figures, figuresOf, mediansOf } from './figures.ts'
import { type Answers, load } from './load.ts'
import type { Request } from './scenario.ts'
import { number, type Row } from './table.ts'
import { fillWith, startEmptyServer, withClient, withPostgres } from './world.ts'

const clients = 32
const prizes = 100

/** As many as our server has. */
const connections = 6

type Pace = { readonly rounds: number; readonly seconds: number }
type Size = { readonly buyers: number; readonly members: readonly number[] }

/**
 * Compares redemptions over HTTP with the bare SQL function and with a TPC-B-like transaction, for several
 * numbers of members.
 */
export async function benchRedemptions(
  pace: Pace,
  { buyers, members }: Size,
  signal: AbortSignal,
): Promise<Row[]> {
  return withPostgres(async (place) => {
    const { databaseUrl } = place
    await migrate(databaseUrl)
    await using server = await startEmptyServer(place, signal)
    const shop = await createShop(databaseUrl, buyers)
    const rows: Row[] = []
    for (const count of members) {
      await fillUpTo(databaseUrl, count)
      rows.push(...(await compare(pace, { count, shop, url: server.url, databaseUrl, signal })))
    }
    return rows
  })
}

type Shop = { people: readonly Person[]; prizeIds: readonly string[] }

function createShop(databaseUrl: string, buyers: number): Promise<Shop> {
  return fillWith(databaseUrl, async (given) => {
    const people: Person[] = []
    for (let index = 0; index < buyers; index += 1)
      people.push(await given.member({ coins: 1_000_000, hasAddress: true }))
    const prizeIds: string[] = []
    for (let index = 0; index < prizes; index += 1)
      prizeIds.push((await given.prize({ price: 1, stock: 10_000_000 })).id)
    return { people, prizeIds }
  })
}

async function fillUpTo(databaseUrl: string, count: number) {
  await withClient(databaseUrl, (client) =>
    client.query(
      `insert into member (name, email, profile_type, profile_name, level, password_hash)
       select 'Ana', 'bench-' || n || '@test.example', 'attendant', 'Loja', 3, ''
       from generate_series((select count(*) from member) + 1, $1::bigint) as n`,
      [count],
    ),
  )
  await withClient(databaseUrl, (client) => client.query('vacuum analyze'))
}

type Comparison = { count: number; shop: Shop; url: URL; databaseUrl: string; signal: AbortSignal }

async function compare({ rounds, seconds }: Pace, comparison: Comparison): Promise<Row[]> {
  const { count, shop, url, databaseUrl, signal } = comparison
  const server = { program: 'server/main.ts', url }
  await using pool = poolOf(databaseUrl)
  await pool.query(tpcBTables)
  const overHttp = (prizeIds: readonly string[]) => () =>
    load(server, { requests: requestsOf(shop, prizeIds), connections: clients, seconds, signal })
  const sides = {
    'over HTTP, 100 prizes': overHttp(shop.prizeIds),
    'over HTTP, one prize': overHttp(shop.prizeIds.slice(0, 1)),
    'the function, one each': () => bare(pool, seconds, callOf(shop, 1)),
    'the function, 16 each': () => bare(pool, seconds, callOf(shop, 16), 16),
    'like TPC-B': () => bare(pool, seconds, tpcBLike),
  }
  const measured = new Map<string, Figures[]>(Object.keys(sides).map((name) => [name, []]))
  for (let round = -1; round < rounds; round += 1) {
    for (const [name, run] of Object.entries(sides)) {
      const figures = figuresOf(await run())
      // The first round warms up.
      if (round >= 0) measured.get(name)?.push(figures)
    }
  }
  const medians = new Map(Array.from(measured, ([name, figures]) => [name, mediansOf(figures)]))
  const perSecond = (name: string) => medians.get(name)?.perSecond ?? Number.NaN
  const spread = perSecond('over HTTP, 100 prizes')
  const what = `redemptions, ${number(count)} members`
  const beside = (name: string, budget?: Row['budget']): Row => ({
    what: `${what}, beside ${name}`,
    figure: spread,
    unit: '/s',
    floor: perSecond(name),
    ...(budget && { budget }),
  })
  const onePrize = { what: `${what}, one prize beside a hundred`, figure: perSecond('over HTTP, one prize') }
  const p50Ms = medians.get('over HTTP, 100 prizes')?.p50Ms ?? Number.NaN
  return [
    beside('like TPC-B', { atLeast: 1 }),
    beside('the function, one each'),
    beside('the function, 16 each'),
    { ...onePrize, unit: '/s', floor: spread, budget: { atLeast: 0.9 } },
    { what: `${what}, p50`, figure: p50Ms, unit: 'ms' },
  ]
}

/** Disposed before the database stops, because a cut connection would hide the failure. */
function poolOf(connectionString: string) {
  const pool = new pg.Pool({ connectionString, max: connections })
  return Object.assign(pool, { [Symbol.asyncDispose]: () => pool.end() })
}

function requestsOf({ people }: Shop, prizeIds: readonly string[]): Request[] {
  return Array.from({ length: 5000 }, (_, index) => ({
    method: redeem.method,
    path: `/api${redeem.path}`,
    headers: {
      authorization: `Bearer ${people[index % people.length]?.token}`,
      'content-type': 'application/json',
      'idempotency-key': '{unique}',
    },
    body: JSON.stringify({ product_id: prizeIds[(index * 7) % prizeIds.length], value: 1 }),
  }))
}

type Act = (client: pg.PoolClient, turn: number) => Promise<unknown>

async function bare(pool: pg.Pool, seconds: number, act: Act, together = 1): Promise<Answers> {
  const latenciesMs: number[] = []
  const beganAt = performance.now()
  const work = Array.from({ length: clients }, async (_, client) => {
    for (let turn = client; performance.now() - beganAt < seconds * 1000; turn += clients) {
      const askedAt = performance.now()
      const connection = await pool.connect()
      try {
        await act(connection, turn)
      } finally {
        connection.release()
      }
      const latencyMs = performance.now() - askedAt
      for (let each = 0; each < together; each += 1) latenciesMs.push(latencyMs)
    }
  })
  await Promise.all(work)
  return { latenciesMs, seconds: (performance.now() - beganAt) / 1000 }
}

function callOf({ people, prizeIds }: Shop, together: number): Act {
  return async (client, turn) => {
    const wishes = Array.from({ length: together }, (_, n) => {
      const place = turn * together + n
      return {
        n,
        member_id: people[place % people.length]?.id,
        prize_id: prizeIds[(place * 7) % prizeIds.length],
        price_seen: 1,
        promised: '2099-12-31',
        action: 'bench',
        key: randomUUID(),
        request_hash: '\\x00',
        at: new Date().toISOString(),
        request_id: 'bench',
      }
    })
    await client.query({
      name: 'redeem',
      text: `select * from redeem_prizes(
        array(select wish from jsonb_populate_recordset(null::wish, $1::jsonb) as wish))`,
      values: [JSON.stringify(wishes)],
    })
  }
}

/** Three updates, a read and a history row in one transaction and one message. */
function tpcBLike(client: pg.PoolClient): Promise<unknown> {
  const random = (most: number) => 1 + Math.floor(Math.random() * most)
  const [account, teller, branch, delta] = [random(100_000), random(100), random(10), random(5000)]
  return client.query(`begin;
    update tpcb_account set balance = balance + ${delta} where id = ${account};
    select balance from tpcb_account where id = ${account};
    update tpcb_teller set balance = balance + ${delta} where id = ${teller};
    update tpcb_branch set balance = balance + ${delta} where id = ${branch};
    insert into tpcb_history values (${teller}, ${branch}, ${account}, ${delta}, now());
    commit`)
}

const tpcBTables = `
  create table if not exists tpcb_branch as select id, 0 as balance from generate_series(1, 10) as id;
  create table if not exists tpcb_teller as select id, 0 as balance from generate_series(1, 100) as id;
  create table if not exists tpcb_account as select id, 0 as balance from generate_series(1, 100000) as id;
  create table if not exists tpcb_history (teller int, branch int, account int, delta int, at timestamptz);
  create unique index if not exists tpcb_branch_id on tpcb_branch (id);
  create unique index if not exists tpcb_teller_id on tpcb_teller (id);
  create unique index if not exists tpcb_account_id on tpcb_account (id)`
