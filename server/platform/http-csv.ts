import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FastifyReply } from 'fastify'
import { csvText, type Rows } from './csv.ts'
import type { Database, Tx } from './db.ts'
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

export function createCsvAnswers({ transaction }: Pick<Database, 'transaction'>) {
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
