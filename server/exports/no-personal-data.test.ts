import { buffer, text } from 'node:stream/consumers'
import { expect } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import type { ExportKind } from '#contract/exports.ts'
import { fillWithDemo } from '#db/seed.ts'
import { longConnection } from '#server/platform/backup/long-connection.ts'
import { test } from '#server/testing/test.ts'
import { zipOfTables } from './zip-of-tables.ts'

async function tablesIn(zip: Buffer): Promise<Record<string, string>> {
  const tables: Record<string, string> = {}
  const file = await fromBufferPromise(zip)
  for await (const entry of file.eachEntry())
    tables[entry.fileName] = await text(await file.openReadStreamPromise(entry))
  return tables
}

test('the demo world without personal data names nobody, and its parts still belong together', async ({
  world,
  database,
  clock,
}) => {
  await fillWithDemo(world, clock.now())
  const read = async (kind: ExportKind) => {
    const client = await longConnection(database, 'petisco export')
    try {
      return await tablesIn(await buffer(await zipOfTables(client, kind, clock.now())))
    } finally {
      await client.end()
    }
  }
  const open = await read('open')
  const { rows } = await database.pool.query<{ known: string }>(`
    select unnest(array[id::text, name, email, phone, external_id, adviser_code]) as known from member
    union select unnest(array[id::text, name, email]) from staff
    union select unnest(array[id::text, name, email, phone]) from lead
    union select unnest(array[id::text, client_name, email, phone, code]) from prescription
    union select unnest(array[id::text, access_key]) from invoice
    union select unnest(array[id::text, tracking_code]) from redemption
    union select address from member_address
    union select code from recommendation`)
  const known = rows.map((row) => row.known).filter((text) => text?.length > 5)
  expect(known.length).toBeGreaterThan(200)
  const all = Object.values(open).join('\n')
  expect(known.filter((text) => all.includes(text))).toEqual([])

  const columnOf = (tables: Record<string, string>, table: string, column: string) => {
    const [head = '', ...lines] = (tables[`${table}.csv`] ?? '').trim().split('\n')
    const place = head.split(',').indexOf(column)
    return lines.map((line) => line.split(',')[place])
  }
  const members = columnOf(open, 'member', 'id')
  expect(members.length).toBeGreaterThan(5)
  expect(new Set(members).isSupersetOf(new Set(columnOf(open, 'invoice', 'member_id')))).toBe(true)
  // The next one has other pseudonyms.
  expect(new Set(columnOf(await read('open'), 'member', 'id')).isDisjointFrom(new Set(members))).toBe(true)
  const personal = await read('personal')
  expect(columnOf(personal, 'member', 'id')).toHaveLength(members.length)
  const people = await database.pool.query<{ email: string }>('select email from member')
  for (const { email } of people.rows) expect(personal['member.csv']).toContain(email)
}, 120_000)
