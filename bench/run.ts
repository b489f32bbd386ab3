import { isProblem, problem } from '#server/platform/problem.ts'
import { requireSameAnswers } from './ask.ts'
import { currentUser } from './current-user.ts'
import { benchFeeding } from './feeding.ts'
import type { Server } from './load.ts'
import { measure, type Pace, type Result } from './measure.ts'
import { benchOffice } from './office.ts'
import { startOurServer } from './our-server.ts'
import { page } from './page.ts'
import { benchRanking } from './ranking.ts'
import { benchRedemptions } from './redemptions.ts'
import { benchReview } from './review.ts'
import type { Scenario } from './scenario.ts'
import { startServer } from './server-process.ts'
import { signIn } from './sign-in.ts'
import { benchStreams } from './streams.ts'
import { tableOf } from './table.ts'

const scenarios: readonly Scenario[] = [signIn, currentUser, page]

const thorough: Pace = { rounds: 5, seconds: 2, warmUpSeconds: 1 }
const quick: Pace = { rounds: 2, seconds: 0.5, warmUpSeconds: 0.5 }

const interruption = new AbortController()
const interrupt = () => interruption.abort(problem('Interrupted.'))
process.on('SIGINT', interrupt).on('SIGTERM', interrupt)
const pace = process.argv.includes('--quick') ? quick : thorough

/** Asked for by name, each in a run of its own. */
const alone = new Map<string, () => Promise<void>>([
  ['feeding', async () => benchFeeding(pace)],
  ['office', () => benchOffice(pace === thorough ? 1_000_000 : 20_000, interruption.signal)],
  ['review', () => benchReview(interruption.signal)],
  [
    'ranking',
    () => benchRanking(pace, [10_000, pace === thorough ? 1_000_000 : 50_000], interruption.signal),
  ],
  [
    'streams',
    () =>
      benchStreams(
        pace === thorough ? { streams: 10_000, seconds: 20 } : { streams: 500, seconds: 3 },
        interruption.signal,
      ),
  ],
  [
    'redemptions',
    () => benchRedemptions(pace, [10_000, ...(pace === thorough ? [1_000_000] : [])], interruption.signal),
  ],
])
const [named] = process.argv.flatMap((name) => alone.get(name) ?? [])
await (named?.() ?? main(pace, interruption.signal)).catch(giveUp)

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
  await using floor = await startServer(`bench/floor/${program}`, { ANSWER: answer }, signal)
  await requireSameAnswers(requests, ours.url, floor.url)
  return await measure({ requests, connections, ours, floor }, pace, signal)
}

function giveUp(error: unknown) {
  console.error(isProblem(error) ? error.message : error)
  process.exitCode = 1
}
