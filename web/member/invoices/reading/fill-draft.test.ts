import { expect, test } from 'vitest'
import type { Product } from '#contract/catalogue.ts'
import { type Draft, emptyDraft, withoutReading } from '#web/member/invoices/draft.ts'
import { fillDraft } from './fill-draft.ts'
import type { InvoiceReading } from './invoice-reading.ts'

const product: Product = {
  id: 'a',
  title: 'Quintal Adulto 15 kg',
  pet: 'dog',
  detail: '',
  sku: 'QA15',
  ean: null,
  rate_thousandths: 1000,
  image: { link: null },
}

const sack = { code: 'QA15', name: '', cfop: '5102', quantity: '1', unitValue: '200' }
const reading: InvoiceReading = {
  from: 'xml',
  number: '1241',
  accessKey: 'key',
  rows: [
    { ...sack, valueCents: 20_000, discountCents: 1010 },
    { ...sack, code: 'other', name: 'Coleira', valueCents: 5000, discountCents: 0 },
  ],
}

test('number and rows of our products are fillDraft in and marked, less their discount', () => {
  const draft = fillDraft(emptyDraft(), reading, [product])
  expect(draft).toMatchObject({ number: '1241', numberFrom: 'xml', accessKey: 'key' })
  expect(draft.rows).toMatchObject([{ productId: 'a', value: 'R$ 189,90', from: 'xml' }])
})

test('what was typed is not written over', () => {
  const typed: Draft = { number: '77', rows: [{ id: '1', productId: 'b', value: 'R$ 1,00' }] }
  const draft = fillDraft(typed, reading, [product])
  expect(draft).toMatchObject({ number: '77', rows: typed.rows })
  expect(draft.numberFrom).toBeUndefined()
})

test('a value below one real keeps its cents', () => {
  const rows = [{ ...sack, valueCents: 5, discountCents: 0 }]
  expect(fillDraft(emptyDraft(), { ...reading, rows }, [product]).rows[0]?.value).toBe('R$ 0,05')
})

test('what was read goes with its file, and what was typed stays', () => {
  const read = fillDraft(emptyDraft(), reading, [product])
  const draft = withoutReading({
    ...read,
    rows: [...read.rows, { id: '2', productId: 'b', value: 'R$ 2,00' }],
  })
  expect(draft).toEqual({ number: '', rows: [{ id: '2', productId: 'b', value: 'R$ 2,00' }] })
  expect(withoutReading(read).rows).toHaveLength(1)
})

test('a code that was added to a row that was read stays when the file goes', () => {
  const read = fillDraft(emptyDraft(), reading, [product])
  const rows = read.rows.map((row) => ({ ...row, recommendation: 'ABCDEFGH' }))
  const [left] = withoutReading({ ...read, rows }).rows
  expect(left).toEqual({ id: rows[0]?.id, productId: '', value: '', recommendation: 'ABCDEFGH' })
})
