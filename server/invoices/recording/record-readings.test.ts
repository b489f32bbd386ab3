import sharp from 'sharp'
import { expect } from 'vitest'
import { checkAccessKey, sendInvoice } from '#contract/invoices.ts'
import { approveInvoice, officeInvoice, rejectInvoice } from '#contract/invoices-office.ts'
import { deleteAccount } from '#contract/members.ts'
import { pdfOf, photoOf, printedPage, receipt } from '#server/invoices/reading/test-photo.ts'
import { takeEffect } from '#server/invoices/test-acts.ts'
import { newDocument, newKey } from '#server/invoices/test-documents.ts'
import { startHeartbeat } from '#server/platform/heartbeat.ts'
import { createLog } from '#server/platform/log.ts'
import { test as base } from '#server/testing/test.ts'
import { allFiles } from '#server/testing/traces.ts'

const test = base
  .extend('rita', async ({ given, api }) => api.as(await given.staff()))
  .extend('ana', async ({ given, api }) => api.as(await given.member({ type: 'attendant' })))
  .extend('bia', async ({ given, api }) => api.as(await given.member({ type: 'attendant' })))

test('what the document says is stored, its rows matched by bar code, code or name', async ({
  given,
  runJobs,
  rita,
  ana,
}) => {
  const [byEan, bySku, byName] = [
    await given.product({ title: 'Qualquer Um 1 kg', ean: '7891234567895' }),
    await given.product({ title: 'Qualquer Dois 2 kg', sku: 'QTL-15' }),
    await given.product({ title: 'Serena Gatos Adultos 10,1 kg' }),
  ]
  const { number, key, image } = newDocument({
    total: '430.00',
    rows: [
      { ean: '07891234567895', value: '189.90', discount: '9.90' },
      { ean: 'SEM GTIN', code: 'qtl-15', value: '150.00' },
      { ean: 'SEM GTIN', code: '99', name: 'RACAO SERENA GATOS AD 10,1KG', value: '100.00' },
      { ean: 'SEM GTIN', code: '98', name: 'TAPETE HIGIENICO 30UN', value: '64.90' },
    ],
  })
  const products = [
    { product_id: byEan.id, value: '180.00' },
    { product_id: bySku.id, value: '150.00' },
  ]
  const { id } = await ana.call(sendInvoice, { number, products, image })
  await runJobs()
  const { reading, findings, version } = await rita.call(officeInvoice, { id })
  expect(reading).toMatchObject({
    source: 'xml',
    access_key: key,
    number,
    issuer: { id: '11222333000181' },
    issued_on: '2026-11-10',
    total_cents: 43_000,
    findings: [],
  })
  expect(reading?.rows.map(({ product_id, value_cents }) => [product_id, value_cents])).toEqual([
    [byEan.id, 18_000],
    [bySku.id, 15_000],
    [byName.id, 10_000],
    [null, 6490],
  ])
  expect([findings, version]).toEqual([0, 2])
  expect(await ana.call(checkAccessKey, { key })).toEqual({ state: 'yours', invoice_id: id })
})

test('what speaks against a document is found, and counted', async ({ given, runJobs, rita, ana }) => {
  const products = [{ product_id: (await given.product()).id, value: '500.00' }]
  const { image } = newDocument({ environment: '2', issuedAt: '2026-05-20T10:15:00-03:00' })
  const { id } = await ana.call(sendInvoice, { number: '1', products, image })
  await runJobs()
  const { reading, findings } = await rita.call(officeInvoice, { id })
  const codes = reading?.findings.map(({ code }) => code) ?? []
  expect(codes).toEqual(
    expect.arrayContaining(['test_document', 'too_old', 'number_differs', 'total_differs']),
  )
  expect(findings).toBe(codes.length)
})

test('where the file says nothing there is what was typed', async ({ given, runJobs, rita, ana }) => {
  const products = [{ product_id: (await given.product()).id, value: '1.00' }]
  const image = new Blob(['<pedido><numero>1</numero></pedido>'])
  const access_key = newKey()
  const { id } = await ana.call(sendInvoice, { number: '88', access_key, products, image })
  await runJobs()
  expect((await rita.call(officeInvoice, { id })).reading).toMatchObject({
    source: 'typed',
    access_key,
    number: '88',
    findings: [{ code: 'not_an_invoice' }],
  })
})

test('the document has the last word about its key', async ({ given, runJobs, rita, ana }) => {
  const products = [{ product_id: (await given.product()).id, value: '1.00' }]
  const typed = newKey()
  const { number, key, image } = newDocument()
  const { id } = await ana.call(sendInvoice, { number, access_key: typed, products, image })
  await runJobs()
  expect(await ana.call(checkAccessKey, { key: typed })).toMatchObject({ state: 'new' })
  expect(await ana.call(checkAccessKey, { key })).toMatchObject({ state: 'yours' })
  expect((await rita.call(officeInvoice, { id })).reading?.findings).toContainEqual({
    code: 'key_inconsistent',
    facts: { parts: ['typed'], typed },
  })
})

test('the key of another invoice is a duplicate, and cannot be approved while that one stands', async ({
  world,
  given,
  rita,
  ana,
  bia,
}) => {
  const products = [{ product_id: (await given.product()).id, value: '149.90' }]
  const document = newDocument()
  const first = await ana.call(sendInvoice, { ...document, products })
  await world.runJobs()
  const second = await bia.call(sendInvoice, { ...document, products })
  await world.runJobs()
  const seen = await rita.call(officeInvoice, { id: second.id })
  expect(seen.reading?.findings).toEqual([
    { code: 'duplicate', facts: { by: 'key', invoice_id: first.id, same_member: false } },
  ])
  expect(await rita.try(approveInvoice, { id: second.id, version: seen.version })).toMatchObject({
    status: 409,
    answer: { code: 'invoice_used' },
  })
  const { version } = await rita.call(officeInvoice, { id: first.id })
  await rita.call(rejectInvoice, { id: first.id, version, reason: 'other' })
  await takeEffect(world)
  expect((await rita.try(approveInvoice, { id: second.id, version: seen.version })).status).toBe(200)
  await takeEffect(world)
  expect((await bia.call(checkAccessKey, { key: document.key })).state).toBe('yours')
})

test('the same file, and the same issuer, series and number, are duplicates', async ({
  given,
  runJobs,
  rita,
  ana,
  bia,
}) => {
  const products = [{ product_id: (await given.product()).id, value: '1.00' }]
  const image = new Blob(['<pedido><numero>segundo</numero></pedido>'])
  const first = await ana.call(sendInvoice, { number: '5', products, image })
  const second = await bia.call(sendInvoice, { number: '5', products, image })
  const number = '77001'
  const one = await ana.call(sendInvoice, { ...newDocument({ number }), products })
  const forged = newDocument({ number, key: newKey().replace(/^35/, '43') })
  const two = await bia.call(sendInvoice, { ...forged, products })
  await runJobs()
  const found = async (id: string) => (await rita.call(officeInvoice, { id })).reading?.findings
  expect(await found(second.id)).toContainEqual({
    code: 'duplicate',
    facts: { by: 'file', invoice_id: first.id, same_member: false },
  })
  expect(await found(two.id)).toContainEqual({
    code: 'duplicate',
    facts: { by: 'number', invoice_id: one.id, same_member: false },
  })
})

test('a photo loses its metadata before staff sees it, is read, and a look-alike is pointed out', {
  timeout: 90_000,
}, async ({ app, given, files, runJobs, rita, ana, bia }) => {
  const products = [{ product_id: (await given.product()).id, value: '10.00' }]
  const key = newKey()
  const paper = await receipt(`http://www.fazenda.sp.gov.br/nfce/qrcode?p=${key}|2|1|1|abc`)
  const scene = { width: 1400, height: 2100, noise: 10 }
  const taken = await sharp(await photoOf(paper, scene))
    .withExif({ IFD0: { Make: 'CameraQueDedura' } })
    .toBuffer()
  const before = await allFiles(files)
  const { id } = await ana.call(sendInvoice, {
    number: '1',
    products,
    image: new Blob([new Uint8Array(taken)]),
  })
  expect((await rita.call(officeInvoice, { id })).file).toEqual({ link: '', type: 'image', pages: [] })
  await runJobs()
  const seen = await rita.call(officeInvoice, { id })
  expect(seen.reading).toMatchObject({ source: 'qr', access_key: key })
  const code = seen.reading?.regions?.find(({ of }) => of === 'code')
  const [left = 0, top = 0, width = 0, height = 0] = code?.box ?? []
  for (const part of [left, top, width, height, left + width, top + height]) expect(part).toBeGreaterThan(0)
  expect(Math.max(left + width, top + height)).toBeLessThan(1)
  const served = await app.inject({ url: seen.file.link })
  expect(served.headers['content-type']).toBe('image/jpeg')
  expect(served.rawPayload.toString('latin1')).not.toContain('CameraQueDedura')
  expect(await sharp(served.rawPayload).metadata()).toMatchObject({ width: 1400, height: 2100 })
  expect(await allFiles(files)).toHaveLength(before.length + 1)
  const darker = await sharp(taken).modulate({ brightness: 0.8 }).jpeg({ quality: 60 }).toBuffer()
  const again = await bia.call(sendInvoice, {
    number: '2',
    products,
    image: new Blob([new Uint8Array(darker)]),
  })
  await runJobs()
  const codes = (await rita.call(officeInvoice, { id: again.id })).reading?.findings
  expect(codes).toContainEqual(
    expect.objectContaining({ code: 'duplicate', facts: expect.objectContaining({ by: 'key' }) }),
  )
})

test('a reading that runs twice at once, or was cut off, loses and doubles nothing', {
  timeout: 60_000,
}, async ({ world, given, rita, ana }) => {
  const { database, files, runJobs } = world
  const products = [{ product_id: (await given.product()).id, value: '149.90' }]
  const before = await allFiles(files)
  const { number, key, image } = newDocument()
  const { id } = await ana.call(sendInvoice, { number, products, image })
  await database.pool.query(
    `select graphile_worker.add_job('read-invoice', payload) from graphile_worker._private_jobs
     cross join generate_series(1, 4)`,
  )
  await Promise.all([runJobs(), runJobs(), runJobs()])
  await runJobs()
  expect((await rita.call(officeInvoice, { id })).reading).toMatchObject({ access_key: key, findings: [] })
  expect(await allFiles(files)).toHaveLength(before.length + 1)
  const jobs = await database.pool.query('select 1 from graphile_worker._private_jobs')
  expect(jobs.rows).toEqual([])
})

test('a reading that fails before its commit is made again, and leaves no file behind', {
  timeout: 60_000,
}, async ({ world, given, rita, ana }) => {
  const { database, files, runJobs } = world
  const products = [{ product_id: (await given.product()).id, value: '10.00' }]
  const before = await allFiles(files)
  const { id } = await ana.call(sendInvoice, { number: '4', products, image: await picture('jpeg') })
  await database.pool.query('alter table invoice_reading add constraint stop check (false) not valid')
  await runJobs()
  expect((await rita.call(officeInvoice, { id })).reading).toBeNull()
  expect(await allFiles(files)).toHaveLength(before.length + 1)
  await database.pool.query('alter table invoice_reading drop constraint stop')
  await database.pool.query('update graphile_worker._private_jobs set run_at = now()')
  await runJobs()
  const seen = await rita.call(officeInvoice, { id })
  expect(seen.reading).not.toBeNull()
  expect(seen.file.link).not.toBe('')
  expect(await allFiles(files)).toHaveLength(before.length + 1)
})

test('what a killed worker was reading is read by another', async ({ world, given, rita, ana }) => {
  const { database, runJobs } = world
  const products = [{ product_id: (await given.product()).id, value: '149.90' }]
  const { id } = await ana.call(sendInvoice, { ...newDocument(), products })
  const lock = async (age: string) => {
    await database.pool.query(
      `update graphile_worker._private_jobs set locked_by = 'killed', locked_at = now() - $1::interval, attempts = 1
       where payload ->> 'invoiceId' = $2`,
      [age, id],
    )
    await startHeartbeat(database, 'another worker', createLog('silent')).stop()
    await runJobs()
    return (await rita.call(officeInvoice, { id })).reading
  }
  expect(await lock('30 seconds')).toBeNull()
  expect(await lock('50 seconds')).toMatchObject({ source: 'xml' })
})

test('two pictures that look alike are pointed out, whoever sent them', { timeout: 60_000 }, async ({
  given,
  runJobs,
  rita,
  ana,
  bia,
}) => {
  const products = [{ product_id: (await given.product()).id, value: '10.00' }]
  const first = await ana.call(sendInvoice, { number: '5', products, image: await picture('png') })
  await runJobs()
  const second = await bia.call(sendInvoice, { number: '6', products, image: await picture('webp') })
  await runJobs()
  expect((await rita.call(officeInvoice, { id: second.id })).reading?.findings).toContainEqual({
    code: 'look_alike',
    facts: { invoice_id: first.id, same_member: false, bits: expect.any(Number) },
  })
})

/** The same picture in any format. */
async function picture(format: 'jpeg' | 'png' | 'webp'): Promise<Blob> {
  const waves = Buffer.from(
    Array.from({ length: 120 * 160 }, (_, at) => 128 + 100 * Math.sin((at % 120) / 9) * Math.cos(at / 5000)),
  )
  const drawn = sharp(waves, { raw: { width: 120, height: 160, channels: 1 } })
  return new Blob([new Uint8Array(await drawn.toFormat(format).toBuffer())])
}

test('a PDF is seen page by page, and its pages go with it', { timeout: 60_000 }, async ({
  app,
  given,
  files,
  runJobs,
  api,
  rita,
}) => {
  const before = await allFiles(files)
  const person = await given.member({ type: 'attendant' })
  const products = [{ product_id: (await given.product()).id, value: '10.00' }]
  const image = new Blob([
    new Uint8Array(await pdfOf([await printedPage('Nota fiscal'), await printedPage('Verso')])),
  ])
  const { id } = await api.as(person).call(sendInvoice, { number: '8', products, image })
  await runJobs()
  const { file } = await rita.call(officeInvoice, { id })
  expect(file).toMatchObject({ type: 'pdf', link: expect.any(String) })
  expect(file.pages).toHaveLength(2)
  for (const url of file.pages) expect((await app.inject({ url })).headers['content-type']).toBe('image/webp')
  expect(await allFiles(files)).toHaveLength(before.length + 3)
  await api.as(person).call(deleteAccount)
  await runJobs()
  expect(await allFiles(files)).toEqual(before)
})

test('half a photo is drawn as far as it goes, and marked for a person', {
  timeout: 60_000,
}, async ({ app, given, runJobs, rita, ana }) => {
  const products = [{ product_id: (await given.product()).id, value: '10.00' }]
  const whole = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer()
  const image = new Blob([new Uint8Array(whole.subarray(0, whole.length - 100))])
  const { id } = await ana.call(sendInvoice, { number: '3', products, image })
  await runJobs()
  const seen = await rita.call(officeInvoice, { id })
  expect(seen.reading?.findings).toMatchObject([{ code: 'unreadable' }])
  expect((await app.inject({ url: seen.file.link })).statusCode).toBe(200)
})
