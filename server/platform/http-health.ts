import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { cached } from './cache.ts'
import type { Database } from './db.ts'
import { beat } from './queries.ts'
import { within } from './within.ts'

export type Health = { database: 'ok' | 'down'; worker: 'ok' | 'down' | 'elsewhere'; stopping?: true }

export type Readiness = { worker(): Health['worker']; isStopping(): boolean }

/** `/healthz`: the process is alive. `/readyz`: it can work; load balancers ask this one. */
export function serveHealth(app: FastifyInstance, database: Database, { worker, isStopping }: Readiness) {
  const name = `web ${randomUUID()}`
  // Anybody may ask, and each answer costs a write.
  const databaseHealth = cached(500, () => writingHealth(database, name))
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }))
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const stopping = isStopping() && { stopping: true as const }
    const health: Health = { database: await databaseHealth(), worker: worker(), ...stopping }
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
