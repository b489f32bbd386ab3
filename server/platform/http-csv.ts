import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FastifyReply } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { limitConcurrency } from './concurrency.ts'
import { csvText, type Rows } from './csv.ts'
import type { Database, Db, Tx } from './db.ts'
import { actionOf, type Call } from './http-call.ts'
import type { Routing } from './http-routing.ts'
import { writeAudit } from './queries.ts'

export type CsvTable = {
  readonly file: string
  readonly head: readonly string[]
  readonly rows: (tx: Tx) => Rows
}

/** Each one holds a connection for as long as its reader takes. */
const atOnce = 2

/** The audit entry is written before the first row leaves. */
export function csvRoute({ route, database }: Routing & { database: Database }) {
  const answer = csvAnswers(database)
  return <E extends Endpoint>(
    endpoint: E,
    table: (call: Call<E> & { db: Db }) => CsvTable | Promise<CsvTable>,
  ): void =>
    route(endpoint, async (call, { actor, id: requestId }, reply) => {
      const entry = { actor, action: actionOf(endpoint), at: call.now, requestId }
      // What is refused here leaves no entry.
      const described = await table({ ...call, db: database.db })
      await database.transaction((tx) => writeAudit(tx, { ...entry, after: filtersOf(call.query) }))
      return answer(reply, described)
    })
}

/** A search text may name a person, and the audit trail outlives them. */
function filtersOf(query: object | undefined) {
  return Object.fromEntries(Object.entries(query ?? {}).filter(([name]) => name !== 'q' && name !== 'page'))
}

function csvAnswers({ transaction }: Pick<Database, 'transaction'>) {
  const inTurn = limitConcurrency(atOnce)
  return (reply: FastifyReply, { file, head, rows }: CsvTable) => {
    const out = new PassThrough()
    // A reader who leaves ends the stream and the query; a failure before the first line becomes an error
    // answer.
    inTurn(() => transaction((tx) => pipeline(csvText(head, rows(tx)), out))).catch((error: Error) =>
      out.destroy(error),
    )
    return reply
      .header('Content-Type', 'text/csv; charset=utf-8')
      .header('Content-Disposition', `attachment; filename="${file}.csv"`)
      .header('Cache-Control', 'no-store')
      .send(out)
  }
}
