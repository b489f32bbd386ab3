import { requireSameAnswers } from './ask.ts'
import { measure, type Pace } from './measure.ts'
import { memberCalls } from './member-calls.ts'
import type { OpenServer } from './our-server.ts'
import { page } from './page.ts'
import type { Scenario } from './scenario.ts'
import { megabytesOf, type ServerProcess, startProcess } from './server-process.ts'
import { signIn } from './sign-in.ts'
import type { Row } from './table.ts'

const scenarios: readonly Scenario[] = [signIn, ...memberCalls, page]

/** Requests to the real server and to the floor of each by turns; and what the server takes after them. */
export async function benchAnswers(
  pace: Pace,
  startOurServer: OpenServer,
  signal: AbortSignal,
): Promise<Row[]> {
  await using ours = await startOurServer()
  const rows: Row[] = []
  for (const scenario of scenarios) {
    console.error(`Measuring ${scenario.name}: ${pace.rounds} rounds of ${pace.seconds} s on each side`)
    rows.push(await compare(scenario, ours, pace, signal))
  }
  const memory = { what: 'memory of a web process after these', unit: 'MB', budget: { atMost: 300 } }
  return [...rows, { ...memory, figure: await megabytesOf(ours.pid) }]
}

async function compare(
  { name, plan, floor: program, connections, budget }: Scenario,
  ours: ServerProcess,
  pace: Pace,
  signal: AbortSignal,
): Promise<Row> {
  const { requests, answer = '' } = await plan(ours.url)
  const settings = { ANSWER: answer, ROUTE: requests[0]?.path ?? '/' }
  await using floor = await startProcess(`bench/floor/${program}`, settings, signal)
  await requireSameAnswers(requests, ours.url, floor.url)
  const measured = await measure({ requests, connections, ours, floor }, pace, signal)
  return {
    what: `${name}, ${connections} connections, p95 ${measured.ours.p95Ms.toFixed(1)} ms`,
    figure: measured.ours.perSecond,
    unit: '/s',
    floor: measured.floor.perSecond,
    ...(budget && { budget }),
  }
}
