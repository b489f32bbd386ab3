import sharp from 'sharp'
import { expect } from 'vitest'
import { sendInvoice } from '#contract/invoices.ts'
import { approveInvoice, officeInvoice, rejectInvoice, requestPhoto } from '#contract/invoices-office.ts'
import { takeEffect } from '#server/invoices/test-acts.ts'
import { test as base } from '#server/testing/test.ts'

const test = base.extend('rita', async ({ given, api }) => api.as(await given.staff()))

test('an approval is told with its coins, how they came about, and until when they are good', async ({
  world,
  given,
  rita,
}) => {
  const ana = await given.member({ type: 'attendant', name: 'Camila Nogueira', coins: 2930 })
  const rows = [
    { product: await given.product({ title: 'Vivaz Adulto 7 kg' }), valueCents: 18_000 },
    { product: await given.product({ title: 'Vivaz <Filhotes> 3 kg', rate: 1500 }), valueCents: 9_350 },
  ]
  const { id } = await given.invoice({ member: ana, number: '1.198', rows })
  await rita.call(approveInvoice, { id, version: 1 })
  await takeEffect(world)
  const [mail] = world.mailbox.to(ana.email)
  expect(mail?.subject).toBe('Nota 1.198 aprovada: +320 moedas')
  expect(mail?.text).toContain('Camila, as moedas já estão no seu saldo.')
  expect(mail?.text).toContain('Saldo: 3.250. Estas vencem em 17/11/2027.')
  expect(mail?.text).toContain('Vivaz <Filhotes> 3 kg (R$ 93,50 × 1,500): 140')
  expect(mail?.html).toContain('Vivaz &lt;Filhotes&gt; 3 kg')
  expect(mail?.text).not.toContain('contamos o que está na nota')
})

test('an approval by other values says so', async ({ world, given, rita }) => {
  const ana = await given.member({ type: 'attendant', language: 'en' })
  const { id } = await given.invoice({ member: ana, number: '7' })
  const { rows } = await rita.call(officeInvoice, { id })
  const counted = rows.map((row) => ({ id: row.id, counted_cents: 100 }))
  await rita.call(approveInvoice, { id, version: 1, rows: counted })
  await takeEffect(world)
  const [mail] = world.mailbox.to(ana.email)
  expect(mail?.subject).toBe('Invoice 7 approved: +1 coin')
  expect(mail?.text).toContain('we counted the one on the invoice')
})

test('a no says why, and that somebody else can look again', async ({ world, given, rita }) => {
  const ana = await given.member({ type: 'attendant', language: 'es' })
  const { id } = await given.invoice({ member: ana, number: '1150' })
  await rita.call(rejectInvoice, { id, version: 1, reason: 'other', note: 'Falta el <sello>.' })
  await takeEffect(world)
  const [mail] = world.mailbox.to(ana.email)
  expect(mail?.subject).toBe('Factura 1150 no aprobada')
  expect(mail?.text).toContain('No fue posible aprobar esta factura. Falta el <sello>.')
  expect(mail?.text).toContain('otra revisión, hecha por otra persona')
  expect(mail?.text).toContain(`https://petisco.test/documentos-enviados/${id}`)
  expect(mail?.html).toContain('Falta el &lt;sello&gt;.')
})

test('who is asked for a better photo sees the one they sent', { timeout: 60_000 }, async ({
  world,
  api,
  given,
  rita,
}) => {
  const ana = await given.member({ type: 'attendant' })
  const products = [{ product_id: (await given.product()).id, value: '1.00' }]
  const picture = sharp({ create: { width: 200, height: 300, channels: 3, background: '#eee' } })
  const image = new Blob([new Uint8Array(await picture.png().toBuffer())])
  const { id } = await api.as(ana).call(sendInvoice, { number: '1244', products, image })
  await world.runJobs()
  const { version } = await rita.call(officeInvoice, { id })
  await rita.call(requestPhoto, { id, version, reason: 'cut_off' })
  await takeEffect(world)
  const [mail] = world.mailbox.to(ana.email)
  expect(mail?.subject).toBe('Precisamos de outra foto da nota 1244')
  expect(mail?.text).toContain('A nota está cortada na foto.')
  const photo = mail?.images?.find(({ name }) => name === 'photo.jpg')
  expect(await sharp(photo?.content).metadata()).toMatchObject({ format: 'jpeg', height: 300 })
})

test('without a photo the mail goes without one', async ({ world, given, rita }) => {
  const ana = await given.member({ type: 'attendant', language: 'en' })
  const { id } = await given.invoice({ member: ana, number: '12' })
  await rita.call(requestPhoto, { id, version: 1, reason: 'wrong_file' })
  await takeEffect(world)
  const [mail] = world.mailbox.to(ana.email)
  expect(mail?.subject).toBe('We need another photo of invoice 12')
  expect(mail?.images?.map(({ name }) => name)).toEqual(['logo.png'])
})
