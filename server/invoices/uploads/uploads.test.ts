import { expect } from 'vitest'
import { listInvoices, oneInvoice, readUpload, sendInvoice, uploadDocument } from '#contract/invoices.ts'
import { officeInvoice } from '#contract/invoices-office.ts'
import { deleteAccount } from '#contract/members.ts'
import { exportData } from '#contract/members-privacy.ts'
import { nothingRead } from '#server/invoices/reading/document-reading.ts'
import { invoiceXml } from '#server/invoices/reading/test-invoice.ts'
import { pdfOf, photoOf, printedPage } from '#server/invoices/reading/test-photo.ts'
import { newDocument } from '#server/invoices/test-documents.ts'
import { enqueue } from '#server/platform/jobs.ts'
import { hugePng, photo } from '#server/testing/pictures.ts'
import { test as base } from '#server/testing/test.ts'
import { allFiles, tracesOf } from '#server/testing/traces.ts'

const test = base
  .extend('rita', async ({ given, api }) => api.as(await given.staff()))
  .extend('person', async ({ given }) => given.member({ type: 'attendant' }))
  .extend('ana', async ({ api, person }) => api.as(person))
  .extend('bia', async ({ given, api }) => api.as(await given.member({ type: 'attendant' })))
  .extend('products', async ({ given }) => [{ product_id: (await given.product()).id, value: '149.90' }])

test('a file is sent first, read meanwhile, and taken by its invoice without being read again', async ({
  ana,
  rita,
  given,
  files,
  runJobs,
}) => {
  const product = await given.product({ ean: '7891555000014' })
  const row = { ean: '7891555000014', value: '149.90' }
  const { number, key, image } = newDocument({ rows: [row, { ean: 'SEM GTIN', name: 'COLEIRA', code: 'C' }] })
  const before = await allFiles(files)
  const { id: upload } = await ana.call(uploadDocument, { image })
  expect(await ana.call(readUpload, { id: upload })).toEqual({ reading: null })
  await runJobs()
  const { reading } = await ana.call(readUpload, { id: upload })
  expect(reading).toMatchObject({
    source: 'xml',
    access_key: key,
    number,
    total_cents: 14_990,
    trouble: null,
  })
  expect(reading?.rows.map(({ product_id }) => product_id)).toEqual([product.id, null])

  // Were the file read again, this would be found.
  const [fileKey = ''] = (await allFiles(files)).filter((one) => !before.includes(one))
  await files.put(fileKey, invoiceXml({ number: '666' }))
  const products = [{ product_id: product.id, value: '149.90' }]
  const { id } = await ana.call(sendInvoice, { number, products, upload })
  expect((await ana.try(readUpload, { id: upload })).status).toBe(404)
  await runJobs()
  const seen = await rita.call(officeInvoice, { id })
  expect(seen.reading).toMatchObject({ source: 'xml', number, findings: [] })
  expect(await allFiles(files)).toEqual([...before, fileKey].sort())
  expect((await ana.try(sendInvoice, { number, products, image })).answer).toMatchObject({
    code: 'invoice_yours',
  })
})

test('sent before it was read, it is read once, with its invoice', async ({
  ana,
  rita,
  products,
  database,
  runJobs,
}) => {
  const { number, image } = newDocument()
  const { id: upload } = await ana.call(uploadDocument, { image })
  const { id } = await ana.call(sendInvoice, { number, products, upload })
  const order = await database.pool.query(
    "select task_identifier from graphile_worker.jobs where task_identifier like 'read-%' order by priority",
  )
  expect(order.rows.map((job) => job.task_identifier)).toEqual(['read-upload', 'read-xml'])
  await runJobs()
  expect((await rita.call(officeInvoice, { id })).reading).toMatchObject({ source: 'xml', number })
  expect((await database.pool.query('select from invoice_upload')).rowCount).toBe(0)
})

test('a photo is drawn anew and a PDF keeps the pictures of its pages', {
  timeout: 60_000,
}, async ({ ana, rita, products, files, runJobs }) => {
  const pdf = await pdfOf([await printedPage('Nota'), await printedPage('Nota')], {
    text: 'Nota fiscal de teste '.repeat(5),
  })
  for (const [image, pages] of [
    [await photo({ width: 500, height: 700 }), 0],
    [new Blob([new Uint8Array(pdf)]), 2],
  ] as const) {
    const before = await allFiles(files)
    const { id: upload } = await ana.call(uploadDocument, { image })
    await runJobs()
    const { id } = await ana.call(sendInvoice, { number: '1', products, upload })
    await runJobs()
    const { file } = await rita.call(officeInvoice, { id })
    expect(file.link).not.toBe('')
    expect(file.pages).toHaveLength(pages)
    expect(await allFiles(files)).toHaveLength(before.length + 1 + pages)
  }
})

test('nobody else sees or takes it, and what was never there is gone too', async ({
  ana,
  bia,
  api,
  given,
  products,
}) => {
  const { number, image } = newDocument()
  const { id: upload } = await ana.call(uploadDocument, { image })
  expect((await bia.try(readUpload, { id: upload })).status).toBe(404)
  const gone = { status: 409, answer: { code: 'upload_gone' } }
  expect(await bia.try(sendInvoice, { number, products, upload })).toMatchObject(gone)
  expect(await bia.try(sendInvoice, { number, products, upload: crypto.randomUUID() })).toMatchObject(gone)
  expect((await api.as(await given.member()).try(uploadDocument, { image })).status).toBe(403)
  expect(await ana.try(sendInvoice, { number, products })).toMatchObject({
    status: 422,
    answer: { errors: { image: [expect.any(String)] } },
  })
  await ana.call(sendInvoice, { number, products, upload })
})

test('the file is described as one that can be left out, and nobody leaves it out for nothing', async ({
  app,
  ana,
  products,
}) => {
  const { paths } = (await app.inject({ url: '/api/docs/json' })).json()
  const bodyOf = (path: string) => paths[path].post.requestBody.content['multipart/form-data'].schema
  expect(bodyOf('/api/document/create').required).toEqual(['number', 'products'])
  expect(bodyOf('/api/document/upload').required).toEqual(['image'])
  const file = { image: [expect.any(String)] }
  expect(await ana.try(sendInvoice, { number: '', products })).toMatchObject({
    status: 422,
    answer: { errors: { ...file, number: [expect.any(String)] } },
  })
})

test('a file sent with the invoice counts, whatever was sent before it', async ({
  ana,
  products,
  files,
  runJobs,
}) => {
  const [first, second] = [newDocument(), newDocument()]
  const { id: upload } = await ana.call(uploadDocument, first)
  const { id } = await ana.call(sendInvoice, { ...second, products, upload })
  await runJobs()
  expect((await ana.call(readUpload, { id: upload })).reading?.number).toBe(first.number)
  const { file } = await ana.call(oneInvoice, { id })
  const [, key = ''] = /signed\/(.*)\?/.exec(file.link) ?? []
  expect(await files.get(decodeURIComponent(key))).toContain(second.number)
})

test('an upload is taken once, at twenty taps at once and when the answer was lost', async ({
  ana,
  products,
  files,
}) => {
  const { number, image } = newDocument()
  const { id: upload } = await ana.call(uploadDocument, { image })
  const before = await allFiles(files)
  const form = { number, products, upload }
  const taps = await Promise.all(Array.from({ length: 20 }, () => ana.try(sendInvoice, form)))
  expect(taps.filter(({ ok }) => ok)).toHaveLength(1)
  expect(
    taps.filter(({ ok }) => !ok).every(({ answer }) => 'code' in answer && answer.code === 'upload_gone'),
  ).toBe(true)
  expect((await ana.call(listInvoices)).length).toBe(1)
  expect(await allFiles(files)).toEqual(before)

  const other = newDocument()
  const { id: next } = await ana.call(uploadDocument, other)
  const mine = ana.with({ idempotencyKey: 'lost' })
  const sent = await mine.call(sendInvoice, { number: other.number, products, upload: next })
  expect(await mine.call(sendInvoice, { number: other.number, products, upload: next })).toEqual(sent)
})

test('the same file twice is one upload, and too many that wait are refused', async ({
  ana,
  files,
  runJobs,
}) => {
  const { image } = newDocument()
  const twice = await Promise.all([ana.call(uploadDocument, { image }), ana.call(uploadDocument, { image })])
  expect(twice[0]).toEqual(twice[1])
  await runJobs()
  const before = await allFiles(files)
  for (let count = 1; count < 30; count++) await ana.call(uploadDocument, newDocument())
  expect(await ana.try(uploadDocument, newDocument())).toMatchObject({
    status: 429,
    answer: { code: 'too_many_unread' },
  })
  expect(await allFiles(files)).toHaveLength(before.length + 29)
})

const film = `\0\0\0\x18ftypmp42\0\0\0\0mp42isom${'film'.repeat(999)}`

test.for([
  ['words', async () => new Blob(['foto.jpg'])],
  ['the first bytes of a photo', async () => new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16])])],
  ['a film with the name of a photo', async () => new File([film], 'foto.jpg', { type: 'image/jpeg' })],
  ['a bomb of 900 million pixels', async () => new Blob([new Uint8Array(hugePng(30_000, 30_000))])],
] as const)('%s is refused and leaves nothing behind', async ([, file], { ana, files }) => {
  const before = await allFiles(files)
  const outcome = await ana.try(uploadDocument, { image: await file() })
  expect(outcome).toMatchObject({ status: 422, answer: { errors: { image: [expect.any(String)] } } })
  expect(await allFiles(files)).toEqual(before)
})

test.for([
  ['an XML of something else', 'not_an_invoice', xmlOf('<pedido><total>1</total></pedido>')],
  ['a broken XML', 'unreadable', xmlOf('<nfeProc><')],
  ['a photo of nothing', 'unreadable', () => photo({ width: 200, height: 200 })],
  ['a test document', 'test_document', () => newDocument({ environment: '2' }).image],
  ['a menu', 'no_invoice_seen', () => printed('CARDAPIO\nPao de queijo R$ 6,50\nCoxinha de frango R$ 8,90')],
  ['a PDF of many pages that say nothing', 'pages_unread', () => manyPages()],
] as const)('%s is told as %s', { timeout: 60_000 }, async ([, trouble, file], { ana, runJobs }) => {
  const { id } = await ana.call(uploadDocument, { image: await file() })
  await runJobs()
  expect((await ana.call(readUpload, { id })).reading).toMatchObject({ trouble })
})

async function printed(text: string) {
  const drawn = await photoOf(await printedPage(text), { width: 1600, height: 1200, noise: 10 })
  return new Blob([new Uint8Array(drawn)])
}

async function manyPages() {
  return new Blob([new Uint8Array(await pdfOf(Array(6).fill(await printedPage(' . '))))])
}

function xmlOf(content: string) {
  return () => new Blob([`<?xml version="1.0"?>${content}`])
}

test('what was too much for the reader is told as unreadable', async ({ ana, database }) => {
  const { id } = await ana.call(uploadDocument, newDocument())
  const update = 'update invoice_upload set reading = $1, read_at = now() where id = $2'
  await database.pool.query(update, [JSON.stringify(nothingRead('stuck')), id])
  expect((await ana.call(readUpload, { id })).reading).toMatchObject({ trouble: 'unreadable', rows: [] })
})

test('a job that failed half way, or runs again, changes nothing', async ({
  ana,
  rita,
  products,
  files,
  database,
  runJobs,
}) => {
  const { number, image } = newDocument()
  const before = await allFiles(files)
  const { id: upload } = await ana.call(uploadDocument, { image })
  await runJobs()
  const [fileKey = ''] = (await allFiles(files)).filter((one) => !before.includes(one))
  const { id } = await ana.call(sendInvoice, { number, products, upload })
  const bytes = await files.getBytes(fileKey)
  await files.delete(fileKey)
  await runJobs()
  expect((await rita.call(officeInvoice, { id })).reading).toBeNull()
  await files.put(fileKey, bytes)
  await database.pool.query('update graphile_worker._private_jobs set run_at = now()')
  await runJobs()
  const seen = await rita.call(officeInvoice, { id })
  expect(seen.reading).toMatchObject({ source: 'xml', number })
  await database.transaction(async (tx) => {
    await enqueue(tx, { name: 'read-upload' }, { uploadId: upload })
    await enqueue(tx, { name: 'read-invoice' }, { invoiceId: id, fileKey })
  })
  await runJobs()
  expect((await rita.call(officeInvoice, { id })).reading).toEqual(seen.reading)
  expect(await allFiles(files)).toEqual([...before, fileKey].sort())
})

test('what no invoice took is removed with its files after a day, and what waits is not', async ({
  world,
  products,
}) => {
  const { files, database, clock, runJobs, api, given } = world
  const sweep = async () => {
    await database.transaction((tx) => enqueue(tx, { name: 'remove-unused-documents' }, {}))
    await runJobs()
  }
  const now = clock.now()
  // Files are as old as the machine says, so the clock goes by it here; what is left of other tests goes first.
  const machine = Temporal.Now.instant()
  clock.set(machine.add({ hours: 48 }).toString())
  await sweep()
  clock.set(machine.subtract({ minutes: 1 }).toString())
  const ana = api.as(await given.member({ type: 'attendant' }))
  const before = await allFiles(files)
  const { number, image } = newDocument()
  const { id: upload } = await ana.call(uploadDocument, { image })
  clock.advance({ hours: 23 })
  await sweep()
  expect(await allFiles(files)).toHaveLength(before.length + 1)
  clock.advance({ hours: 2 })
  await sweep()
  expect(await allFiles(files)).toEqual(before)
  expect(await ana.try(sendInvoice, { number, products, upload })).toMatchObject({
    answer: { code: 'upload_gone' },
  })
  clock.set(now.toString())
})

test('it is told in the person’s own file, and goes with the person', async ({
  ana,
  person,
  files,
  database,
  runJobs,
}) => {
  const before = await allFiles(files)
  const pdf = await pdfOf([await printedPage('Nota')], { text: 'Nota fiscal de teste '.repeat(5) })
  await ana.call(uploadDocument, { image: new Blob([new Uint8Array(pdf)]) })
  await ana.call(uploadDocument, newDocument({ issuerName: 'Emitente Inconfundível' }))
  await runJobs()
  const { data } = await ana.call(exportData)
  expect(data).toMatchObject({
    invoice_uploads: [
      { file: 'pdf', reading: { source: expect.any(String) } },
      { file: 'xml', reading: { issuer: { name: 'Emitente Inconfundível' } } },
    ],
  })
  await ana.call(deleteAccount)
  await runJobs()
  expect(await allFiles(files)).toEqual(before)
  expect(await tracesOf(database, files, ['Emitente Inconfundível', person.email])).toEqual([])
})

test('what is uploaded while a person goes happens before, or not at all', async ({ world, given, api }) => {
  const { files, runJobs } = world
  for (let round = 0; round < 5; round++) {
    const before = await allFiles(files)
    const leaver = api.as(await given.member({ type: 'attendant' }))
    const outcomes = await Promise.all([
      leaver.try(uploadDocument, newDocument()),
      leaver.try(deleteAccount),
      leaver.try(uploadDocument, newDocument()),
    ])
    expect(outcomes.map(({ status }) => status).filter((status) => ![200, 401].includes(status))).toEqual([])
    await runJobs()
    expect(await allFiles(files)).toEqual(before)
  }
})
