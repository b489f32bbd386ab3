import { expect } from 'vitest'
import { sendInvoice } from '#contract/invoices.ts'
import { officeInvoice } from '#contract/invoices-office.ts'
import { invoiceXml } from '#server/invoices/reading/test-invoice.ts'
import { pdfOf, printedPage, receipt } from '#server/invoices/reading/test-photo.ts'
import { newKey } from '#server/invoices/test-documents.ts'
import { test } from '#server/testing/test.ts'

const texts = {
  'control signs': '\u0001\u0007\u001b\u007f\u0085',
  'a NUL': 'a\0b',
  'half a letter': 'a\ud83db\udc3e',
  'letters of four bytes': '🐾𝒜🏴‍☠️'.repeat(3000),
  'right to left': '\u202eעברית עם العربية\u202c',
  'what formulas begin with': '=cmd()＝＋－＠\t\r',
  'one letter without end': 'A'.repeat(9_000_000),
}
/** Inside a PDF: numbers of letters, and `~` for a letter of two halves. */
const pdfTexts = {
  'control signs and NUL': '\\000\\001\\007\\033\\177a'.repeat(20),
  'a letter of four bytes where the text is cut': `A${'~'.repeat(9000)}`,
  'one letter without end': 'A'.repeat(3_000_000),
}

const ofEvery = (kinds: typeof texts) =>
  Object.values(kinds)
    .map((text) => text.slice(0, 30).toWellFormed())
    .join('')

type Papers = Readonly<Record<string, () => Promise<string | Uint8Array<ArrayBuffer>>>>

const papers: Papers = Object.fromEntries([
  ...Object.entries(texts).map(([name, text]) => [
    `${name} in an XML`,
    async () => invoiceXml({ issuerName: text, key: newKey() }),
  ]),
  ['all of them in a QR code', async () => new Uint8Array(await receipt(ofEvery(texts)))],
  ...Object.entries(pdfTexts).map(([name, text]) => [
    `${name} in a PDF`,
    async () => new Uint8Array(await pdfOf([await printedPage('Nota')], { text, isSeen: true })),
  ]),
  ['nothing but one letter', async () => 'A'.repeat(9_000_000)],
  ['an XML that never ends', async () => `<nfeProc>${'<a>'.repeat(1_000_000)}`],
])

test.for(Object.entries(papers))(
  '%s: nothing stays without a reading',
  { timeout: 120_000 },
  async ([, paper], { api, given, runJobs }) => {
    const ana = api.as(await given.member({ type: 'attendant' }))
    const products = [{ product_id: (await given.product()).id, value: '10.00' }]
    const sent = await ana.try(sendInvoice, { number: '1', products, image: new Blob([await paper()]) })
    // What is no document at all is refused at the door.
    if (sent.status === 422) return
    expect(sent.status).toBe(200)
    await runJobs()
    const id = (sent.answer as { id: string }).id
    const rita = api.as(await given.staff())
    const { reading, barred } = await rita.call(officeInvoice, { id })
    expect(reading).not.toBeNull()
    expect(barred).toBeNull()
  },
)

test.for(Object.entries(texts))(
  '%s in the number: refused, or kept and read',
  async ([, text], { api, given, runJobs }) => {
    const ana = api.as(await given.member({ type: 'attendant' }))
    const products = [{ product_id: (await given.product()).id, value: '10.00' }]
    const image = new Blob([invoiceXml({ key: newKey() })])
    const sent = await ana.try(sendInvoice, { number: text, products, image })
    expect([200, 413, 422]).toContain(sent.status)
    await runJobs()
    if (sent.status !== 200) return
    const { reading } = await api
      .as(await given.staff())
      .call(officeInvoice, { id: (sent.answer as { id: string }).id })
    expect(reading).not.toBeNull()
  },
)
