import { readFile } from 'node:fs/promises'

const migration = new URL('../../db/migrations/0061_daily_figures.sql', import.meta.url)

type Client = { query(sql: string): Promise<unknown> }

/**
 * Counts everything that is there by hand, as the migration did that made the figures, in place of what was counted as
 * it happened. Within a transaction.
 */
export async function countAgain(client: Client) {
  const [, statements] = (await readFile(migration, 'utf8')).split('-- What is there already.')
  await client.query('delete from figure')
  for (const table of ['figure_sum', 'member_activity', 'purchase_day', 'reviewer_pace'])
    await client.query(`delete from ${table}`)
  await client.query(`--${statements}`)
}
