import { expect, test } from 'vitest'
import type { FindingCode, proofReasons, Reading } from '#contract/invoices-reading.ts'
import type { OfficeInvoice } from '#contract/invoices-under-review.ts'
import {
  checksOf,
  contradictionsOf,
  isNumberTyped,
  isRowAgreed,
  isTotalOff,
  isWhollyProved,
  rowsLeftOver,
  shortKey,
  warningsOf,
} from './fact-checks.ts'

const key = '43261111222333000181650010000012401481270934'
const read: Reading = {
  source: 'qr',
  access_key: key,
  number: '1240',
  issuer: { id: '11222333000181', name: null },
  issued_on: '2026-11-04',
  total_cents: 77_340,
  rows: [],
  findings: [],
}

function seen(reading: Partial<Reading> | null, more: Partial<OfficeInvoice> = {}) {
  const known = { access_key: key, number: '1240', alike: [], rows: [] }
  const whole = { reading: reading && { ...read, ...reading }, ...known, ...more }
  return whole as unknown as OfficeInvoice
}

function marks(invoice: OfficeInvoice) {
  return checksOf(invoice).map(({ mark }) => mark)
}

const findings = (...codes: FindingCode[]) => codes.map((code) => ({ code, facts: {} }))

test('a key proves what it says itself; day and total of a photo are suggested', () => {
  expect(marks(seen({}))).toEqual(['proved', 'proved', 'proved', 'suggested', 'suggested', 'proved'])
  expect(marks(seen({ source: 'ocr' }))).toEqual(Array(6).fill('suggested'))
})

test('what an XML says is proved by the signature of its issuer alone', () => {
  const xml = (proof?: Reading['proof']) => marks(seen({ source: 'xml', ...(proof && { proof }) }))
  const because = (reason: (typeof proofReasons)[number]) => xml({ proved: false, reason, version: 1 })
  expect(xml()).toEqual(Array(6).fill('suggested'))
  expect(xml({ proved: true, version: 1 })).toEqual(Array(7).fill('proved'))
  expect(because('digest')).toEqual(['differs', ...Array(6).fill('suggested')])
  expect(because('too_old')).toEqual(['unproved', ...Array(6).fill('suggested')])
})

test('where nothing was read there is nothing to rely on; only number and total were typed', () => {
  const none = [undefined, undefined, 'typed', undefined, 'typed', undefined]
  expect(marks(seen(null, { access_key: null }))).toEqual(none)
  const unread = { source: 'none', access_key: null, number: null, issuer: null, issued_on: null } as const
  expect(marks(seen({ ...unread, total_cents: null }, { access_key: null }))).toEqual(none)
})

test('a document needs no look only where everything about it is proved', () => {
  const row = { id: 'a', product_id: 'p', value_cents: 77_340, paper_cents: 77_340, counted_cents: null }
  const proved = {
    source: 'xml',
    proof: { proved: true, version: 1 },
    rows: [{ name: 'Ração', value_cents: 77_340, product_id: 'p', matched_by: 'code', sure: true }],
  } as unknown as Partial<Reading>
  const more = {
    barred: null,
    needs_second: false,
    approval: { needs_second: false },
    rows: [{ ...row, paper_row: 0, recommendation: null }],
  } as unknown as Partial<OfficeInvoice>
  expect(isWhollyProved(seen(proved, more))).toBe(true)
  expect(isWhollyProved(seen({ ...proved, proof: undefined }, more))).toBe(false)
  expect(isWhollyProved(seen({ ...proved, findings: findings('total_differs') }, more))).toBe(false)
  expect(isWhollyProved(seen(proved, { ...more, barred: 'own_document' }))).toBe(false)
  expect(isWhollyProved(seen(proved, { ...more, rows: [] }))).toBe(false)
})

test('the total of a document whose rows were not read is off until what counts is as much', () => {
  const photo = seen({ findings: findings('total_differs') })
  expect(isTotalOff(photo, 90_000)).toBe(true)
  expect(isTotalOff(photo, 77_340)).toBe(false)
  expect(isTotalOff(seen({}), 90_000)).toBe(false)
})

test('a number is as typed only if its figures are', () => {
  const typed = (number: string) => isNumberTyped(seen({ number: '000.001.240' }, { number }))
  expect([typed('1240'), typed('01.240'), typed('1241'), typed('88412')]).toEqual([true, true, false, false])
  expect(isNumberTyped(seen({ number: null }, { number: '1240' }))).toBeUndefined()
  expect(marks(seen({}, { number: '88412' }))[2]).toBe('differs')
})

test('what contradicts itself differs', () => {
  const odd = findings('key_inconsistent', 'number_differs', 'total_differs', 'too_old', 'look_alike')
  const alike = [{ id: '1', number: '7', by: 'picture', percent: 90, sender: 'same' }] as const
  const invoice = seen({ findings: odd }, { number: '1241', alike: [...alike] })
  expect(marks(invoice)).toEqual(['differs', 'proved', 'differs', 'differs', 'differs', 'differs'])
  expect(warningsOf(invoice)).toEqual(['key_inconsistent', 'too_old'])
})

test('rows of the document that nobody typed are left over', () => {
  const line = (name: string) => ({ name, ean: null, code: null, value_cents: 1, product_id: null })
  const rows = [{ paper_row: 1 }, { paper_row: null }] as OfficeInvoice['rows']
  expect(rowsLeftOver(seen({ rows: [line('A'), line('B')] }, { rows })).map(({ name }) => name)).toEqual([
    'A',
  ])
})

test('a key is told by its ends', () => {
  expect(shortKey(key)).toBe('4326 1111…8127 0934')
})

test('where the reading says how sure each fact is, that counts for photographs too', () => {
  const sure = (from: 'code' | 'key' | 'words') => ({ from, sure: true })
  const fields = {
    access_key: sure('code'),
    number: sure('key'),
    issuer: { from: 'words', sure: false },
    issued_on: { from: 'words', sure: false },
    total: sure('words'),
  } as const
  expect(marks(seen({ source: 'ocr', fields }))).toEqual([
    'proved',
    'suggested',
    'proved',
    'suggested',
    'proved',
    'proved',
  ])
})

test('another issuer or day than that of the key differs and is warned of', () => {
  const invoice = seen({ findings: findings('issuer_differs', 'day_differs') })
  expect(marks(invoice)).toEqual(['proved', 'differs', 'proved', 'differs', 'suggested', 'proved'])
  expect(warningsOf(invoice)).toEqual(['issuer_differs', 'day_differs'])
})

test('two places that say different things are told beside their fact, with both values', () => {
  const said = { code: 'sources_differ', facts: { field: 'total', values: [9357, 3957] } } as const
  const invoice = seen({ findings: [said] })
  expect(marks(invoice)[4]).toBe('differs')
  expect([...contradictionsOf(invoice.reading)]).toEqual([['total', [9357, 3957]]])
  expect(warningsOf(invoice)).toEqual([])
  const strange = seen({ findings: [{ ...said, facts: { field: 'colour', values: [1, 2] } }] })
  expect(warningsOf(strange)).toEqual(['sources_differ'])
})

test('a row agrees if product and value are those of the document and both are sure', () => {
  const values = { value_cents: 100, counted_cents: null, paper_cents: 100 }
  const typed = { product_id: 'p', ...values, paper_row: 0, recommendation: null }
  const paper = { name: 'A', ean: null, code: null, value_cents: 100, product_id: 'p' }
  const agrees = (line: Partial<Reading['rows'][number]>, row = {}) =>
    isRowAgreed(seen({ source: 'ocr', rows: [{ ...paper, matched_by: 'ean', sure: true, ...line }] }), {
      ...typed,
      ...row,
    } as OfficeInvoice['rows'][number])
  expect(agrees({})).toBe(true)
  expect(agrees({}, { recommendation: { fault: null, findings: [] } })).toBe(true)
  expect(agrees({}, { recommendation: { fault: 'expired', findings: [] } })).toBe(false)
  expect(agrees({}, { recommendation: { fault: null, findings: ['pair_often'] } })).toBe(false)
  expect(agrees({ matched_by: 'wording' })).toBe(true)
  expect(agrees({ matched_by: 'words' })).toBe(false)
  expect(agrees({ product_id: 'q' })).toBe(false)
  expect(agrees({ sure: false })).toBe(false)
  expect(agrees({}, { paper_cents: 90 })).toBe(false)
  expect(agrees({}, { counted_cents: 90 })).toBe(false)
  expect(agrees({}, { paper_row: null })).toBe(false)
  const { sure: _, ...silent } = { ...paper, matched_by: 'ean', sure: true } as const
  const row = { ...typed } as OfficeInvoice['rows'][number]
  expect(isRowAgreed(seen({ source: 'xml', rows: [silent] }), row)).toBe(true)
  expect(isRowAgreed(seen({ source: 'ocr', rows: [silent] }), row)).toBe(false)
})
