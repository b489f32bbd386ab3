import { migrate } from '#server/platform/migrate.ts'
import type { Person } from '#server/testing/given.ts'
import { ask } from './ask.ts'
import { quantile } from './figures.ts'
import { fillYear } from './reports-world.ts'
import { number, type Row } from './table.ts'
import { startEmptyServer, withPostgres } from './world.ts'

const times = 11
const mostMs = 200

const reports = [
  'coins',
  'invoices',
  'reviewers',
  'members',
  'products',
  'redemptions',
  'promoters',
  'readings',
  'recommendations',
] as const

/**
 * Every report of a whole year, beside the same report of a year in which nothing happened: that is what answering
 * costs when there is nothing to count.
 */
export async function benchReports(invoices: number, signal: AbortSignal): Promise<Row[]> {
  return withPostgres(async (place) => {
    await migrate(place.databaseUrl)
    const admin = await fillYear(place, invoices)
    await using server = await startEmptyServer(place, signal)
    const rows: Row[] = []
    for (const { name, full, empty } of paths()) {
      const floor = await p50Of(server.url, empty, admin)
      const figure = await p50Of(server.url, full, admin)
      const what = `${name} of a year, ${number(invoices)} invoices, p50`
      rows.push({ what, figure, unit: 'ms', budget: { atMost: mostMs } })
      rows.push({ what: `${name} beside an empty year`, figure, unit: 'ms', floor })
    }
    return rows
  })
}

function paths() {
  const today = Temporal.Now.plainDateISO('America/Sao_Paulo')
  const yearTo = (to: Temporal.PlainDate) => `from=${to.subtract({ days: 365 })}&to=${to}`
  const longAgo = today.subtract({ years: 10 })
  return [
    ...reports.map((name) => ({
      name,
      full: `reports/${name}?${yearTo(today)}`,
      empty: `reports/${name}?${yearTo(longAgo)}`,
    })),
    { name: 'dashboard', full: 'dashboard', empty: 'queues' },
  ]
}

/** By itself: the first request fills caches and does not count. */
async function p50Of(server: URL, path: string, { token }: Person) {
  const tookMs: number[] = []
  for (let turn = 0; turn <= times; turn += 1) {
    const askedAt = performance.now()
    const headers = { authorization: `Bearer ${token}` }
    const answer = await ask(server, { method: 'GET', path: `/api/office/${path}`, headers })
    await answer.arrayBuffer()
    if (turn > 0) tookMs.push(performance.now() - askedAt)
  }
  return quantile(tookMs, 0.5)
}
