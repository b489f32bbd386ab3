import { isProblem, problem } from '#server/platform/problem.ts'
import { benchAnswers } from './answers.ts'
import { benchAudit } from './audit.ts'
import { benchBrowser } from './browser.ts'
import { benchFeeding } from './feeding.ts'
import { benchInstant } from './instant.ts'
import { benchOffice } from './office.ts'
import { sharedServer, startOurServer } from './our-server.ts'
import { writeResults } from './performance-page.ts'
import { benchMemory, benchProcesses } from './processes.ts'
import { benchProof } from './proof.ts'
import { benchRanking } from './ranking.ts'
import { benchReading } from './reading.ts'
import { benchRedemptions } from './redemptions.ts'
import { benchReports } from './reports.ts'
import { benchReview } from './review.ts'
import { benchStart } from './start.ts'
import { benchStreams } from './streams.ts'
import { isMissed, type Row, tableOf } from './table.ts'
import { sharePostgres } from './world.ts'

const sizes = {
  thorough: {
    pace: { rounds: 5, seconds: 2, warmUpSeconds: 1 },
    officeRows: 1_000_000,
    reported: 1_000_000,
    auditEntries: 10_000_000,
    documents: 20,
    papers: { ofEachSet: 100, isTold: true, warmsUp: true },
    spoilt: 20_000,
    signed: 10_000,
    ranked: [10_000, 1_000_000],
    streams: { streams: 10_000, seconds: 20 },
    shop: { buyers: 1000, members: [10_000, 1_000_000] },
    visits: { rounds: 5 },
    start: { starts: 5, builds: true },
    lastingSeconds: 3600,
  },
  quick: {
    pace: { rounds: 2, seconds: 0.5, warmUpSeconds: 0.5 },
    officeRows: 20_000,
    reported: 50_000,
    auditEntries: 200_000,
    documents: 20,
    papers: { ofEachSet: 5, isTold: false, warmsUp: true },
    spoilt: 2_000,
    signed: 1_000,
    ranked: [10_000, 50_000],
    streams: { streams: 500, seconds: 3 },
    shop: { buyers: 1000, members: [10_000] },
    visits: { rounds: 1 },
    start: { starts: 3, builds: true },
    lastingSeconds: 60,
  },
  once: {
    pace: { rounds: 1, seconds: 0.1, warmUpSeconds: 0 },
    officeRows: 200,
    reported: 1_000,
    auditEntries: 1_000,
    documents: 1,
    papers: { ofEachSet: 1, isTold: false, warmsUp: false },
    spoilt: 20,
    signed: 100,
    ranked: [300, 400],
    streams: { streams: 20, seconds: 1 },
    // Sixteen of them are in one call, each once.
    shop: { buyers: 20, members: [30] },
    visits: { rounds: 1, screens: 1 },
    start: { starts: 1, builds: false },
    lastingSeconds: 1,
  },
} as const

const interruption = new AbortController()
const interrupt = () => interruption.abort(problem('Interrupted.'))
process.on('SIGINT', interrupt).on('SIGTERM', interrupt)
const { signal } = interruption
const sizeName = sizeAsked()
const size = sizes[sizeName]
/** What only shows that it runs starts what is expensive once. */
const shares = sizeName === 'once'
const sharedThings = new AsyncDisposableStack()
const startServer = shares ? sharedServer(sharedThings, signal) : () => startOurServer(signal)

/** What everybody waits for comes first, what takes long last. */
const benches: Readonly<Record<string, () => Promise<Row[]> | Row[]>> = {
  answers: () => benchAnswers(size.pace, startServer, signal),
  start: () => benchStart(size.start, signal),
  processes: () => benchProcesses(size.pace, signal),
  redemptions: () => benchRedemptions(size.pace, size.shop, signal),
  streams: () => benchStreams(size.streams, signal),
  browser: () => benchBrowser(size.visits, startServer, signal),
  feeding: () => benchFeeding(size.pace),
  proof: () => benchProof(size.pace, size.spoilt, signal),
  review: () => benchReview(size.documents, signal),
  ranking: () => benchRanking(size.pace, size.ranked, signal),
  instant: () => benchInstant(size.signed, signal),
  office: () => benchOffice(size.officeRows, signal),
  reports: () => benchReports(size.reported, signal),
  audit: () => benchAudit(size.auditEntries),
  reading: () => benchReading(size.papers, signal),
  memory: () => benchMemory(size.lastingSeconds, signal),
}

await main()
  .catch(giveUp)
  .finally(() => sharedThings.disposeAsync())

function sizeAsked() {
  if (process.argv.includes('--once')) return 'once'
  return process.argv.includes('--quick') ? 'quick' : 'thorough'
}

async function main() {
  const named = process.argv.slice(2).filter((argument) => !['--quick', '--once'].includes(argument))
  const unknown = named.find((name) => !(name in benches))
  if (unknown !== undefined)
    throw problem(`There is no "${unknown}" to measure: choose from ${Object.keys(benches).join(', ')}.`)
  if (shares) sharedThings.use(await sharePostgres())
  const measured = new Map<string, readonly Row[]>()
  for (const [name, run] of Object.entries(benches)) {
    if (named.length > 0 && !named.includes(name)) continue
    console.error(`Measuring ${name}`)
    measured.set(name, await run())
  }
  const rows = [...measured.values()].flat()
  console.log(tableOf(rows))
  if (sizeName !== 'thorough') return
  await writeResults(measured, Object.keys(benches))
  if (rows.some(isMissed)) process.exitCode = 1
}

function giveUp(error: unknown) {
  console.error(isProblem(error) ? error.message : error)
  process.exitCode = 1
}
