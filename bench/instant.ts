import { setTimeout } from 'node:timers/promises'
import type pg from 'pg'
import { migrate } from '#server/platform/migrate.ts'
import { problem } from '#server/platform/problem.ts'
import { testSecretKey } from '#server/testing/secret-key.ts'
import { approvalsPerSecond, documentsPerSecondBare } from './instant-floor.ts'
import { sendSigned, spoiltInHundred } from './instant-world.ts'
import { type ServerProcess, startProcess } from './server-process.ts'
import { number, type Row } from './table.ts'
import { type Place, withClient, withPostgres } from './world.ts'

const patienceMs = 60_000
const mostSaidAgain = 200

/** How long one worker takes for many signed documents that wait, and how many of them it credits. */
export async function benchInstant(documents: number, signal: AbortSignal): Promise<Row[]> {
  return withPostgres(async (place) => {
    await migrate(place.databaseUrl)
    console.error(`Signing and sending ${number(documents)} documents`)
    const { trustDir } = await sendSigned(place, documents)
    await withClient(place.databaseUrl, (client) => client.query('vacuum analyze'))
    const sample = Math.min(documents / 10, mostSaidAgain)
    const bare = await documentsPerSecondBare(place, trustDir, sample)
    const began = new Date()
    const { seconds, fellShort, processorMs } = await drain()
    const drained = documents - sample
    const credited = fellShort.get('') ?? 0
    const spoilt = Object.values(spoiltInHundred).reduce((sum, of) => sum + of, 0)
    if (credited !== documents * (1 - spoilt / 100)) throw problem(`${credited} were credited.`)
    const approvals = await approvalsPerSecond(place)
    const what = `${number(drained)} signed documents, one worker`
    return [
      { what, figure: drained / seconds, unit: '/s', floor: bare, budget: { atLeast: 0.5 } },
      {
        what: `${what}, in a minute`,
        figure: (60 * drained) / seconds,
        unit: '',
        budget: { atLeast: 10_000 },
      },
      { what: `${what}, processor for each`, figure: processorMs, unit: 'ms' },
      {
        what: 'approvals by a person, carried out one by one',
        figure: approvals.ours,
        unit: '/s',
        floor: approvals.bare,
        budget: { atLeast: 0.5 },
      },
    ]

    /** Until the worker has read everything that waits. It is gone afterwards. */
    async function drain() {
      await using worker = await startWorker(place, trustDir, signal)
      return await withClient(place.databaseUrl, async (client) => {
        await untilJudged(client, documents, signal)
        const figures = await figuresOf(client, began)
        const processorMs = ((await cpuSeconds(worker)) * 1000) / (documents - sample)
        return { ...figures, processorMs }
      })
    }
  })
}

function startWorker({ folder, databaseUrl }: Place, trustDir: string, signal: AbortSignal) {
  const settings = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    TRUST_DIR: trustDir,
    DEMO: 'off',
    SECRET_KEY: testSecretKey.toString('base64'),
    LOG_LEVEL: 'warn',
    ROLE: 'worker',
  }
  return startProcess('server/main.ts', settings, signal)
}

async function untilJudged(client: pg.Client, documents: number, signal: AbortSignal) {
  let [judged, changedAt] = [0, Date.now()]
  while (judged < documents) {
    signal.throwIfAborted()
    await setTimeout(50)
    const { rows } = await client.query('select count(*)::int from instant_judgement')
    if (rows[0].count > judged) [judged, changedAt] = [rows[0].count, Date.now()]
    else if (Date.now() - changedAt > patienceMs)
      throw problem(`The worker stopped after ${judged} documents.`)
  }
}

/** From the beginning of the first documents to the moment at which nothing waits any more. */
async function figuresOf(client: pg.Client, began: Date) {
  const { rows: times } = await client.query(
    `select extract(epoch from clock_timestamp() - min(judged_at))::float as seconds from instant_judgement
     where judged_at >= $1`,
    [began],
  )
  const { rows } = await client.query(
    `select coalesce(fell_short, '') as rule, count(*)::int from instant_judgement group by 1 order by 1`,
  )
  const fellShort = new Map<string, number>(rows.map(({ rule, count }) => [rule, count]))
  return { seconds: Number(times[0].seconds), fellShort }
}

async function cpuSeconds({ url }: ServerProcess): Promise<number> {
  const text = await (await fetch(new URL('/metrics', url))).text()
  return Number(/^petisco_process_cpu_seconds_total ([\d.]+)/m.exec(text)?.[1])
}
