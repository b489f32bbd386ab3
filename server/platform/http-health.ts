import type { FastifyInstance } from 'fastify'
import type { Database } from './db.ts'
import { ping } from './queries.ts'

export type Health = { database: 'ok' | 'down'; worker: 'ok' | 'down' | 'elsewhere' }

/** `/healthz`: the process is alive. `/readyz`: it can work; load balancers ask this one. */
export function serveHealth(app: FastifyInstance, database: Database, worker: () => Health['worker']) {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }))
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const health: Health = { database: await databaseHealth(database), worker: worker() }
    const ready = health.database === 'ok' && health.worker !== 'down'
    return reply.code(ready ? 200 : 503).send(health)
  })
}

async function databaseHealth({ db }: Database): Promise<Health['database']> {
  const late = Promise.withResolvers<'down'>()
  const timer = setTimeout(() => late.resolve('down'), 2000)
  const answer = ping(db).then(
    () => 'ok' as const,
    () => 'down' as const,
  )
  return Promise.race([answer, late.promise]).finally(() => clearTimeout(timer))
}
