import { expect } from 'vitest'
import { listProducts } from '#contract/catalogue.ts'
import { checkAccessKey, listInvoices, oneInvoice, sendInvoice } from '#contract/invoices.ts'
import { hugePng, photo } from '#server/testing/pictures.ts'
import { test } from '#server/testing/test.ts'
import { allFiles } from '#server/testing/traces.ts'
import { newDocument, newKey } from './test-documents.ts'

test('an invoice is received with an estimate and a promised day', async ({ api, given, database }) => {
  const [bag, box] = [await given.product({ rate: 1500 }), await given.product()]
  const ana = await given.member({ type: 'attendant' })
  const { number, image } = newDocument()
  const products = [
    { product_id: bag.id, value: '93.50' },
    { product_id: box.id, value: '180.99' },
  ]
  const sent = await api.as(ana).call(sendInvoice, { number, products, image })
  // Tuesday the 17th; Friday the 20th is a holiday.
  expect(sent.due_on).toBe('2026-11-25')
  expect(await api.as(ana).call(listInvoices)).toEqual([
    {
      id: sent.id,
      number,
      date: '2026-11-17T17:02:00Z',
      status: 'received',
      due_on: '2026-11-25',
      products: 2,
      coins: null,
      estimate: 140 + 180,
      reason: null,
    },
  ])
  const audit = await database.db
    .selectFrom('audit_entry')
    .select(['action', 'after'])
    .where('subject_id', '=', ana.id)
    .execute()
  expect(audit).toEqual([{ action: 'POST /document/create', after: { invoice_id: sent.id, number } }])
})

test('only attendants of level 3 send', async ({ api, given }) => {
  const product = await given.product()
  const form = { ...newDocument(), products: [{ product_id: product.id, value: '10.00' }] }
  expect((await api.as(await given.member()).try(sendInvoice, form)).status).toBe(403)
  const newcomer = await given.member({ type: 'attendant', level: 2 })
  expect((await api.as(newcomer).try(sendInvoice, form)).status).toBe(403)
  expect((await api.try(sendInvoice, form)).status).toBe(401)
})

test('a product that is unknown, or left the catalogue, is named by its place', async ({
  api,
  given,
  files,
}) => {
  const ana = await given.member({ type: 'attendant' })
  const [known, gone] = [await given.product(), await given.product({ active: false })]
  const before = await allFiles(files)
  for (const id of [gone.id, '01999999-0000-7000-8000-000000000000']) {
    const products = [
      { product_id: known.id, value: '1.00' },
      { product_id: id, value: '1.00' },
    ]
    const outcome = await api.as(ana).try(sendInvoice, { ...newDocument(), products })
    expect(outcome).toMatchObject({
      status: 422,
      answer: { errors: { 'products.1.product_id': ['Escolha um produto da lista.'] } },
    })
  }
  expect(await allFiles(files)).toEqual(before)
})

test.for(['1', '1.5', '-1.00', '1,50', '1e3', 'NaN', '1234567890.00', ' 1.00'])(
  'the value %j is refused under its field',
  async (value, { api, given }) => {
    const ana = await given.member({ type: 'attendant' })
    const product = await given.product()
    const outcome = await api
      .as(ana)
      .try(sendInvoice, { ...newDocument(), products: [{ product_id: product.id, value }] })
    expect(outcome.status).toBe(422)
    expect(!outcome.ok && outcome.answer.errors).toEqual({
      'products.0.value': ['Digite o valor em reais, como 149,90.'],
    })
  },
)

const hostile: [what: string, file: () => Promise<Blob> | Blob, message: string][] = [
  ['nothing', () => new Blob([]), 'Este arquivo está vazio. Escolha outro.'],
  ['words', () => new Blob(['foto.jpg']), 'Envie uma foto JPEG, PNG ou WebP, um PDF ou o XML da nota.'],
  [
    'a page',
    () => new Blob(['<!doctype html><script>alert(1)</script>']),
    'Envie uma foto JPEG, PNG ou WebP, um PDF ou o XML da nota.',
  ],
  [
    'the first bytes of a photo',
    () => new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16])]),
    'Este arquivo está incompleto ou danificado. Escolha outro.',
  ],
  [
    'a bomb of 900 million pixels',
    () => new Blob([new Uint8Array(hugePng(30_000, 30_000))]),
    'Esta imagem é grande demais: o limite é de 50 milhões de pixels.',
  ],
]

test.for(hostile)(
  '%s is refused and leaves nothing behind',
  async ([, file, message], { api, given, files }) => {
    const ana = await given.member({ type: 'attendant' })
    const product = await given.product()
    const before = await allFiles(files)
    const products = [{ product_id: product.id, value: '1.00' }]
    const outcome = await api.as(ana).try(sendInvoice, { number: '1', products, image: await file() })
    expect(outcome).toMatchObject({ status: 422, answer: { errors: { image: [message] } } })
    expect(await allFiles(files)).toEqual(before)
  },
)

test('one key of the browser is one invoice, at forty taps at once and later', async ({
  api,
  given,
  files,
}) => {
  const ana = await given.member({ type: 'attendant' })
  const product = await given.product()
  const before = await allFiles(files)
  const form = { ...newDocument(), products: [{ product_id: product.id, value: '10.00' }] }
  const mine = api.as(ana).with({ idempotencyKey: 'tap' })
  const taps = await Promise.all(Array.from({ length: 40 }, () => mine.try(sendInvoice, form)))
  expect(new Set(taps.map(({ answer }) => JSON.stringify(answer))).size).toBe(1)
  expect(taps.every(({ ok }) => ok)).toBe(true)
  const again = await mine.call(sendInvoice, form)
  expect(await api.as(ana).call(listInvoices)).toMatchObject([{ id: again.id }])
  expect(await allFiles(files)).toHaveLength(before.length + 1)
  expect(await mine.try(sendInvoice, { ...form, number: '9' })).toMatchObject({
    status: 409,
    answer: { code: 'idempotency_key_reused' },
  })
  expect(await mine.try(sendInvoice, { ...form, image: newDocument().image })).toMatchObject({ status: 409 })
  expect(await allFiles(files)).toHaveLength(before.length + 1)
})

test('the same access key sent by forty members at once counts once, and the first to send holds it', {
  timeout: 60_000,
}, async ({ api, given, files }) => {
  const product = await given.product()
  const people = await Promise.all(Array.from({ length: 40 }, () => given.member({ type: 'attendant' })))
  const access_key = newKey()
  const before = await allFiles(files)
  const products = [{ product_id: product.id, value: '10.00' }]
  const outcomes = await Promise.all(
    people.map((person) => api.as(person).try(sendInvoice, { ...newDocument(), access_key, products })),
  )
  const accepted = outcomes.filter(({ ok }) => ok)
  expect(accepted).toHaveLength(1)
  const refused = outcomes.filter(({ ok }) => !ok)
  expect(refused.every(({ status, answer }) => status === 409 && 'code' in answer)).toBe(true)
  expect(refused[0]?.answer).toMatchObject({ code: 'invoice_used' })
  expect(await allFiles(files)).toHaveLength(before.length + 1)
  const [holder] = people.filter((_, index) => outcomes[index]?.ok)
  const mine = api.as(holder ?? { token: '' })
  expect(await mine.call(checkAccessKey, { key: access_key })).toMatchObject({ state: 'yours' })
  expect(await mine.try(sendInvoice, { ...newDocument(), access_key, products })).toMatchObject({
    status: 409,
    answer: { code: 'invoice_yours' },
  })
  const other = api.as(await given.member({ type: 'attendant' }))
  expect(await other.call(checkAccessKey, { key: access_key })).toEqual({ state: 'used', invoice_id: null })
  expect(await other.call(checkAccessKey, { key: newKey() })).toEqual({ state: 'new', invoice_id: null })
})

test('members are read in turn, and one who sends without end waits', { timeout: 60_000 }, async ({
  api,
  given,
  database,
}) => {
  const products = [{ product_id: (await given.product()).id, value: '10.00' }]
  const [ana, bia] = [await given.member({ type: 'attendant' }), await given.member({ type: 'attendant' })]
  const send = (person: typeof ana) => api.as(person).try(sendInvoice, { ...newDocument(), products })
  for (let sent = 0; sent < 3; sent++) await send(ana)
  await send(bia)
  const { rows } = await database.pool.query<{ member_id: string }>(
    `select member_id from graphile_worker._private_jobs as job
     join invoice on invoice.id = (job.payload ->> 'invoiceId')::uuid
     where member_id = any($1) order by job.priority, job.run_at, job.id`,
    [[ana.id, bia.id]],
  )
  expect(rows.map(({ member_id }) => (member_id === ana.id ? 'ana' : 'bia'))).toEqual([
    'ana',
    'bia',
    'ana',
    'ana',
  ])
  const outcomes = await Promise.all(Array.from({ length: 40 }, () => send(ana)))
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(27)
  expect(outcomes.find(({ ok }) => !ok)).toMatchObject({
    status: 429,
    answer: { code: 'too_many_unread', error: expect.stringContaining('Espere um minuto') },
  })
  expect((await send(bia)).ok).toBe(true)
})

test('a key that is none is left to the reading of the file', async ({ api, given }) => {
  const product = await given.product()
  const wrong = '35210320695448000184550010000035891981839924'
  const products = [{ product_id: product.id, value: '10.00' }]
  for (const person of [
    await given.member({ type: 'attendant' }),
    await given.member({ type: 'attendant' }),
  ]) {
    const outcome = await api.as(person).try(sendInvoice, { ...newDocument(), access_key: wrong, products })
    expect(outcome.status).toBe(200)
  }
})

test('the same file twice by one person is one invoice; somebody else may have the same', async ({
  api,
  given,
}) => {
  const product = await given.product()
  const form = { ...newDocument(), products: [{ product_id: product.id, value: '10.00' }] }
  const [ana, bia] = [await given.member({ type: 'attendant' }), await given.member({ type: 'attendant' })]
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => api.as(ana).try(sendInvoice, form)))
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  expect(outcomes.find(({ ok }) => !ok)).toMatchObject({ status: 409, answer: { code: 'invoice_yours' } })
  expect((await api.as(bia).try(sendInvoice, form)).status).toBe(200)
})

test('a photo of 5 MB is answered as soon as it has arrived', {
  timeout: 60_000,
}, async ({ api, given, annotate }) => {
  const ana = api.as(await given.member({ type: 'attendant' }))
  const product = await given.product()
  const products = [{ product_id: product.id, value: '10.00' }]
  const image = await photo({ width: 3350, height: 3350 })
  expect(image.size).toBeGreaterThan(4_000_000)
  const times: number[] = []
  for (let turn = 0; turn < 5; turn++) {
    const own = new Blob([image, `${turn}`], { type: 'image/jpeg' })
    const start = performance.now()
    await ana.call(sendInvoice, { number: `${turn}`, products, image: own })
    times.push(performance.now() - start)
  }
  await annotate(`answered in ${times.map((time) => Math.round(time)).join(', ')} ms`)
  expect(Math.min(...times)).toBeLessThan(600)
})

test('products are listed for everybody signed in, in their language, and not sent twice', async ({
  api,
  app,
  given,
}) => {
  const serena = await given.product({ title: 'Serena Gatos 3 kg', pet: 'cat', ean: '7891000000014' })
  const gone = await given.product({ active: false })
  const ana = await given.member({ level: 2 })
  const products = await api.as(ana).with({ language: 'en' }).call(listProducts)
  expect(products.find(({ id }) => id === serena.id)).toEqual({
    id: serena.id,
    title: 'Serena Gatos 3 kg',
    pet: 'cat',
    detail: 'Adult dogs',
    sku: serena.sku,
    ean: '7891000000014',
    rate_thousandths: 1000,
    image: { link: null },
  })
  expect(products.some(({ id }) => id === gone.id)).toBe(false)
  const headers = { authorization: `Bearer ${ana.token}` }
  const first = await app.inject({ url: '/api/products', headers })
  const etag = String(first.headers.etag)
  const second = await app.inject({ url: '/api/products', headers: { ...headers, 'if-none-match': etag } })
  expect([second.statusCode, second.body]).toEqual([304, ''])
})

test('nobody sees the invoice of another', async ({ api, given }) => {
  const ana = await given.member({ type: 'attendant' })
  const invoice = await given.invoice({ member: ana })
  expect((await api.as(ana).try(oneInvoice, { id: invoice.id })).status).toBe(200)
  const bia = api.as(await given.member({ type: 'attendant' }))
  expect((await bia.try(oneInvoice, { id: invoice.id })).status).toBe(404)
  expect(await bia.call(listInvoices)).toEqual([])
})
