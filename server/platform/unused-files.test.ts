import { expect } from 'vitest'
import { test } from '#server/testing/test.ts'
import { enqueue } from './jobs.ts'
import { createLog } from './log.ts'
import { binUnusedFiles } from './unused-files.ts'

const now = Temporal.Instant.from('2027-03-01T12:00:00Z')

test('unused files lie in the bin for thirty days', async ({
  world: { files, database, clock, runJobs },
}) => {
  const papers = { prefix: 'papers/', inUse: async () => new Set(['papers/used.pdf']) }
  for (const key of ['papers/used.pdf', 'papers/unused.pdf']) await files.put(key, key)
  clock.set(now.toString())
  await binUnusedFiles({ ...database, files, now, log: createLog('silent') }, papers)
  const binned = 'bin/2027-03-01/papers/unused.pdf'
  expect(await files.exists('papers/used.pdf')).toBe(true)
  expect(await files.exists('papers/unused.pdf')).toBe(false)
  expect(await files.get(binned)).toBe('papers/unused.pdf')
  const emptied = async (days: number) => {
    clock.set(now.add({ hours: 24 * days }).toString())
    await database.transaction((tx) => enqueue(tx, { name: 'empty-bin' }, {}))
    await runJobs()
    return !(await files.exists(binned))
  }
  expect(await emptied(30)).toBe(false)
  expect(await emptied(31)).toBe(true)
  expect(await files.exists('papers/used.pdf')).toBe(true)
})

test('what is removed for a person’s sake is gone from the bin too', async ({
  world: { files, database, runJobs },
}) => {
  const key = 'private/invoices/gone.pdf'
  for (const place of [key, `bin/2027-03-01/${key}`, 'bin/2027-03-01/private/invoices/other.pdf'])
    await files.put(place, 'paper')
  await database.transaction((tx) => enqueue(tx, { name: 'remove-files' }, { keys: [key] }))
  await runJobs()
  expect(await files.exists(key)).toBe(false)
  expect(await files.exists(`bin/2027-03-01/${key}`)).toBe(false)
  expect(await files.exists('bin/2027-03-01/private/invoices/other.pdf')).toBe(true)
})

test('more than a few in a hundred stay until somebody accepts them', async ({
  world: { files, database },
}) => {
  const keys = Array.from({ length: 500 }, (_, index) => `many/${index}.pdf`)
  for (const key of keys) await files.put(key, 'paper')
  const sweep = async (unused: number) => {
    const papers = { prefix: 'many/', inUse: async () => new Set(keys.slice(unused)) }
    await binUnusedFiles({ ...database, files, now, log: createLog('silent') }, papers)
    const { rows } = await database.pool.query(
      `select files, unused, refused, accepted from file_sweep where prefix = 'many/'`,
    )
    return rows[0]
  }
  expect(await sweep(26)).toEqual({ files: 500, unused: 26, refused: true, accepted: 0 })
  expect(await files.exists('many/0.pdf')).toBe(true)
  await database.pool.query('update file_sweep set accepted = unused where refused')
  expect(await sweep(26)).toEqual({ files: 500, unused: 26, refused: false, accepted: 0 })
  expect(await files.exists('many/0.pdf')).toBe(false)
})

test('of a small store twenty may go', async ({ world: { files, database } }) => {
  const sweepOf = async (count: number) => {
    for (let index = 0; index < count; index += 1) await files.put(`few/${index}.pdf`, 'paper')
    const papers = { prefix: 'few/', inUse: async () => new Set<string>() }
    await binUnusedFiles({ ...database, files, now, log: createLog('silent') }, papers)
    return files.exists('few/0.pdf')
  }
  expect(await sweepOf(20)).toBe(false)
  expect(await sweepOf(21)).toBe(true)
})
