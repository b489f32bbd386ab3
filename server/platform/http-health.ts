import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { cached } from './cache.ts'
import type { Database } from './db.ts'
import { hasWorker } from './heartbeat.ts'
import { beat } from './queries.ts'
import { thisVersion } from './version.ts'
import { within } from './within.ts'

/** Of its own worker a process knows whether it runs; of those elsewhere, whether one was seen within a minute. */
export type Health = {
  database: 'ok' | 'down'
  worker: 'ok' | 'down' | 'elsewhere' | 'not seen'
  stopping?: true
}

export type Readiness = { worker(): 'ok' | 'down' | 'elsewhere'; isStopping(): boolean }

/** `/healthz`: the process is alive. `/readyz`: it can work; load balancers ask this one. */
export function serveHealth(app: FastifyInstance, database: Database, { worker, isStopping }: Readiness) {
  const name = `web ${randomUUID()}`
  // Anybody may ask, and each answer costs a write.
  const databaseHealth = cached(500, () => writingHealth(database, name))
  const isWorkerSeen = cached(5000, () => hasWorker(database.db))
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok', version: thisVersion }))
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const stopping = isStopping() && { stopping: true as const }
    const isReachable = await databaseHealth()
    const isMissing = worker() === 'elsewhere' && isReachable === 'ok' && !(await isWorkerSeen())
    const health: Health = { database: isReachable, worker: isMissing ? 'not seen' : worker(), ...stopping }
    // Requests are answered without a worker, so one that is missing elsewhere is only told.
    const ready = health.database === 'ok' && health.worker !== 'down' && !stopping
    return reply.code(ready ? 200 : 503).send(health)
  })
}

/** A database that only answers reads is of no use, so it is asked to write. */
async function writingHealth({ transaction }: Database, name: string): Promise<Health['database']> {
  const writing = within(
    patienceMs,
    transaction((tx) => beat(tx, name)),
  )
  return writing.then(
    () => 'ok',
    () => 'down',
  )
}

const patienceMs = 2000
