import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { cached } from './cache.ts'
import type { Database } from './db.ts'
import type { Mail } from './mail.ts'
import { gaugeRows } from './queries.ts'
import { thisVersion } from './version.ts'
import { within } from './within.ts'

/** A figure of the database. The SQL returns a column `value`, and one column for each label. */
export type DatabaseGauge = {
  readonly name: string
  readonly help: string
  readonly labels: readonly string[]
  readonly sql: string
}

type Answered = {
  method: string
  route: string
  status: number
  seconds: number
  refusal: string | undefined
}

type JobOutcome = 'done' | 'failed'

/** Tried again later, or held back because the hour was full. */
type MessageOutcome = 'taken' | 'failed' | 'later' | 'held'

export type Metrics = {
  answered(answer: Answered): void
  jobEnded(job: string, outcome: JobOutcome, seconds: number): void
  pushed(status: number): void
  messaged(kind: string, outcome: MessageOutcome): void
  /** The same mail, with what it sends counted. */
  counting(mail: Mail): Mail
  /** Memory, processor and event loop, which are watched by a timer from then on. */
  watchProcess(): void
  watch(database: Database, gauges: readonly DatabaseGauge[]): void
  text(): Promise<string>
  readonly contentType: string
}

const answerBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15]
const jobBuckets = [0.01, 0.05, 0.25, 1, 5, 15, 60, 300]
/** Sums over all wallets take a tenth of a second for a million. */
const freshForMs = 10_000
const patienceMs = 2000

/** For Prometheus, about this process since it started; figures of the database are the same in each. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  const answers = new Counter({
    name: 'petisco_answers_total',
    help: 'Answers by call and status.',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const answerSeconds = new Histogram({
    name: 'petisco_answer_seconds',
    help: 'Time from the request to the end of its answer, by call.',
    labelNames: ['method', 'route'],
    buckets: answerBuckets,
    registers,
  })
  const refusals = new Counter({
    name: 'petisco_refusals_total',
    help: 'Refusals by their code.',
    labelNames: ['code', 'status'],
    registers,
  })
  const jobSeconds = new Histogram({
    name: 'petisco_job_seconds',
    help: 'Time that a job took, by its name and outcome.',
    labelNames: ['job', 'outcome'],
    buckets: jobBuckets,
    registers,
  })
  const mails = new Counter({
    name: 'petisco_mails_total',
    help: 'Mails by whether the mail server took them.',
    labelNames: ['outcome'],
    registers,
  })
  const pushes = new Counter({
    name: 'petisco_pushes_total',
    help: 'Push messages by the answer of the push service.',
    labelNames: ['status'],
    registers,
  })
  const phoneMessages = new Counter({
    name: 'petisco_phone_messages_total',
    help: 'Messages to phones by kind and what became of an attempt.',
    labelNames: ['kind', 'outcome'],
    registers,
  })

  return {
    answered({ method, route, status, seconds, refusal }) {
      answers.inc({ method, route, status })
      answerSeconds.observe({ method, route }, seconds)
      if (refusal) refusals.inc({ code: refusal, status })
    },
    jobEnded: (job, outcome, seconds) => jobSeconds.observe({ job, outcome }, seconds),
    pushed: (status) => pushes.inc({ status }),
    messaged: (kind, outcome) => phoneMessages.inc({ kind, outcome }),
    counting: (mail) => ({
      async send(...message) {
        try {
          await mail.send(...message)
          mails.inc({ outcome: 'sent' })
        } catch (error) {
          mails.inc({ outcome: 'failed' })
          throw error
        }
      },
    }),
    watchProcess: () => {
      collectDefaultMetrics({ register: registry, prefix: 'petisco_' })
      const help = 'Which version of Petisco this process runs.'
      new Gauge({ name: 'petisco_info', help, labelNames: ['version'], registers }).set(
        { version: thisVersion },
        1,
      )
    },
    watch: (database, gauges) => {
      watchPool(database, registry)
      watchDatabase(database, gauges, registry)
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}

function watchPool({ pool }: Database, registry: Registry) {
  new Gauge({
    name: 'petisco_pool_connections',
    help: 'Connections to the database by what they do, and callers who wait for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
}

/** A database that does not answer is told by `petisco_database_up`; the figures of the process go on. */
function watchDatabase({ db }: Database, gauges: readonly DatabaseGauge[], registry: Registry) {
  const registers = [registry]
  const read = cached(freshForMs, () => within(patienceMs, readAll(db, gauges)))
  new Gauge({
    name: 'petisco_database_up',
    help: 'Whether the database answers.',
    registers,
    async collect() {
      this.set((await read().catch(() => undefined)) ? 1 : 0)
    },
  })
  for (const { name, help, labels } of gauges)
    new Gauge({
      name,
      help,
      labelNames: labels,
      registers,
      async collect() {
        const figures = await read().catch(() => undefined)
        this.reset()
        // Without labels a reset says zero, which nobody has counted.
        if (labels.length === 0) this.remove({})
        for (const { value, ...about } of figures?.get(name) ?? []) this.set(about, Number(value))
      },
    })
}

type GaugeRow = Record<string, string | number> & { value: string | number }

async function readAll(db: Database['db'], gauges: readonly DatabaseGauge[]) {
  const figures = new Map<string, readonly GaugeRow[]>()
  for (const { name, sql } of gauges) figures.set(name, await gaugeRows<GaugeRow>(db, sql))
  return figures
}
