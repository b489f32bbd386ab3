import { expect } from 'vitest'
import { createApiKey } from '#contract/api-keys.ts'
import { listInvoices, readUpload, sendInvoice, uploadDocument } from '#contract/invoices.ts'
import { handOverMail, mailedInvoices, takeMailedInvoice } from '#contract/invoices-mail.ts'
import { deleteAccount } from '#contract/members.ts'
import { exportData } from '#contract/members-privacy.ts'
import { newDocument } from '#server/invoices/test-documents.ts'
import { enqueue } from '#server/platform/jobs.ts'
import { composedMail } from '#server/testing/composed-mail.ts'
import { photo } from '#server/testing/pictures.ts'
import { test as base, shop } from '#server/testing/signed-test.ts'
import { allFiles, tracesOf } from '#server/testing/traces.ts'
import { zipOf } from '#server/testing/zip.ts'

type Mail = Parameters<typeof composedMail>[0]

const test = base
  .extend('invoiceMail', { scope: 'file' }, () => ({ address: 'notas@petisco.test' }))
  .extend('confirmed', ({ given, database }) => async (said: Parameters<typeof given.member>[0]) => {
    const person = await given.member(said)
    await database.pool.query('update member set email_confirmed_at = now() where id = $1', [person.id])
    return person
  })
  .extend('person', ({ confirmed }) => confirmed({ type: 'attendant', shop, name: 'Ana Souza' }))
  .extend('ana', ({ api, person }) => api.as(person))
  .extend('address', async ({ ana }) => (await ana.call(mailedInvoices)).address ?? '')
  .extend('hook', { scope: 'file' }, async ({ world }) => {
    const admin = world.api.as(await world.given.staff({ role: 'admin' }))
    const { key } = await admin.call(createApiKey, {
      name: 'Correio',
      calls: ['handOverMail'],
      calls_per_minute: 6000,
    })
    return world.api.as({ token: key })
  })
  .extend(
    'handOver',
    ({ hook, readAll }) =>
      async (mail: Uint8Array, verdict: object = { dmarc: 'pass' }) => {
        await hook.call(handOverMail, { message: new Blob([new Uint8Array(mail)]), ...verdict })
        await readAll()
      },
  )
  .extend(
    'mailIn',
    ({ person, address, handOver }) =>
      async (mail: Partial<Mail> = {}, verdict?: object) =>
        handOver(await composedMail({ from: person.email, to: address, ...mail }), verdict),
  )
  .extend('products', ({ catfood }) => [{ product_id: catfood.id, value: '149.90' }])
  .extend(
    'answers',
    ({ mailbox, person }) =>
      () =>
        mailbox.to(person.email),
  )

const xmlFile =
  (image: Blob, name = 'nota.xml') =>
  async () => ({
    name,
    content: new Uint8Array(await image.arrayBuffer()),
  })

test('each attendant has an address of their own, in small letters', async ({ ana, given, api }) => {
  const bia = api.as(await given.member({ type: 'attendant' }))
  const { address, files } = await ana.call(mailedInvoices)
  expect(address).toMatch(/^notas\+[a-z2-9]{10}@petisco\.test$/)
  expect(files).toEqual([])
  expect((await bia.call(mailedInvoices)).address).not.toBe(address)
  expect((await api.as(await given.member({ type: 'breeder' })).try(mailedInvoices)).status).toBe(403)
})

test('a photo and an unsigned XML wait for one tap; each is read, and told in one answer', async ({
  ana,
  mailIn,
  answers,
  app,
  readAll,
  files,
}) => {
  const picture = new Uint8Array(await (await photo({ width: 500, height: 700 })).arrayBuffer())
  const { image, number } = newDocument()
  const before = await allFiles(files)
  await mailIn({ files: [{ name: 'IMG_1.JPG', content: picture }, await xmlFile(image)()] })
  const { files: waiting } = await ana.call(mailedInvoices)
  expect(waiting.map(({ type }) => type)).toEqual(['jpeg', 'xml'])
  expect((await ana.call(readUpload, { id: waiting[1]?.id ?? '' })).reading).toMatchObject({ number })
  const seen = await app.inject({ url: waiting[0]?.link ?? '' })
  expect(seen.rawPayload).toEqual(Buffer.from(picture))
  const [answer, another] = answers()
  expect(another).toBeUndefined()
  expect(answer?.text).toContain('IMG_1.JPG: Esperando você conferir no aplicativo.')
  expect(answer?.isAnswerTo).toMatch(/^<mail-\d+@test\.example>$/)
  // The mail itself is not kept.
  expect(await allFiles(files)).toHaveLength(before.length + 2)

  // The app fetches the file, sends it as if it had been chosen there, and it is the same upload.
  const { id } = await ana.call(uploadDocument, { image })
  expect(id).toBe(waiting[1]?.id)
  await ana.call(takeMailedInvoice, { id })
  expect((await ana.try(takeMailedInvoice, { id })).status).toBe(404)
  expect((await ana.call(mailedInvoices)).files).toHaveLength(1)
  await readAll()
})

test('an XML that proves itself is sent at once with its rows, and once however often it comes', async ({
  ana,
  on: _,
  signed,
  mailIn,
  answers,
}) => {
  const { image, number } = signed({ buyer: shop })
  const file = await xmlFile(image)()
  await mailIn({ files: [file], messageId: '<once@test.example>' })
  await mailIn({ files: [file], messageId: '<once@test.example>' })
  expect(await ana.call(listInvoices)).toMatchObject([{ number, products: 1 }])
  expect((await ana.call(mailedInvoices)).files).toEqual([])
  expect(answers().filter(({ isAnswerTo }) => isAnswerTo === '<once@test.example>')).toHaveLength(1)
  await mailIn({ files: [file] })
  expect(await ana.call(listInvoices)).toHaveLength(1)
  expect(answers().at(-1)?.text).toContain('nota.xml: Você já enviou')
})

test('forty copies of one mail at once are one mail with one answer', async ({
  ana,
  person,
  address,
  hook,
  readAll,
  answers,
}) => {
  const { image } = newDocument()
  const mail = await composedMail({ from: person.email, to: address, files: [await xmlFile(image)()] })
  const message = new Blob([new Uint8Array(mail)])
  await Promise.all(Array.from({ length: 40 }, () => hook.call(handOverMail, { message, dmarc: 'pass' })))
  await Promise.all([readAll(), readAll(), readAll()])
  expect((await ana.call(mailedInvoices)).files).toHaveLength(1)
  expect(answers()).toHaveLength(1)
})

test.for([
  ['no verdict', {}, {}],
  ['a broken policy', {}, { dmarc: 'fail', dkim: 'pass', dkim_domain: 'test.example' }],
  ['a signature of somebody else', {}, { dkim: 'pass', dkim_domain: 'evil.example' }],
  ['an answer of a program', { headers: { 'Auto-Submitted': 'auto-replied' } }, undefined],
  ['a mailing list', { headers: { 'List-Id': '<todos.example>' } }, undefined],
  ['a bulk mail', { headers: { Precedence: 'bulk' } }, undefined],
  ['a bounce', { headers: { 'Return-Path': '<>' } }, undefined],
  ['somebody who is no member', { from: 'outra@test.example' }, undefined],
] as const)('%s is dropped without a word', async ([, mail, verdict], { ana, mailIn, mailbox }) => {
  const before = mailbox.messages.length
  const { image } = newDocument()
  await mailIn({ ...mail, files: [await xmlFile(image)()] }, verdict)
  expect((await ana.call(mailedInvoices)).files).toEqual([])
  expect(mailbox.messages).toHaveLength(before)
})

test('an address that was never confirmed proves nothing', async ({
  ana,
  person,
  mailIn,
  answers,
  database,
}) => {
  await database.pool.query('update member set email_confirmed_at = null where id = $1', [person.id])
  await mailIn({ files: [await xmlFile(newDocument().image)()] })
  expect((await ana.call(mailedInvoices)).files).toEqual([])
  expect(answers()).toEqual([])
})

test('two senders are none', async ({ ana, person, address, handOver, mailbox }) => {
  const before = mailbox.messages.length
  const raw = (head: string) =>
    Buffer.from(`${head}To: ${address}\r\nMessage-ID: <${crypto.randomUUID()}@x>\r\n\r\nola`)
  await handOver(raw(`From: ${person.email}\r\nFrom: outra@test.example\r\n`))
  await handOver(raw(`From: outra@test.example\r\nFrom: ${person.email}\r\n`))
  await handOver(raw(`From: ${person.email}, outra@test.example\r\n`))
  await handOver(raw(`From: "${person.email}" <outra@test.example>\r\n`))
  expect((await ana.call(mailedInvoices)).files).toEqual([])
  expect(mailbox.messages).toHaveLength(before)
})

test.for([
  ['nothing in it', { html: '<p>Veja <b>isto</b></p>' }, 'Não havia arquivo no e-mail'],
  ['an address of nobody', { to: 'notas+abcdefghij@petisco.test' }, 'Use o seu endereço pessoal'],
  ['the address without a code', { to: 'notas@petisco.test' }, 'Use o seu endereço pessoal'],
] as const)(
  'a mail with %s is answered with how to do it',
  async ([, mail, words], { ana, mailIn, answers, address }) => {
    const files = 'html' in mail ? [] : [await xmlFile(newDocument().image)()]
    await mailIn({ ...mail, files })
    const [answer] = answers()
    expect(answer?.text).toContain(words)
    expect(answer?.text).toContain(address)
    expect((await ana.call(mailedInvoices)).files).toEqual([])
  },
)

test('who may not send invoices is told so', async ({
  confirmed,
  api,
  handOver,
  mailbox,
  world,
  address,
}) => {
  const breeder = await confirmed({ type: 'breeder' })
  expect((await api.as(breeder).try(mailedInvoices)).status).toBe(403)
  const { image } = newDocument()
  await handOver(await composedMail({ from: breeder.email, to: address, files: [await xmlFile(image)()] }))
  expect(mailbox.to(breeder.email)[0]?.text).toContain('são para atendentes')
  const { rowCount } = await world.database.pool.query('select from invoice_upload where member_id = $1', [
    breeder.id,
  ])
  expect(rowCount).toBe(0)
})

test('what is no invoice is told file by file: a ZIP is not opened, a logo is no document', async ({
  ana,
  mailIn,
  answers,
}) => {
  const bomb = zipOf({ name: 'nota.xml', content: Buffer.alloc(5_000_000) })
  await mailIn({
    html: '<p>Oi</p><img src="cid:logo.png">',
    files: [
      { name: 'notas.zip', content: bomb },
      { name: 'vazio.pdf', content: '' },
      {
        name: 'grande.pdf',
        content: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(11 * 1024 * 1024)]),
      },
      { name: 'meia.jpg', content: new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16]) },
      { name: 'logo.png', content: await smallPicture(), inline: true },
    ],
  })
  expect((await ana.call(mailedInvoices)).files).toEqual([])
  const [answer] = answers()
  for (const name of ['notas.zip', 'vazio.pdf', 'grande.pdf', 'meia.jpg'])
    expect(answer?.text).toMatch(new RegExp(`${name}: \\S`))
  expect(answer?.text).not.toContain('logo.png')
})

async function smallPicture() {
  return new Uint8Array(await (await photo({ width: 40, height: 40 })).arrayBuffer())
}

test('hostile mails neither break the worker nor leave anything', async ({
  ana,
  person,
  address,
  handOver,
  files,
}) => {
  const before = await allFiles(files)
  const head = `From: ${person.email}\r\nTo: ${address}\r\n`
  const part = '--b\r\nContent-Type: text/xml; name="a.xml"\r\nContent-Disposition: attachment\r\n\r\n'
  const parts = `MIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n`
  const nested = Array.from(
    { length: 300 },
    (_, depth) => `--n${depth}\r\nContent-Type: multipart/mixed; boundary=n${depth + 1}\r\n\r\n`,
  ).join('')
  const mails = [
    '',
    '\0\0\0\0',
    'not a mail',
    `${head}${'X-A: b\r\n'.repeat(100_000)}\r\noi`,
    `${head}MIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=n0\r\n\r\n${nested}`,
    `${head}Content-Type: text/html; charset=x-nowhere\r\nContent-Transfer-Encoding: base64\r\n\r\n////`,
    `${head}Subject: \0nul\0\r\nMessage-ID: <a\0b>\r\n\r\noi`,
    `${head}${parts}${part}<nfeProc>\0</nfeProc>\r\n--b--`,
    `${head}${parts}${part.replace('; name="a.xml"', "; name*=utf-8''a%00%ED%A0%80.xml")}<a/>\r\n--b--`,
    `${head}${parts}${part.replace('a.xml', '=?x-nowhere?B?////?=')}x\r\n--b--`,
    `${head}${parts}${part.replace('a.xml', `${'a'.repeat(5000)}\\u0000.xml`)}x\r\n--b--`,
  ]
  for (const mail of mails) if (mail) await handOver(Buffer.from(mail, 'latin1'))
  const begun = performance.now()
  await handOver(Buffer.from(`${head}${parts}${`${part}x\r\n`.repeat(5000)}--b--`))
  expect(performance.now() - begun).toBeLessThan(10_000)
  const waiting = (await ana.call(mailedInvoices)).files
  expect(waiting.length).toBeLessThan(5)
  expect((await allFiles(files)).length).toBe(before.length + waiting.length)
})

test('more than thirty mails a day are told once, and then no more', async ({ mailIn, answers, clock }) => {
  clock.advance({ hours: 24 })
  for (let count = 0; count < 33; count += 1) await mailIn()
  expect(answers()).toHaveLength(31)
  expect(answers().at(-1)?.text).toContain('limite de e-mails de hoje')
})

test('it waits for fourteen days, and does not keep the form from its own uploads', async ({
  ana,
  person,
  mailIn,
  database,
  world,
  products,
}) => {
  const { clock, runJobs } = world
  await mailIn({ files: [await xmlFile(newDocument().image)()] })
  const sweep = async () => {
    await database.transaction((tx) => enqueue(tx, { name: 'remove-unused-documents' }, {}))
    await runJobs()
  }
  await database.pool.query(
    `insert into invoice_upload (member_id, file_key, file_type, sha256, created_at, reading, read_at, mailed_at)
     select $1, 'private/invoices/' || n, 'xml', sha256(n::text::bytea), $2, '{}', $2, $2 from generate_series(1, 40) n`,
    [person.id, clock.now()],
  )
  await ana.call(uploadDocument, newDocument())
  clock.advance({ hours: 13 * 24 })
  await sweep()
  expect((await ana.call(mailedInvoices)).files).toHaveLength(41)
  const { image, number } = newDocument()
  await ana.call(sendInvoice, { image, number, products })
  clock.advance({ hours: 2 * 24 })
  await sweep()
  expect((await ana.call(mailedInvoices)).files).toEqual([])
})

test('it is told in the person’s own file, and goes with the person', async ({
  ana,
  person,
  mailIn,
  files,
  database,
  readAll,
}) => {
  const before = await allFiles(files)
  const { image } = newDocument({ issuerName: 'Emitente Inconfundível' })
  await mailIn({ files: [await xmlFile(image, 'nota-inconfundivel.xml')()] })
  const { data } = await ana.call(exportData)
  expect(data).toMatchObject({
    invoice_mails: [{ refused: null, files: [{ name: 'nota-inconfundivel.xml', outcome: 'waiting' }] }],
    invoice_uploads: [{ mailed_at: expect.any(String) }],
  })
  await ana.call(deleteAccount)
  await readAll()
  expect(await allFiles(files)).toEqual(before)
  expect(await tracesOf(database, files, ['inconfundivel', 'Inconfundível', person.email])).toEqual([])
})

test('without the setting there is no address, and no mail is taken', async ({ world, person, hook: _ }) => {
  await using off = await world.anotherProcess({ invoiceMail: undefined })
  expect((await off.api.as(person).call(mailedInvoices)).address).toBeNull()
  const admin = off.api.as(await world.given.staff({ role: 'admin' }))
  expect((await admin.try(handOverMail, { message: new Blob(['From: a']), dmarc: 'pass' })).status).toBe(404)
})
