import pg from 'pg'
import type { Database } from '#server/platform/db.ts'

/** A connection to where the pool's lead, for statements that take as long as they take. */
export async function longConnection(
  { pool }: Pick<Database, 'pool'>,
  name = 'petisco backup',
): Promise<pg.Client> {
  // By its first answer the pool knows where its connections lead.
  await pool.query('select 1')
  const client = new pg.Client({
    ...pool.options,
    application_name: name,
    // It is silent while files are read.
    keepAlive: true,
    statement_timeout: 0,
    query_timeout: 0,
    idle_in_transaction_session_timeout: 0,
  })
  // Its query is rejected; the event itself must not end the process.
  client.on('error', () => undefined)
  await client.connect()
  return client
}
