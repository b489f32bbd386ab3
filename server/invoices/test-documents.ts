import { invoiceXml, keyOfInvoice } from './reading/test-invoice.ts'

let documents = 0

/** A day in the month of the test clock. */
const issuedAt = '2026-11-10T10:15:00-03:00'

/** An XML that nobody has sent before. XML is the fastest to read. */
export function newDocument(said: Parameters<typeof invoiceXml>[0] = {}) {
  const document = { issuedAt, number: String(20_000 + ++documents), ...said }
  const image = new Blob([invoiceXml(document)], { type: 'text/xml' })
  return { number: document.number, key: keyOfInvoice(document), image }
}

/** A key that passes every check and belongs to no document. */
export function newKey(): string {
  return keyOfInvoice({ issuedAt, number: String(500_000 + ++documents) })
}
