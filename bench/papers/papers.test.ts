import { readFile } from 'node:fs/promises'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { expect, test } from 'vitest'
import { readFiscalKey } from '#domain/fiscal-key.ts'
import { readFiscalCode } from '#domain/fiscal-qr.ts'
import { qrText } from './codes.ts'
import { type PaperKind, type PaperTruth, truthOf } from './paper.ts'
import { randomOf } from './random.ts'
import { sets } from './sets.ts'

const seeds = Array.from({ length: 300 }, (_, seed) => seed)
const kinds: readonly PaperKind[] = ['nfce', 'danfe', 'sat']

function paper(seed: number) {
  const kind = kinds[seed % 3] ?? 'nfce'
  return truthOf(seed, {
    kind,
    rows: 1 + (seed % 14),
    longestName: 30,
    codes: 'both',
    hasAccents: seed % 2 === 0,
  })
}

test('a seed always makes the same paper, and another seed another one', () => {
  expect(seeds.map(paper)).toEqual(seeds.map(paper))
  expect(new Set(seeds.map((seed) => paper(seed).key)).size).toBe(seeds.length)
})

test('the rows of a paper add up to its total', () => {
  for (const { rows, discountCents, chargesCents, totalCents } of seeds.map(paper)) {
    const sum = rows.reduce((total, row) => total + row.valueCents - row.discountCents, 0)
    expect(sum - discountCents + chargesCents).toBe(totalCents)
    expect(rows.every((row) => row.valueCents === Math.round(row.quantity * row.unitCents))).toBe(true)
    expect(rows.every((row) => row.name.length <= 30 && row.valueCents > row.discountCents)).toBe(true)
  }
})

test('the key of an invoice says what is printed on it', () => {
  for (const { kind, key, issuer, number, series, issuedOn } of seeds.map(paper)) {
    if (kind === 'sat') continue
    const month = issuedOn.slice(0, 7)
    expect(readFiscalKey(key ?? '', '2026-12-31')).toMatchObject({
      ok: true,
      key: { issuer: issuer.id, number, series, month },
    })
  }
})

test('the code of a receipt can be understood', () => {
  for (const truth of seeds.map(paper)) {
    expect(readFiscalCode(qrText(truth, randomOf(truth.totalCents)))?.key).toBe(truth.key)
  }
})

test('no paper of a set has the name of another', () => {
  const sizes = Object.entries(sets).map(([name, planned]) => {
    const names = planned().map((each) => each.name)
    expect(new Set(names).size).toBe(names.length)
    return [name, names.length]
  })
  expect(Object.fromEntries(sizes)).toMatchObject({ first: 29, varied: 50, held: 50, pdf: 20 })
})

test('a printed paper holds the text of its truth', async () => {
  const folder = new URL('../../server/invoices/reading/fixtures/', import.meta.url)
  for (const name of ['receipt', 'danfe-two-pages']) {
    const { rows, key } = JSON.parse(await readFile(new URL(`${name}.json`, folder), 'utf8')) as PaperTruth
    const text = await textIn(await readFile(new URL(`${name}.pdf`, folder)))
    expect(text).toContain(key)
    expect(rows.filter((row) => !text.includes(row.name.replace(/\s/g, '')))).toEqual([])
  }
})

async function textIn(pdf: Buffer): Promise<string> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(pdf)
  const texts = Array.from(document.pages(), (page) => page.getText().replace(/\s/g, ''))
  document.destroy()
  library.destroy()
  return texts.join('')
}
