import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { wordingOf } from '#domain/product-wording.ts'
import { readDocument } from './read-document.ts'

/** Papers that were drawn, with what stands on them beside. */
type Truth = {
  key: string
  number: string
  issuedOn: string
  issuer: { id: string; name: string }
  totalCents: number
  rows: { name: string; quantity: number; unitCents: number; valueCents: number; discountCents: number }[]
}

const folder = new URL('./fixtures/', import.meta.url)
const today = '2026-11-16'

function truthOf(name: string): Truth {
  return JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'))
}

function readFixture(file: string) {
  return readDocument(readFileSync(new URL(file, folder)), file.endsWith('pdf') ? 'pdf' : 'jpeg', today)
}

test.for([
  ['a receipt with two lines a row', 'receipt-two-lines.jpg'],
  ['a receipt whose code is covered', 'receipt-code-covered.jpg'],
  ['a photographed DANFE', 'danfe-plain.jpg'],
  ['a PDF of a receipt', 'receipt.pdf'],
  ['a PDF of a dense DANFE of two pages', 'danfe-two-pages.pdf'],
] as const)('%s is read whole', { timeout: 120_000 }, async ([, file]) => {
  const truth = truthOf(file.slice(0, -4))
  const reading = await readFixture(file)
  expect(reading).toMatchObject({
    number: truth.number,
    issued_on: truth.issuedOn,
    issuer: { id: truth.issuer.id },
    total: truth.totalCents,
    fields: { number: { sure: true }, issued_on: { sure: true }, total: { sure: true } },
  })
  const figures = truth.rows.map(({ quantity, unitCents, valueCents, discountCents }) => ({
    quantity,
    unitCents: Math.round(unitCents),
    valueCents,
    discountCents,
    isSure: true,
  }))
  expect(
    reading.rows.map(({ quantity, unitValue, valueCents, discountCents, isSure }) => ({
      quantity: Number(quantity),
      unitCents: Math.round(Number(unitValue) * 100),
      valueCents,
      discountCents,
      isSure,
    })),
  ).toEqual(figures)
  if (file.endsWith('pdf'))
    expect(reading.rows.map(({ name }) => name)).toEqual(truth.rows.map(({ name }) => wordingOf(name)))
  const places = reading.regions?.filter(({ of }) => of === 'row')
  expect(places).toHaveLength(truth.rows.length)
})

test('of two papers in one picture nothing is sure', { timeout: 120_000 }, async () => {
  const reading = await readFixture('two-papers.jpg')
  expect(new Set(reading.facts.papers).size).toBe(2)
  expect(Object.values(reading.fields ?? {}).filter((field) => field?.sure)).toEqual([])
  expect(reading.rows.filter(({ isSure }) => isSure)).toEqual([])
})

test('what cannot be made out of a squeezed picture is not claimed', { timeout: 120_000 }, async () => {
  for (const name of ['receipt-whatsapp', 'receipt-one-line']) {
    const truth = truthOf(name)
    const reading = await readFixture(`${name}.jpg`)
    expect(reading).toMatchObject({ access_key: truth.key, number: truth.number, total: truth.totalCents })
    const values = truth.rows.map(({ valueCents }) => valueCents)
    for (const row of reading.rows) if (row.isSure) expect(values).toContain(row.valueCents)
  }
})
