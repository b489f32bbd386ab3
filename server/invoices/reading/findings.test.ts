import { expect, test } from 'vitest'
import { type DocumentReading, nothingRead } from './document-reading.ts'
import { findingsOf } from './findings.ts'
import { readDocument } from './read-document.ts'
import { cancelEvent, invoiceXml, keyOfInvoice } from './test-invoice.ts'

const today = '2026-06-15'
const typed = { number: '7638', rows: [{ valueCents: 14990 }] }

async function found(said: Parameters<typeof invoiceXml>[0], by = typed, day = today) {
  const reading = await readDocument(Buffer.from(invoiceXml(said)), 'xml', day)
  return findingsOf(reading, by, { today: day, maxAgeDays: 90 })
}

async function codes(...args: Parameters<typeof found>) {
  return (await found(...args)).map(({ code }) => code)
}

test('a sound purchase, typed as it is, gives nothing to say', async () => {
  expect(await found({})).toEqual([])
  expect(await found({ model: '65', issuer: '12ABC34501DE35', state: '52' })).toEqual([])
  expect(await found({ issuer: '52998224725' })).toEqual([])
  expect(await found({ rows: [{ ean: 'SEM GTIN' }] })).toEqual([])
})

test.for<[string, Parameters<typeof invoiceXml>[0], string[]]>([
  ['without a protocol', { isBare: true }, ['no_protocol']],
  ['denied', { status: '302' }, ['no_protocol']],
  ['cancelled', { status: '101' }, ['cancelled']],
  ['authorised, with its cancellation beside it', { beside: cancelEvent }, ['cancelled']],
  ['beside the cancellation of another', { beside: () => cancelEvent(keyOfInvoice({ number: '1' })) }, []],
  ['for testing', { environment: '2' }, ['test_document']],
  [
    'for testing, by its words',
    { rows: [{ name: 'NOTA FISCAL EMITIDA EM AMBIENTE DE HOMOLOGACAO' }] },
    ['test_document'],
  ],
  ['whose digest is not the authorised one', { protocolDigest: 'AAAA' }, ['key_inconsistent']],
  ['with the protocol of another', { protocolKey: keyOfInvoice({ number: '1' }) }, ['key_inconsistent']],
  ['under the key of another', { key: keyOfInvoice({ number: '9' }) }, ['key_inconsistent']],
  ['with a wrong digit', { key: `${keyOfInvoice({}).slice(0, 43)}9` }, ['key_invalid']],
  ['without a key', { key: '' }, ['key_invalid', 'key_inconsistent']],
  ['of freight', { model: '57' }, ['not_an_invoice']],
  ['of a return', { purpose: '4' }, ['not_a_purchase']],
  ['that comes in', { direction: '0' }, ['not_a_purchase']],
  ['of goods sent back', { rows: [{}, { cfop: '5411' }] }, ['not_a_purchase']],
  ['with a gift that was typed', { rows: [{ cfop: '6910' }] }, ['not_a_purchase', 'rows_differ']],
])('an invoice %s', async ([, said, expected]) => {
  expect(await codes(said)).toEqual(expected)
})

test('what does not agree is named', async () => {
  expect(await found({ key: keyOfInvoice({ number: '9', issuer: '12ABC34501DE35' }) })).toEqual([
    { code: 'key_inconsistent', facts: { parts: ['issuer', 'number'] } },
  ])
})

test('90 days are not too old, 91 are', async () => {
  expect(await codes({}, typed, '2026-08-18')).toEqual([])
  expect(await found({}, typed, '2026-08-19')).toEqual([
    { code: 'too_old', facts: { issuedOn: '2026-05-20', days: 91, maxAgeDays: 90 } },
  ])
})

test('a key alone is as young as the last day of its month', () => {
  const reading = { ...nothingRead('silent'), source: 'qr', access_key: keyOfInvoice({}), facts: {} } as const
  const codesOn = (today: string) =>
    findingsOf(reading, typed, { today, maxAgeDays: 90 }).map(({ code }) => code)
  expect(codesOn('2026-08-29')).toEqual([])
  expect(codesOn('2026-08-30')).toEqual(['too_old'])
})

test('a number is the same with dots and zeros', async () => {
  expect(await codes({}, { ...typed, number: '000.007.638' })).toEqual([])
  expect(await found({}, { ...typed, number: '7639' })).toEqual([
    { code: 'number_differs', facts: { read: '7638', typed: '7639' } },
  ])
})

/** What words of a photo say, without a code on it. */
function words(said: Partial<DocumentReading>): DocumentReading {
  return nothingRead('silent', { source: 'ocr', number: '7638', facts: {}, ...said })
}

function ofPhoto(said: Partial<DocumentReading>, by: Parameters<typeof findingsOf>[1] = typed) {
  return findingsOf(words(said), by, { today, maxAgeDays: 90 })
}

test('an issuer that is not the one of the key that was sent', async () => {
  const other = { id: '33000167000101', name: null }
  const sister = { id: '11222333000262', name: null }
  const sent = { ...typed, accessKey: keyOfInvoice({}) }
  const differs = { code: 'issuer_differs', facts: { read: other.id, typed: '11222333000181' } }
  expect(ofPhoto({ issuer: other }, sent)).toEqual([differs])
  expect(ofPhoto({ issuer: sister }, sent)).toEqual([])
  expect(ofPhoto({ issuer: null, access_key: keyOfInvoice({}) }, sent)).toEqual([])
  const coded = { source: 'qr', access_key: keyOfInvoice({ issuer: other.id }), issuer: other } as const
  expect(ofPhoto(coded, sent)).toEqual([differs])
  expect(await codes({ issuer: other.id }, sent)).toEqual(['issuer_differs'])
})

test('a day outside of the month of the key that was sent', async () => {
  const sent = { ...typed, accessKey: keyOfInvoice({}) }
  const issuer = { id: '11222333000181', name: null }
  const day = (issued_on: string, sure: boolean) => ({
    issuer,
    issued_on,
    fields: { issued_on: { from: 'words' as const, sure } },
  })
  const differs = { code: 'day_differs', facts: { read: '2026-04-30', typed: '2026-05' } }
  expect(ofPhoto(day('2026-04-30', true), sent)).toEqual([differs])
  expect(ofPhoto(day('2026-05-20', true), sent)).toEqual([])
  expect(ofPhoto(day('2026-04-30', false), sent)).toEqual([])
  const april = keyOfInvoice({ issuedAt: '2026-04-30T10:00:00-03:00' })
  expect(ofPhoto({ issuer, access_key: april }, sent)).toEqual([
    { code: 'day_differs', facts: { read: '2026-04', typed: '2026-05' } },
  ])
  expect(await codes({ issuedAt: '2026-04-30T10:00:00-03:00' }, sent)).toEqual(['day_differs'])
})

test('a code whose day is not in the month of its own key', () => {
  const fields = { issued_on: { from: 'code', sure: true } } as const
  const said = { access_key: keyOfInvoice({}), issued_on: '2026-06-01', fields }
  expect(ofPhoto(said)).toEqual([{ code: 'day_differs', facts: { read: '2026-06-01', typed: '2026-05' } }])
})

test('the rows of a photo speak where they make its total, and only then', () => {
  const issuer = { id: '11222333000181', name: null }
  const row = { name: 'RACAO', code: '', cfop: '', quantity: '2', unitValue: '50.00', discountCents: 0 }
  const read = (cents: number, total: number, sure: boolean) => ({
    issuer,
    total,
    rows: [{ ...row, valueCents: cents, isSure: true }],
    fields: { total: { from: 'words' as const, sure } },
  })
  const differs = { code: 'rows_differ', facts: { unmatchedCents: [14990] } }
  expect(ofPhoto(read(20000, 20000, true))).toEqual([differs])
  expect(ofPhoto(read(20000, 34990, false))).toEqual([])
  expect(ofPhoto(read(14990, 14990, true))).toEqual([])
  expect(ofPhoto(read(10000, 10000, true))).toEqual([
    { code: 'total_differs', facts: { readCents: 10000, typedCents: 14990 } },
    differs,
  ])
})

test('fewer rows may be typed than there are, each of its value less the discount', async () => {
  const rows = [{ value: '160.00', discount: '10.10' }, { value: '20.00' }]
  const valued = (...cents: number[]) => ({
    number: '7638',
    rows: cents.map((valueCents) => ({ valueCents })),
  })
  expect(await codes({ rows, total: '169.90' }, valued(14990))).toEqual([])
  expect(await codes({ rows, total: '169.90' }, valued(2000, 14990))).toEqual([])
  expect(await found({ rows, total: '169.90' }, valued(16000, 2000))).toEqual([
    { code: 'total_differs', facts: { readCents: 16990, typedCents: 18000 } },
    { code: 'rows_differ', facts: { unmatchedCents: [16000] } },
  ])
  expect(await codes({ rows, total: '169.90' }, valued(2000, 2000))).toEqual(['rows_differ'])
})

test('what is no invoice, and what cannot be read, ends there', async () => {
  const read = async (text: string) =>
    findingsOf(await readDocument(Buffer.from(text), 'xml', today), typed, { today, maxAgeDays: 90 })
  expect(await read('<rss><channel/></rss>')).toEqual([{ code: 'not_an_invoice', facts: {} }])
  expect(await read(invoiceXml().slice(0, 500))).toEqual([
    { code: 'unreadable', facts: { failure: 'broken' } },
  ])
})
