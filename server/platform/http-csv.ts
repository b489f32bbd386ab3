import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FastifyReply } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { csvText, type Rows } from './csv.ts'
import type { Database, Db, Tx } from './db.ts'
import { actionOf, type Call } from './http-call.ts'
import type { Routing } from './http-route.ts'
import { writeAudit } from './queries.ts'
import { takingTurns } from './taking-turns.ts'

export type CsvTable = {
  /** The name of the file, without its ending. */
  readonly file: string
  readonly head: readonly string[]
  /** Read while the file is sent, all of them as they stood at its beginning. */
  readonly rows: (tx: Tx) => Rows
}

/** Each holds a connection for as long as its reader takes; the others are for everybody else. */
const atOnce = 2

/** That a list was taken is written to the audit trail before its first row leaves. */
export function csvRoute({ route, database }: Routing & { database: Database }) {
  const answer = csvAnswers(database)
  return <E extends Endpoint>(endpoint: E, table: (call: Call<E> & { db: Db }) => CsvTable): void =>
    route(endpoint, async (call, { actor, id: requestId }, reply) => {
      const entry = { actor, action: actionOf(endpoint), at: call.now, requestId }
      await database.transaction((tx) => writeAudit(tx, { ...entry, after: filtersOf(call.query) }))
      return answer(reply, table({ ...call, db: database.db }))
    })
}

/** What was searched for may name a person, and would outlive them in the audit trail. */
function filtersOf(query: object | undefined) {
  return Object.fromEntries(Object.entries(query ?? {}).filter(([name]) => name !== 'q' && name !== 'page'))
}

function csvAnswers({ transaction }: Pick<Database, 'transaction'>) {
  const inTurn = takingTurns(atOnce)
  return (reply: FastifyReply, { file, head, rows }: CsvTable) => {
    const out = new PassThrough()
    // Whoever leaves ends the stream, and with it the reading; a failure before the first line is answered as one.
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
