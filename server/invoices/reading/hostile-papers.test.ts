import { expect, test } from 'vitest'
import { formatFiscalKey } from '#domain/fiscal-key.ts'
import { findingsOf } from './findings.ts'
import { readDocument } from './read-document.ts'
import { keyOfInvoice } from './test-invoice.ts'
import { pdfOf, photoOf, printedPage, receipt, sideBySide } from './test-photo.ts'

const today = '2026-06-15'
const key = keyOfInvoice({ model: '65' })
const qr = `https://www.fazenda.exemplo.gov.br/nfce?p=${key}|3|1`

/** What is read of a file, and what is found of it if the member typed what was read. */
async function seen(bytes: Uint8Array, kind: 'jpeg' | 'pdf') {
  const reading = await readDocument(bytes, kind, today)
  const typed = { number: reading.number ?? '1', rows: [] }
  return { reading, findings: findingsOf(reading, typed, { today, maxAgeDays: 90 }) }
}

test('of a PDF of 400 pages the first are read, and that is told', { timeout: 60_000 }, async () => {
  const page = await printedPage('Anexo')
  const text = `Nota\nNFC-e\nCNPJ\nChave de acesso\n${formatFiscalKey(key)}\nFim`
  const { reading, findings } = await seen(await pdfOf(Array(400).fill(page), { text, isSeen: true }), 'pdf')
  expect(reading.access_key).toBe(key)
  expect(reading.pages).toHaveLength(5)
  expect(findings).toEqual([{ code: 'pages_unread', facts: { all: 400, read: 5 } }])
})

test('a PDF that carries a script is read like any other, and marked', { timeout: 60_000 }, async () => {
  const text = `Nota\nNFC-e\nCNPJ\nChave de acesso\n${formatFiscalKey(key)}\nFim`
  const script = 'app.alert\\(1\\)'
  const { reading, findings } = await seen(
    await pdfOf([await printedPage('Nota')], { text, isSeen: true, script }),
    'pdf',
  )
  expect(reading.access_key).toBe(key)
  expect(findings).toEqual([{ code: 'has_script', facts: {} }])
})

test('figures that nobody sees on the page are not read, and told', { timeout: 60_000 }, async () => {
  const lie = { text: 'VALOR TOTAL R$ 9.999,00', isSeen: false }
  const { reading, findings } = await seen(await pdfOf([await printedPage('Nota')], lie), 'pdf')
  expect(reading.total).toBeNull()
  expect(findings).toContainEqual({ code: 'hidden_text', facts: { text: 'VALOR TOTAL R$ 9.999,00' } })
  const harmless = { text: 'Pagina de rosto', isSeen: false }
  const other = await seen(await pdfOf([await printedPage('Nota')], harmless), 'pdf')
  expect(other.findings.map(({ code }) => code)).not.toContain('hidden_text')
})

test('signs that turn the direction or are not seen leave nothing in what is read', {
  timeout: 60_000,
}, async () => {
  const text = `PET SHOP
001 4412 RACAO ^CAES_ 15KG
2 UN X 10,00 20,00
TOTAL R$ 20,00
NFC-e Chave de acesso
${formatFiscalKey(key)}`
  const { reading } = await seen(await pdfOf([await printedPage('Nota')], { text, isSeen: true }), 'pdf')
  expect(reading).toMatchObject({ access_key: key, total: 2000, fields: { total: { sure: true } } })
  expect(JSON.stringify(reading)).not.toMatch(/\p{Cf}/u)
})

test('a paper of another issuer than its key is told', { timeout: 60_000 }, async () => {
  const text = `PET SHOP\nCNPJ 33.000.167/0001-01\nNFC-e\nChave de acesso\n${formatFiscalKey(key)}\nFim`
  const { findings } = await seen(await pdfOf([await printedPage('Nota')], { text, isSeen: true }), 'pdf')
  const values = ['11222333000181', '33000167000101']
  expect(findings).toEqual([{ code: 'sources_differ', facts: { field: 'issuer', values } }])
})

test('a film with the name of a photo is told as broken', async () => {
  const film = Buffer.from(
    `\0\0\0\x18ftypmp42\0\0\0\0mp42isom\0\x04\x93\xe0mdat${'film'.repeat(9999)}`,
    'latin1',
  )
  const { findings } = await seen(film, 'jpeg')
  expect(findings).toMatchObject([{ code: 'unreadable', facts: { failure: 'broken' } }])
})

test('the same paper twice in one picture keeps its key and leaves its rows unsure', {
  timeout: 120_000,
}, async () => {
  const one = await receipt(qr)
  const { reading, findings } = await seen(await photoOf(await sideBySide([one, one]), { noise: 10 }), 'jpeg')
  expect(reading).toMatchObject({ access_key: key, fields: { access_key: { sure: true } } })
  expect(reading.rows.filter(({ isSure }) => isSure)).toEqual([])
  expect(findings).toContainEqual({ code: 'several_papers', facts: { keys: [key, key] } })
})

test.for([
  [
    'a menu',
    'CARDAPIO\nPao de queijo      R$ 6,50\nCoxinha de frango  R$ 8,90\nMoqueca para dois  R$ 119,00',
  ],
  [
    'a foreign receipt',
    'ALMACEN EL BIGOTE S.L.\nFACTURA SIMPLIFICADA\n2 PIENSO PERRO 4KG   31,80\n1 ARENA GATO 10L     7,95\nTOTAL EUR           39,75',
  ],
] as const)('%s shows no invoice', { timeout: 60_000 }, async ([, text]) => {
  const { reading, findings } = await seen(
    await photoOf(await printedPage(text), { width: 1600, height: 1200, noise: 10 }),
    'jpeg',
  )
  expect(findings).toEqual([{ code: 'no_invoice_seen', facts: {} }])
  expect(Object.values(reading.fields ?? {}).filter((field) => field?.sure)).toEqual([])
  expect(reading.rows.filter(({ isSure }) => isSure)).toEqual([])
})

test('a picture without a word is unreadable', { timeout: 60_000 }, async () => {
  const blank = await photoOf(await printedPage(' . '), { width: 1200, height: 900, noise: 10 })
  expect((await seen(blank, 'jpeg')).findings).toMatchObject([
    { code: 'unreadable', facts: { failure: 'silent' } },
  ])
})
