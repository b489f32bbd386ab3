import { expect } from 'vitest'
import { enqueue } from '#server/platform/jobs.ts'
import { ownerFile } from '#server/platform/own-files.ts'
import { test } from '#server/testing/test.ts'

const strangers = ['private/invoices/theirs.pdf', 'public/people/theirs-256.webp']
const nightly = ['remove-unused-documents', 'remove-unused-images'] as const

test('nothing is removed from a file store of another database', async ({
  world: { files, database, clock, runJobs },
}) => {
  for (const key of strangers) await files.put(key, 'theirs')
  const owner = await files.get(ownerFile)
  clock.set(Temporal.Now.instant().add({ hours: 25 }).toString())
  const run = async () => {
    await database.transaction(async (tx) => {
      for (const name of nightly) await enqueue(tx, { name }, {})
      await enqueue(tx, { name: 'remove-files' }, { keys: strangers })
    })
    await runJobs()
    return Promise.all(strangers.map((key) => files.exists(key)))
  }

  await files.put(ownerFile, crypto.randomUUID())
  expect(await run()).toEqual([true, true])
  await files.delete(ownerFile)
  expect(await run()).toEqual([true, true])
  await files.put(ownerFile, owner)
  expect(await run()).toEqual([false, false])
})
