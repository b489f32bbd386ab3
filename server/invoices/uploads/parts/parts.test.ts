import { createHash, randomBytes } from 'node:crypto'
import { expect } from 'vitest'
import { oneInvoice, readUpload, sendBetterPhoto, sendInvoice, uploadDocument } from '#contract/invoices.ts'
import { beginUpload, completeUpload, partBytes, sendPart } from '#contract/invoices-parts.ts'
import { deleteAccount } from '#contract/members.ts'
import { exportData } from '#contract/members-privacy.ts'
import { newDocument } from '#server/invoices/test-documents.ts'
import { enqueue } from '#server/platform/jobs.ts'
import type { createApi } from '#server/testing/api.ts'
import { test as base } from '#server/testing/test.ts'
import { allFiles } from '#server/testing/traces.ts'

const test = base
  .extend('person', async ({ given }) => given.member({ type: 'attendant' }))
  .extend('ana', async ({ api, person }) => api.as(person))
  .extend('bia', async ({ given, api }) => api.as(await given.member({ type: 'attendant' })))
  .extend('products', async ({ given }) => [{ product_id: (await given.product()).id, value: '149.90' }])

type Caller = ReturnType<typeof createApi>

/** An invoice that takes several parts, padded with what no reader minds. */
function largeFile(parts = 2.5) {
  const { number, image } = newDocument()
  const padding = ' '.repeat(Math.floor(parts * partBytes) - image.size - '<!---->'.length)
  return { number, file: new Blob([image, '<!--', padding, '-->']) }
}

async function announced(file: Blob) {
  return { sha256: await hashOf(file), size: file.size }
}

async function hashOf(content: Blob): Promise<string> {
  return createHash('sha256')
    .update(new Uint8Array(await content.arrayBuffer()))
    .digest('hex')
}

function partAt(file: Blob, place: number): Blob {
  return file.slice(place * partBytes, (place + 1) * partBytes)
}

async function partOf(file: Blob, place: number) {
  const part = partAt(file, place)
  return { place, part, sha256: await hashOf(part) }
}

async function begin(caller: Caller, file: Blob) {
  const { sending } = await caller.call(beginUpload, await announced(file))
  if (!sending) throw new Error('the file is there as a whole')
  return sending
}

async function sendAll(caller: Caller, file: Blob): Promise<string> {
  const { id, missing } = await begin(caller, file)
  for (const place of missing) await caller.call(sendPart, { id, ...(await partOf(file, place)) })
  return id
}

test('after a cut only the missing parts travel, in any order, and the whole is read and taken by its invoice', async ({
  ana,
  products,
  files,
  runJobs,
}) => {
  await runJobs()
  const before = await allFiles(files)
  const { number, file } = largeFile()
  const { id, missing } = await begin(ana, file)
  expect(missing).toEqual([0, 1, 2])
  expect(await ana.call(sendPart, { id, ...(await partOf(file, 2)) })).toEqual({ missing: [0, 1] })
  // The app was closed here; it knows nothing but the file.
  expect(await begin(ana, file)).toEqual({ id, missing: [0, 1] })
  await ana.call(sendPart, { id, ...(await partOf(file, 0)) })
  await ana.call(sendPart, { id, ...(await partOf(file, 1)) })
  const { upload } = await ana.call(completeUpload, { id })
  await runJobs()
  expect((await ana.call(readUpload, { id: upload })).reading).toMatchObject({ source: 'xml', number })
  const sent = await ana.call(sendInvoice, { number, products, upload })
  await runJobs()
  const { file: stored } = await ana.call(oneInvoice, { id: sent.id })
  const [, key = ''] = /signed\/(.*)\?/.exec(stored.link) ?? []
  expect(await files.get(decodeURIComponent(key))).toBe(await file.text())
  expect(await allFiles(files)).toHaveLength(before.length + 1)
})

test('a file that is here as a whole is not sent again, however it came', async ({ ana }) => {
  const { file } = largeFile()
  const id = await sendAll(ana, file)
  const { upload } = await ana.call(completeUpload, { id })
  // The answer was lost, or another device asks.
  expect(await ana.call(beginUpload, await announced(file))).toEqual({ upload, sending: null })
  const { file: other } = largeFile()
  const { id: atOnce } = await ana.call(uploadDocument, { image: other })
  expect(await ana.call(beginUpload, await announced(other))).toEqual({ upload: atOnce, sending: null })
})

test('what was sent in parts answers the request for a better photo, once', async ({
  ana,
  person,
  given,
}) => {
  const { id } = await given.invoice({ member: person, status: 'incomplete' })
  const { file } = largeFile()
  const { upload } = await ana.call(completeUpload, { id: await sendAll(ana, file) })
  await ana.call(sendBetterPhoto, { id, upload })
  expect((await ana.call(oneInvoice, { id })).file.type).toBe('xml')
  expect(await ana.try(sendBetterPhoto, { id, upload })).toMatchObject({ status: 409 })
})

test('a part that is not what was announced is refused and leaves nothing behind', async ({ ana, files }) => {
  const { file } = largeFile()
  const { id } = await begin(ana, file)
  const before = await allFiles(files)
  const { part, sha256 } = await partOf(file, 0)
  const broken = { status: 422, answer: { errors: { part: [expect.any(String)] } } }
  const changed = new Blob([part.slice(0, -1), 'x'])
  expect(await ana.try(sendPart, { id, place: 0, sha256, part: changed })).toMatchObject(broken)
  // Cut off, too long for its place, and at the place of another that has another length.
  const short = part.slice(0, 100)
  expect(await ana.try(sendPart, { id, place: 0, sha256: await hashOf(short), part: short })).toMatchObject(
    broken,
  )
  expect(await ana.try(sendPart, { id, place: 2, sha256, part })).toMatchObject(broken)
  const last = await partOf(file, 2)
  expect(await ana.try(sendPart, { id, ...last, place: 0 })).toMatchObject(broken)
  const long = new Blob([part, 'x'])
  expect(await ana.try(sendPart, { id, place: 0, sha256: await hashOf(long), part: long })).toMatchObject({
    status: 413,
  })
  expect(await ana.try(sendPart, { id, ...last, place: 3 })).toMatchObject({ status: 404 })
  expect(await ana.try(sendPart, { id, ...last, place: 20 })).toMatchObject({ status: 422 })
  expect(await ana.try(sendPart, { id, ...last, place: -1 })).toMatchObject({ status: 422 })
  expect(await allFiles(files)).toEqual(before)
})

test('what has gaps is not put together, and keeps the parts it has', async ({ ana }) => {
  const { file } = largeFile()
  const { id } = await begin(ana, file)
  await ana.call(sendPart, { id, ...(await partOf(file, 0)) })
  await ana.call(sendPart, { id, ...(await partOf(file, 2)) })
  expect(await ana.try(completeUpload, { id })).toMatchObject({
    status: 409,
    answer: { code: 'parts_missing' },
  })
  expect(await begin(ana, file)).toEqual({ id, missing: [1] })
})

test('parts that are right one by one and wrong together are given up', async ({ ana, files, runJobs }) => {
  const { file } = largeFile(2)
  await runJobs()
  const before = await allFiles(files)
  const { id } = await begin(ana, file)
  // Each of them is whole, in the wrong order.
  await ana.call(sendPart, { id, ...(await partOf(file, 0)), place: 1 })
  await ana.call(sendPart, { id, ...(await partOf(file, 1)), place: 0 })
  expect(await ana.try(completeUpload, { id })).toMatchObject({
    status: 409,
    answer: { code: 'upload_gone' },
  })
  await runJobs()
  expect(await allFiles(files)).toEqual(before)
  const { upload } = await ana.call(completeUpload, { id: await sendAll(ana, file) })
  expect(upload).toEqual(expect.any(String))
})

test('what can never be an invoice is refused when it is whole, with its parts', async ({
  ana,
  files,
  runJobs,
}) => {
  await runJobs()
  const before = await allFiles(files)
  const id = await sendAll(ana, new Blob([randomBytes(partBytes + 1)]))
  expect(await ana.try(completeUpload, { id })).toMatchObject({
    status: 422,
    answer: { errors: { image: [expect.stringContaining('JPEG')] } },
  })
  await runJobs()
  expect(await allFiles(files)).toEqual(before)
})

test('more than 10 MB cannot be announced', async ({ ana }) => {
  const sha256 = 'a'.repeat(64)
  for (const size of [0, 10 * 1024 * 1024 + 1, 1.5, -1])
    expect(await ana.try(beginUpload, { sha256, size })).toMatchObject({ status: 422 })
  expect(await ana.try(beginUpload, { sha256: 'A'.repeat(64), size: 1 })).toMatchObject({ status: 422 })
})

test('nobody else adds to it, completes it or continues it', async ({ ana, bia, api, given }) => {
  const { file } = largeFile()
  const { id } = await begin(ana, file)
  const gone = { status: 409, answer: { code: 'upload_gone' } }
  expect(await bia.try(sendPart, { id, ...(await partOf(file, 0)) })).toMatchObject(gone)
  expect(await bia.try(completeUpload, { id })).toMatchObject(gone)
  expect((await begin(bia, file)).id).not.toBe(id)
  const vet = api.as(await given.member({ type: 'veterinarian' }))
  expect((await vet.try(beginUpload, await announced(file))).status).toBe(403)
})

test('the same part at once, twenty times, is one part', async ({ ana, files, runJobs }) => {
  const { file } = largeFile()
  const { id } = await begin(ana, file)
  await runJobs()
  const before = await allFiles(files)
  const part = await partOf(file, 1)
  const all = await Promise.all(Array.from({ length: 20 }, () => ana.call(sendPart, { id, ...part })))
  expect(all.every(({ missing }) => missing.length === 2)).toBe(true)
  await runJobs()
  expect(await allFiles(files)).toHaveLength(before.length + 1)
})

test('two devices that send and complete the same file at once make one upload', async ({
  ana,
  api,
  person,
  files,
  runJobs,
}) => {
  for (let round = 0; round < 4; round++) {
    await runJobs()
    const before = await allFiles(files)
    const { file } = largeFile()
    const other = api.as(person)
    const ids = await Promise.all([sendAll(ana, file), sendAll(other, file)])
    expect(ids[0]).toBe(ids[1])
    const id = ids[0]
    const ends = await Promise.all(
      Array.from({ length: 8 }, (_, place) => (place % 2 ? ana : other).try(completeUpload, { id })),
    )
    const uploads = ends.flatMap(({ ok, answer }) => (ok ? [answer] : []))
    expect(new Set(uploads.map((answer) => 'upload' in answer && answer.upload)).size).toBe(1)
    for (const { ok, answer } of ends) if (!ok) expect(answer).toMatchObject({ code: 'upload_gone' })
    expect(await ana.call(beginUpload, await announced(file))).toMatchObject({ sending: null })
    await runJobs()
    expect(await allFiles(files)).toHaveLength(before.length + 1)
  }
})

test('too many that are open make room for the newest, oldest first', async ({
  ana,
  clock,
  files,
  runJobs,
}) => {
  const { file: first } = largeFile()
  const { id } = await begin(ana, first)
  await ana.call(sendPart, { id, ...(await partOf(first, 0)) })
  const before = await allFiles(files)
  for (let count = 0; count < 19; count++) {
    clock.advance({ seconds: 1 })
    await begin(ana, new Blob([randomBytes(100)]))
  }
  expect(await begin(ana, first)).toEqual({ id, missing: [1, 2] })
  const others = await Promise.all(Array.from({ length: 20 }, () => begin(ana, new Blob([randomBytes(100)]))))
  expect(new Set(others.map((other) => other.id)).size).toBe(20)
  await runJobs()
  expect(await allFiles(files)).toHaveLength(before.length - 1)
  expect((await begin(ana, first)).missing).toEqual([0, 1, 2])
})

test('what is refused for a while keeps its parts for the next try', async ({ ana }) => {
  const { file } = largeFile()
  const id = await sendAll(ana, file)
  for (let count = 0; count < 30; count++) await ana.call(uploadDocument, newDocument())
  expect(await ana.try(completeUpload, { id })).toMatchObject({ answer: { code: 'too_many_unread' } })
  expect(await begin(ana, file)).toEqual({ id, missing: [] })
})

test('what nobody continues for a day is removed with its parts', async ({ world }) => {
  const { files, database, clock, runJobs, api, given } = world
  const sweep = async () => {
    await database.transaction((tx) => enqueue(tx, { name: 'remove-unused-documents' }, {}))
    await runJobs()
  }
  const now = clock.now()
  const machine = Temporal.Now.instant()
  clock.set(machine.add({ hours: 48 }).toString())
  await sweep()
  clock.set(machine.subtract({ minutes: 1 }).toString())
  const ana = api.as(await given.member({ type: 'attendant' }))
  const before = await allFiles(files)
  const { file } = largeFile()
  const { id } = await begin(ana, file)
  await ana.call(sendPart, { id, ...(await partOf(file, 0)) })
  clock.advance({ hours: 23 })
  await ana.call(sendPart, { id, ...(await partOf(file, 1)) })
  clock.advance({ hours: 23 })
  await sweep()
  expect(await allFiles(files)).toHaveLength(before.length + 2)
  clock.advance({ hours: 2 })
  await sweep()
  expect(await allFiles(files)).toEqual(before)
  expect(await ana.try(completeUpload, { id })).toMatchObject({ answer: { code: 'upload_gone' } })
  clock.set(now.toString())
})

test('it is told in the person’s own file, and goes with the person', async ({
  ana,
  files,
  database,
  runJobs,
}) => {
  await runJobs()
  const before = await allFiles(files)
  const { file } = largeFile()
  const { id } = await begin(ana, file)
  await ana.call(sendPart, { id, ...(await partOf(file, 0)) })
  expect((await ana.call(exportData)).data).toMatchObject({
    invoice_uploads_begun: [{ size_bytes: file.size, parts: 1 }],
  })
  await Promise.all([ana.try(sendPart, { id, ...(await partOf(file, 1)) }), ana.call(deleteAccount)])
  await runJobs()
  expect(await allFiles(files)).toEqual(before)
  expect((await database.pool.query('select from open_upload where id = $1', [id])).rowCount).toBe(0)
})
