import { text } from 'node:stream/consumers'
import { expect } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import { type ExportKind, officeExports, takeExport } from '#contract/exports.ts'
import { deleteAccount } from '#contract/members.ts'
import { enqueue } from '#server/platform/jobs.ts'
import { exportsFolder } from '#server/platform/remove-files.ts'
import { test as base } from '#server/testing/test.ts'
import { allFiles } from '#server/testing/traces.ts'
import { exportEverythingJob } from './make.ts'

const test = base
  .extend('ada', ({ given }) => given.staff({ role: 'admin' }))
  .extend('nina', ({ given }) => given.staff({ role: 'analyst' }))
  .extend('night', ({ database, runJobs }) => async (its = { exports: true }) => {
    await database.transaction((tx) => enqueue(tx, exportEverythingJob, {}))
    await runJobs(its)
  })
  .extend('kept', ({ database, files }) => async () => {
    const { rows } = await database.pool.query<{ kind: string }>(
      'select kind from export_file where made_at is not null order by day, kind',
    )
    const stored = (await allFiles(files)).filter((key) => key.startsWith(exportsFolder))
    expect(stored).toHaveLength(rows.length)
    return rows.map(({ kind }) => kind)
  })

async function tablesIn(zip: Buffer): Promise<Record<string, string>> {
  const tables: Record<string, string> = {}
  const file = await fromBufferPromise(zip)
  for await (const entry of file.eachEntry())
    tables[entry.fileName] = await text(await file.openReadStreamPromise(entry))
  return tables
}

test('each night both are made once, kept for a week, and none where nobody asked', async ({
  clock,
  night,
  kept,
}) => {
  await night({ exports: false })
  expect(await kept()).toEqual([])
  await night()
  await night()
  expect(await kept()).toEqual(['open', 'personal'])
  clock.advance({ hours: 24 * 6 })
  await night()
  expect(await kept()).toEqual(['open', 'personal', 'open', 'personal'])
  clock.advance({ hours: 24 * 2 })
  await night({ exports: false })
  expect(await kept()).toEqual(['open', 'personal'])
  clock.advance({ hours: 24 * 8 })
  await night({ exports: false })
  expect(await kept()).toEqual([])
}, 60_000)

test('an analyst takes the one without personal data, an administrator both, and the trail tells', async ({
  app,
  api,
  given,
  database,
  ada,
  nina,
  night,
}) => {
  const ana = await given.member({ name: 'Ana Inconfundível', coins: 100 })
  await night()
  const seen = await api.as(nina).call(officeExports)
  expect(seen.items.map(({ kind }) => kind)).toEqual(['open'])
  const both = (await api.as(ada).call(officeExports)).items
  expect(both.map(({ kind }) => kind).toSorted()).toEqual(['open', 'personal'])
  const idOf = (wanted: ExportKind) => both.find(({ kind }) => kind === wanted)?.id ?? ''
  expect((await api.as(nina).try(takeExport, { id: idOf('personal') })).status).toBe(404)
  const rita = await given.staff({ role: 'support' })
  expect((await api.as(rita).try(takeExport, { id: idOf('open') })).status).toBe(403)

  const take = async (person: typeof ada, kind: ExportKind) => {
    const { link } = await api.as(person).call(takeExport, { id: idOf(kind) })
    const answer = await app.inject({ url: link ?? '' })
    expect(answer).toMatchObject({ statusCode: 200, headers: { 'content-type': 'application/zip' } })
    return tablesIn(answer.rawPayload)
  }
  const open = await take(nina, 'open')
  const personal = await take(ada, 'personal')
  expect(JSON.stringify(personal)).toContain('Ana Inconfundível')
  for (const known of ['Ana Inconfundível', ana.email, ana.id, nina.email])
    expect(JSON.stringify(open)).not.toContain(known)
  const { rows } = await database.pool.query(
    `select actor_id, after ->> 'kind' as kind from audit_entry
     where action = 'POST /office/exports/:id/take' order by id`,
  )
  expect(rows).toEqual([
    { actor_id: nina.id, kind: 'open' },
    { actor_id: ada.id, kind: 'personal' },
  ])
})

test('whoever is erased takes all exports with personal data along, also one that is being made', async ({
  api,
  given,
  database,
  night,
  kept,
  clock,
  runJobs,
}) => {
  clock.advance({ hours: 24 * 30 })
  const ana = await given.member()
  const bia = await given.member()
  await night()
  expect(await kept()).toEqual(['open', 'personal'])
  await api.as(ana).call(deleteAccount)
  await runJobs()
  expect(await kept()).toEqual(['open'])

  await using held = await database.pool.connect().then((client) => ({
    client,
    [Symbol.asyncDispose]: async () => client.release(),
  }))
  // It stops where the texts are read, which come after the members.
  await held.client.query('begin; lock table text_page in access exclusive mode')
  const making = night()
  await expect
    .poll(async () => (await database.pool.query('select from export_file where made_at is null')).rowCount)
    .toBe(1)
  await expect
    .poll(
      async () =>
        (
          await database.pool.query(
            `select from pg_stat_activity where application_name = 'petisco export' and wait_event_type = 'Lock' and datname = current_database()`,
          )
        ).rowCount,
    )
    .toBe(1)
  await api.as(bia).call(deleteAccount)
  await held.client.query('commit')
  await making
  expect(await kept()).toEqual(['open'])
})
