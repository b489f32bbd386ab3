import { expect, vi } from 'vitest'
import { openDatabase } from '#server/platform/db.ts'
import { createLog } from '#server/platform/log.ts'
import { test } from '#server/testing/test.ts'
import { lockOwnersAlike, openClaims } from './queries.ts'

test('who else says to be a document is found without going through all invoices', async ({
  world,
  given,
}) => {
  const { id } = await given.invoice({ member: await given.member({ type: 'attendant' }) })
  const scans = async () => {
    const { rows } = await world.database.pool.query(
      `select seq_scan::int as scans, idx_scan::int as lookups from pg_stat_user_tables where relname = 'invoice'`,
    )
    return rows[0]
  }
  // A small table is gone through unless that is forbidden.
  const url = new URL(world.databaseUrl)
  url.searchParams.set('options', '-c enable_seqscan=off')
  const before = await scans()
  const database = openDatabase(url.href, createLog('silent'))
  await database.transaction(async (tx) => {
    const key = { text: '1'.repeat(44), issuer: '11222333000181', series: '1', number: '1' }
    const proved = [{ id, sha256: Buffer.alloc(32), key }]
    await lockOwnersAlike(tx, [id], proved)
    expect(await openClaims(tx, proved)).toEqual([])
  })
  await database.close()
  // What a connection did is counted when it has ended.
  await vi.waitFor(async () => expect((await scans()).lookups).toBeGreaterThan(before.lookups))
  expect((await scans()).scans).toBe(before.scans)
})
