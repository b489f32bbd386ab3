import pg from 'pg'
import { inject } from 'vitest'

/** As somebody would who has the keys of the database; nothing of it stays. */
export async function aroundTriggers(databaseUrl: string, work: (client: pg.Client) => Promise<void>) {
  const url = new URL(databaseUrl)
  url.username = 'petisco'
  url.password = inject('superuserPassword')
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  try {
    await client.query('begin')
    await client.query('set local session_replication_role = replica')
    await work(client)
  } finally {
    await client.end()
  }
}
