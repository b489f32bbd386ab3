import { availableParallelism } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { listInvoices } from '#contract/invoices.ts'
import { currentUser } from '#contract/members.ts'
import { listNotifications } from '#contract/notifications.ts'
import { migrate } from '#server/platform/migrate.ts'
import { quantile } from './figures.ts'
import { load } from './load.ts'
import type { Pace } from './measure.ts'
import type { Request } from './scenario.ts'
import { megabytesOf, type ServerProcess } from './server-process.ts'
import type { Row } from './table.ts'
import { fillWith, startEmptyServer, withPostgres } from './world.ts'

const people = 100
const connections = 32
/** One for each process, for the database and for what asks: with fewer the second process has no room. */
const coresForTwo = 4

/** What two web processes on one database answer, beside one of them; by turns. */
export async function benchProcesses(pace: Pace, signal: AbortSignal): Promise<Row[]> {
  return withServers(2, signal, async (both, requests) => {
    const perSecond = async (servers: readonly ServerProcess[], seconds: number) => {
      const each = { requests, connections: connections / servers.length, seconds, signal }
      const answers = await Promise.all(servers.map((server) => load(server, each)))
      return answers.reduce((sum, { latenciesMs, seconds }) => sum + latenciesMs.length / seconds, 0)
    }
    await perSecond(both, pace.warmUpSeconds)
    const rounds: { one: number; two: number }[] = []
    for (let round = 0; round < pace.rounds; round += 1)
      rounds.push({
        one: await perSecond(both.slice(0, 1), pace.seconds),
        two: await perSecond(both, pace.seconds),
      })
    const medianOf = (side: 'one' | 'two') =>
      quantile(
        rounds.map((round) => round[side]),
        0.5,
      )
    const what = `two web processes beside one, ${connections} connections`
    const row = { what, figure: medianOf('two'), unit: '/s', floor: medianOf('one') }
    return [availableParallelism() >= coresForTwo ? { ...row, budget: { atLeast: 1.6 } } : row]
  })
}

const samples = 20

/** Whether a web process that is asked all the time takes more and more. */
export async function benchMemory(seconds: number, signal: AbortSignal): Promise<Row[]> {
  return withServers(1, signal, async ([server], requests) => {
    if (!server) return []
    const asking = load(server, { requests, connections, seconds, signal })
    const megabytes: number[] = []
    for (let sample = 0; sample < samples; sample += 1) {
      await Promise.race([setTimeout((seconds * 1000) / samples), asking])
      megabytes.push(await megabytesOf(server.pid))
    }
    await asking
    const half = megabytes.slice(samples / 2)
    const most = {
      what: `memory of a web process, most in ${seconds} s of load`,
      figure: Math.max(...megabytes),
    }
    const grown = {
      what: 'memory at the end of that time beside its middle',
      figure: half.at(-1) ?? Number.NaN,
    }
    return [
      { ...most, unit: 'MB', budget: { atMost: 300 } },
      { ...grown, unit: 'MB', floor: half[0] ?? Number.NaN, budget: { atMost: 1.05 } },
    ]
  })
}

/** Members who look at what every screen begins with, each of them signed in. */
async function withServers(
  count: number,
  signal: AbortSignal,
  work: (servers: readonly ServerProcess[], requests: readonly Request[]) => Promise<Row[]>,
): Promise<Row[]> {
  return withPostgres(async (place) => {
    await migrate(place.databaseUrl)
    const requests = await fillWith(place.databaseUrl, async (given) => {
      const tokens: string[] = []
      for (let index = 0; index < people; index += 1) tokens.push((await given.member({ coins: 100 })).token)
      return tokens.flatMap((token) => requestsOf(token))
    })
    await using running = new AsyncDisposableStack()
    const servers: ServerProcess[] = []
    for (let index = 0; index < count; index += 1)
      servers.push(running.use(await startEmptyServer(place, signal)))
    return await work(servers, requests)
  })
}

function requestsOf(token: string): Request[] {
  return [currentUser, listNotifications, listInvoices].map(({ method, path }) => ({
    method,
    path: `/api${path}`,
    headers: { authorization: `Bearer ${token}` },
  }))
}
