import { isProblem, problem } from '#server/platform/problem.ts'
import { requireSameAnswers } from './ask.ts'
import { benchAudit } from './audit.ts'
import { benchBrowser, browserTable } from './browser.ts'
import { currentUser } from './current-user.ts'
import { benchFeeding } from './feeding.ts'
import { benchInstant } from './instant.ts'
import type { Server } from './load.ts'
import { measure, type Pace, type Result } from './measure.ts'
import { benchOffice } from './office.ts'
import { startOurServer } from './our-server.ts'
import { page } from './page.ts'
import { benchProof } from './proof.ts'
import { benchRanking } from './ranking.ts'
import { benchReading } from './reading.ts'
import { benchRedemptions } from './redemptions.ts'
import { benchReports } from './reports.ts'
import { benchReview } from './review.ts'
import type { Scenario } from './scenario.ts'
import { startProcess } from './server-process.ts'
import { signIn } from './sign-in.ts'
import { benchStreams } from './streams.ts'
import { tableOf } from './table.ts'

const scenarios: readonly Scenario[] = [signIn, currentUser, page]

const sizes = {
  thorough: {
    pace: { rounds: 5, seconds: 2, warmUpSeconds: 1 },
    officeRows: 1_000_000,
    reported: 1_000_000,
    auditEntries: 10_000_000,
    documents: 20,
    papers: { ofEachSet: 100, isTold: true },
    spoilt: 20_000,
    signed: 10_000,
    ranked: [10_000, 1_000_000],
    streams: { streams: 10_000, seconds: 20 },
    shop: { buyers: 1000, members: [10_000, 1_000_000] },
  },
  quick: {
    pace: { rounds: 2, seconds: 0.5, warmUpSeconds: 0.5 },
    officeRows: 20_000,
    reported: 50_000,
    auditEntries: 200_000,
    documents: 20,
    papers: { ofEachSet: 5, isTold: false },
    spoilt: 2_000,
    signed: 1_000,
    ranked: [10_000, 50_000],
    streams: { streams: 500, seconds: 3 },
    shop: { buyers: 1000, members: [10_000] },
  },
  once: {
    pace: { rounds: 1, seconds: 0.1, warmUpSeconds: 0 },
    officeRows: 200,
    reported: 1_000,
    auditEntries: 1_000,
    documents: 1,
    papers: { ofEachSet: 1, isTold: false },
    spoilt: 20,
    signed: 100,
    ranked: [300, 400],
    streams: { streams: 20, seconds: 1 },
    shop: { buyers: 100, members: [120] },
  },
} as const

const interruption = new AbortController()
const interrupt = () => interruption.abort(problem('Interrupted.'))
process.on('SIGINT', interrupt).on('SIGTERM', interrupt)
const { signal } = interruption
const size = sizes[sizeAsked()]

const alone = new Map<string, () => Promise<void>>([
  ['audit', () => benchAudit(size.auditEntries)],
  ['browser', async () => console.log(browserTable(await benchBrowser(size.pace.rounds, signal)))],
  ['feeding', async () => benchFeeding(size.pace)],
  ['instant', () => benchInstant(size.signed, signal)],
  ['office', () => benchOffice(size.officeRows, signal)],
  ['reports', () => benchReports(size.reported, signal)],
  ['review', () => benchReview(size.documents, signal)],
  ['reading', () => benchReading(size.papers, signal)],
  ['proof', async () => benchProof(size.pace, size.spoilt, signal)],
  ['ranking', () => benchRanking(size.pace, size.ranked, signal)],
  ['streams', () => benchStreams(size.streams, signal)],
  ['redemptions', () => benchRedemptions(size.pace, size.shop, signal)],
])
const named = process.argv.flatMap((name) => alone.get(name) ?? [])
await runAll(named.length > 0 ? named : [() => main(size.pace, signal)]).catch(giveUp)

function sizeAsked() {
  if (process.argv.includes('--once')) return 'once'
  return process.argv.includes('--quick') ? 'quick' : 'thorough'
}

async function runAll(runs: readonly (() => Promise<void>)[]) {
  for (const run of runs) await run()
}

async function main(pace: Pace, signal: AbortSignal) {
  const results = new Map<string, Result>()
  {
    await using ours = await startOurServer(signal)
    for (const scenario of scenarios) {
      console.error(`Measuring ${scenario.name}: ${pace.rounds} rounds of ${pace.seconds} s on each side`)
      results.set(scenario.name, await compare(scenario, ours, pace, signal))
    }
  }
  console.log(tableOf(results))
}

async function compare(
  { plan, floor: program, connections }: Scenario,
  ours: Server,
  pace: Pace,
  signal: AbortSignal,
) {
  const { requests, answer = '' } = await plan(ours.url)
  await using floor = await startProcess(`bench/floor/${program}`, { ANSWER: answer }, signal)
  await requireSameAnswers(requests, ours.url, floor.url)
  return await measure({ requests, connections, ours, floor }, pace, signal)
}

function giveUp(error: unknown) {
  console.error(isProblem(error) ? error.message : error)
  process.exitCode = 1
}
