import { migrate } from '#server/platform/migrate.ts'
import { problem } from '#server/platform/problem.ts'
import type { Person } from '#server/testing/given.ts'
import { ask } from './ask.ts'
import { quantile } from './figures.ts'
import { fillYear } from './reports-world.ts'
import { number } from './table.ts'
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
export async function benchReports(invoices: number, signal: AbortSignal) {
  await withPostgres(async (place) => {
    await migrate(place.databaseUrl)
    const admin = await fillYear(place, invoices)
    await using server = await startEmptyServer(place, signal)
    console.log(`${number(invoices)} invoices of a year, ${number(invoices / 10)} members`)
    const slow: string[] = []
    for (const { name, full, empty } of paths()) {
      const [floor, ours] = [await timesOf(server.url, empty, admin), await timesOf(server.url, full, admin)]
      const ratio = (ours.p50 / floor.p50).toFixed(1)
      const figures = [
        `p50 ${number(ours.p50)} ms`,
        `most ${number(ours.most)} ms`,
        `empty ${number(floor.p50)} ms`,
      ]
      console.log(
        `  ${name.padEnd(16)} ${figures.map((each) => each.padStart(16)).join('')}   ratio ${ratio}`,
      )
      if (ours.p50 >= mostMs) slow.push(name)
    }
    if (slow.length > 0) throw problem(`A year takes longer than ${mostMs} ms: ${slow.join(', ')}.`)
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
async function timesOf(server: URL, path: string, { token }: Person) {
  const tookMs: number[] = []
  for (let turn = 0; turn <= times; turn += 1) {
    const askedAt = performance.now()
    const headers = { authorization: `Bearer ${token}` }
    const answer = await ask(server, { method: 'GET', path: `/api/office/${path}`, headers })
    await answer.arrayBuffer()
    if (turn > 0) tookMs.push(performance.now() - askedAt)
  }
  return { p50: quantile(tookMs, 0.5), most: Math.max(...tookMs) }
}
