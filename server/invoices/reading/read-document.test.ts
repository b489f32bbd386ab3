import { expect, test } from 'vitest'
import { formatFiscalKey } from '#domain/fiscal-key.ts'
import { hugePng } from '#server/testing/pictures.ts'
import { readDocument } from './read-document.ts'
import { invoiceXml, keyOfInvoice } from './test-invoice.ts'
import { danfe, pdfOf, photoOf, printedPage, receipt } from './test-photo.ts'

const today = '2026-06-15'
const key = keyOfInvoice({ model: '65' })
const qr = `https://www.fazenda.exemplo.gov.br/nfce?p=${key}|2|2|20|149.90|797a|1|0A1B2C`
const small = { width: 1500, height: 2100 }

test('an XML tells everything', async () => {
  expect(await readDocument(Buffer.from(invoiceXml()), 'xml', today)).toMatchObject({
    source: 'xml',
    access_key: keyOfInvoice({}),
    number: '7638',
    issuer: { id: '11222333000181', name: 'Distribuidora Quintal Fictício Ltda' },
    issued_on: '2026-05-20',
    total: 14990,
    rows: [{ name: 'Ração Gato Adulto 10 kg', valueCents: 14990, discountCents: 0 }],
    fingerprint: null,
  })
})

test('a photo tells what its code says, and its words beside', async () => {
  const photo = await photoOf(await receipt(qr), small)
  const reading = await readDocument(photo, 'jpeg', today)
  expect(reading).toMatchObject({
    source: 'qr',
    access_key: key,
    number: '7638',
    issuer: { id: '11222333000181' },
    issued_on: '2026-05-20',
    total: 14990,
    fields: {
      access_key: { from: 'code', sure: true },
      number: { from: 'key', sure: true },
      issued_on: { from: 'code', sure: true },
      total: { from: 'code', sure: true },
    },
    fingerprint: expect.stringMatching(/^[\da-f]{16}$/),
    facts: { isTest: true },
  })
  expect(reading.regions).toContainEqual({ of: 'code', box: expect.any(Array) })
  expect(reading.text).toContain('PET SHOP FICTICIO')
})

test('a PDF is looked at, whatever the text behind it says', async () => {
  const lie = formatFiscalKey(keyOfInvoice({ number: '99' }))
  const pdf = await pdfOf([await printedPage('Pedido'), await danfe(key)], {
    text: `Chave de acesso ${lie} Valor total R$ 9.999,00`,
  })
  expect(await readDocument(pdf, 'pdf', today)).toMatchObject({
    source: 'barcode',
    access_key: key,
    total: null,
    pages: [expect.any(Uint8Array), expect.any(Uint8Array)],
  })
})

test('text that nobody can see is not on the paper', async () => {
  const lines = [
    'Chave de acesso',
    formatFiscalKey(key),
    'VALOR TOTAL R$ 149,90',
    'Emissao',
    '20/05/2026',
    'Fim',
  ]
  const page = await printedPage('Nota')
  const seen = await readDocument(await pdfOf([page], { text: lines.join('\n'), isSeen: true }), 'pdf', today)
  expect(seen).toMatchObject({ source: 'ocr', access_key: key, total: 14990, issued_on: '2026-05-20' })
  const unseen = await readDocument(await pdfOf([page], { text: lines.join('\n') }), 'pdf', today)
  expect(unseen).toMatchObject({ source: 'none', access_key: null, total: null })
})

test('a text is cut between letters, never inside one', { timeout: 60_000 }, async () => {
  for (const shift of ['', 'x']) {
    const text = Array.from({ length: 70 }, () => shift + '~'.repeat(90)).join('\n')
    const pdf = await pdfOf([await printedPage('Nota')], { text, isSeen: true })
    const reading = await readDocument(pdf, 'pdf', today)
    expect(reading.text).toContain('🐾🐾')
    expect(reading.text?.isWellFormed()).toBe(true)
  }
})

test('a receipt upside down without a code is read by its words', async () => {
  const words = await printedPage(
    `PET SHOP FICTICIO LTDA\nVALOR TOTAL R$ 149,90\nEmissão 20/05/2026\nChave de acesso\n${formatFiscalKey(key)}`,
  )
  const photo = await photoOf(words, { width: 2100, height: 700, degrees: 180, noise: 10 })
  const start = performance.now()
  const reading = await readDocument(photo, 'jpeg', today)
  process.stdout.write(`words in two directions: ${Math.round(performance.now() - start)} ms\n`)
  expect(reading).toMatchObject({ source: 'ocr', access_key: key, total: 14990, issued_on: '2026-05-20' })
})

test.for([
  ['a picture that unpacks to more than memory holds', hugePng(60_000, 60_000), 'png'],
  ['a picture that is none', Buffer.from('\xff\xd8\xff nothing', 'latin1'), 'jpeg'],
  ['a PDF that is none', Buffer.from('%PDF-1.7 nothing'), 'pdf'],
] as const)('%s is set aside', async ([, bytes, kind]) => {
  expect(await readDocument(bytes, kind, today)).toMatchObject({
    source: 'none',
    facts: { failure: 'broken' },
  })
})
